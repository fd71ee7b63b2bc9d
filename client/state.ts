import { COEF_VIEWS, DEFAULT_DISPLAY, type DisplaySettings } from '../shared/domain/settings/display.ts'
import type { IslandProps, PlayerState } from '../shared/ui/islands/props.ts'

/** What the page knows when it arrives (the block `#state`). */
export interface PageState {
  lang: string
  player: PlayerState | null
  display: DisplaySettings
  live: { topics: string[]; version: number } | null
  islands: Partial<IslandProps>
  /** A page for players only: the host is asked about it once more (guard 8). */
  recheck: boolean
}

type Loose = Record<string, unknown>
const isObject = (x: unknown): x is Loose => typeof x === 'object' && x !== null && !Array.isArray(x)
const textOr = (x: unknown, fallback: string) => (typeof x === 'string' ? x : fallback)
const numberOr = (x: unknown, fallback: number) => (typeof x === 'number' && Number.isFinite(x) ? x : fallback)
const flagOr = (x: unknown, fallback: boolean) => (typeof x === 'boolean' ? x : fallback)

/** The islands' props are what this very build rendered the markup with: the version stands for their shape. */
const isProps = (x: unknown): x is Partial<IslandProps> => isObject(x) && Object.values(x).every(isObject)

export function parsePlayer(x: unknown): PlayerState | null {
  if (!isObject(x) || typeof x.userId !== 'number') return null
  return {
    userId: x.userId,
    name: typeof x.name === 'string' ? x.name : null,
    money: typeof x.money === 'string' ? x.money : null,
    currency: textOr(x.currency, 'EUR'),
  }
}

function parseDisplay(x: unknown): DisplaySettings {
  const d = isObject(x) ? x : {}
  const fallback = DEFAULT_DISPLAY
  return {
    theme: d.theme === 'light' || d.theme === 'dark' ? d.theme : 'system',
    coefViewId: COEF_VIEWS.find((id) => id === d.coefViewId) ?? fallback.coefViewId,
    tzo: numberOr(d.tzo, fallback.tzo),
    is12h: flagOr(d.is12h, fallback.is12h),
    hideLeft: flagOr(d.hideLeft, fallback.hideLeft),
    hideRight: flagOr(d.hideRight, fallback.hideRight),
    groupByCountry: flagOr(d.groupByCountry, fallback.groupByCountry),
  }
}

function parseLive(x: unknown): PageState['live'] {
  if (!isObject(x) || !Array.isArray(x.topics)) return null
  return { topics: x.topics.filter((topic) => typeof topic === 'string'), version: numberOr(x.version, 0) }
}

/**
 * The state block as an object; null when there is none or another version of the site wrote it (a tab that a deploy has overtaken):
 * the page then stays what the server made of it.
 */
export function parseState(text: string | null | undefined): PageState | null {
  try {
    return readState(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** The same of an object that has been parsed. */
export function readState(state: unknown): PageState | null {
  if (!isObject(state) || state.v !== 1) return null
  return Object.freeze({
    lang: textOr(state.lang, 'en'),
    player: parsePlayer(state.player),
    display: parseDisplay(state.display),
    live: parseLive(state.live),
    islands: isProps(state.islands) ? state.islands : {},
    recheck: state.recheck === true,
  })
}
