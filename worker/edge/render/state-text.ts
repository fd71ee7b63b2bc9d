import { escapeJson } from './escape.ts'

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)

const attempt = (value: unknown): string | null => {
  try {
    return escapeJson(value)
  } catch {
    return null
  }
}

/**
 * The state block's text. An island whose props cannot be written down is logged and left out: its markup stands, works as plain links and
 * forms, and the page goes out (spec §8).
 */
export function stateText(state: Record<string, unknown>): string {
  const whole = attempt(state)
  if (whole !== null) return whole
  const islands = isRecord(state.islands) ? Object.entries(state.islands) : []
  const lost = islands.filter(([, props]) => attempt(props) === null).map(([name]) => name)
  console.error(JSON.stringify({ level: 'error', error: 'props that cannot be serialised', islands: lost }))
  const kept = Object.fromEntries(islands.filter(([name]) => !lost.includes(name)))
  return attempt({ ...state, islands: kept }) ?? attempt({ v: state.v, lang: state.lang }) ?? '{}'
}
