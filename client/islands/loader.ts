import type { IslandName, IslandProps } from '../../shared/ui/islands/props.ts'
import { reloadOnce } from '../page/reload-once.ts'
import { loadTexts, type MoreTexts } from '../texts/load.ts'
import { isIslandName, REGISTRY } from './registry.ts'
import { holdClicks } from './replay.ts'
import { WHEN } from './when.ts'

const RETRY_MS = 1000
const MORE_TEXTS: Partial<Record<IslandName, MoreTexts>> = {
  login: 'auth',
  registration: 'auth',
  settings: 'settings',
  history: 'history',
}
const wakers = new Map<string, () => void>()
/** Islands of the content that are awake: what takes them away. */
const awake = new Map<HTMLElement, () => void>()

/**
 * A chunk that did not come is asked for once more: a phone between two cells loses one request, seldom two. What does not come then either
 * is missing: the error has the code MODULE_NOT_FOUND (spec §8).
 */
export async function twice<T>(load: () => Promise<T>, pauseMs = RETRY_MS): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return load().catch((error) => {
      throw Object.assign(error, { code: 'MODULE_NOT_FOUND' })
    })
  }
}

/** Everything that an island needs to run, loaded side by side. */
export const loadIsland = <K extends IslandName>(name: K, lang: string) =>
  twice(() => Promise.all([import('./hydrate.tsx'), REGISTRY[name](), loadTexts(lang, MORE_TEXTS[name])]))

async function wakeIsland<K extends IslandName>(
  element: HTMLElement,
  name: K,
  props: IslandProps[K],
  lang: string,
): Promise<void> {
  const [{ hydrate }, module, t] = await loadIsland(name, lang)
  if (element.isConnected) awake.set(element, await hydrate({ element, name, view: module.default, props, t }))
}

function prepare<K extends IslandName>(element: HTMLElement, name: K, props: IslandProps[K], lang: string): void {
  let started = false
  const wake = () => {
    if (started) return
    started = true
    wakeIsland(element, name, props, lang).then(
      () => {
        element.dataset.hydrated = ''
        release(true)
      },
      (error: unknown) => {
        /** The server's markup stays and works as plain links and forms. */
        console.error(`island ${name} did not wake`, error)
        release(false)
        reloadOnce()
      },
    )
  }
  const release = holdClicks(element, wake)
  wakers.set(name, wake)
  const when = WHEN[element.dataset.when ?? 'load'] ?? WHEN.load
  when?.(element, wake)
}

/** Wakes an island of this page now, if it is not awake. */
export const wake = (name: IslandName): void => wakers.get(name)?.()

/** Takes away the islands of content that has been replaced. */
export function endIslands(): void {
  for (const [element, end] of awake) {
    if (element.isConnected) continue
    awake.delete(element)
    end()
  }
}

/**
 * Finds the islands of the page, or of a part of it, and lets each wake at its time. `props` are the server's own, of this very build:
 * the state block carries the version that `parseState` has checked.
 */
export function startIslands(lang: string, props: Partial<IslandProps>, root: Document | HTMLElement = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island
    if (isIslandName(name)) startOne(element, name, props, lang)
  }
}

function startOne<K extends IslandName>(
  element: HTMLElement,
  name: K,
  props: Partial<IslandProps>,
  lang: string,
): void {
  const own = props[name]
  if (own) prepare(element, name, own, lang)
}
