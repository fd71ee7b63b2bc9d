import { type DisplaySettings, withDefaults } from '../shared/domain/settings/display.ts'
import type { IslandProps, PlayerState } from '../shared/ui/islands/props.ts'

/** What the page knows when it arrives (the block `#state`). */
export interface PageState {
  lang: string
  /** Name of the page's route, empty for an error. */
  route: string
  player: PlayerState | null
  display: DisplaySettings
  live: { topics: string[]; version: number } | null
  islands: Partial<IslandProps>
  /** A page for players only: the host is asked about it once more (guard 8). */
  recheck: boolean
  /** Minutes after which an idle player is logged out; 0 for never. */
  idleMinutes: number
}

type Loose = Record<string, unknown>
const isObject = (x: unknown): x is Loose => typeof x === 'object' && x !== null && !Array.isArray(x)
const textOr = (x: unknown, fallback: string) => (typeof x === 'string' ? x : fallback)
const numberOr = (x: unknown, fallback: number) => (typeof x === 'number' && Number.isFinite(x) ? x : fallback)

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
    route: textOr(state.route, ''),
    player: parsePlayer(state.player),
    display: withDefaults(isObject(state.display) ? state.display : {}),
    live: parseLive(state.live),
    islands: isProps(state.islands) ? state.islands : {},
    recheck: state.recheck === true,
    idleMinutes: numberOr(state.idleMinutes, 0),
  })
}
