import { parseCoef } from '../../shared/domain/coefficient/thousandths.ts'
import type { Price } from '../stores/odds.ts'

export interface EventState {
  score: string | null
  minute: number | null
  status: number
}

/** A frame of the live socket, read: prices in thousandths. `resync` also stands for a frame that is not understood. */
export type Frame =
  | { kind: 'snapshot' | 'changes'; version: number; outcomes: [number, Price][]; events: [number, EventState][] }
  | { kind: 'alive'; version: number }
  | { kind: 'resync' }

const RESYNC: Frame = { kind: 'resync' }
const rows = (x: unknown): unknown[][] => (Array.isArray(x) ? x.filter(Array.isArray) : [])

function priceRow([id, coef, flags]: unknown[]): [number, Price][] {
  const thousandths = typeof coef === 'string' ? parseCoef(coef) : null
  return typeof id === 'number' && typeof flags === 'number' && thousandths !== null
    ? [[id, { coef: thousandths, flags }]]
    : []
}

function eventRow([id, score, minute, status]: unknown[]): [number, EventState][] {
  if (typeof id !== 'number' || typeof status !== 'number') return []
  return [
    [
      id,
      { score: typeof score === 'string' ? score : null, minute: typeof minute === 'number' ? minute : null, status },
    ],
  ]
}

/** Reads the text of one message (shared/api/feed.ts LiveFrame). */
export function parseFrame(text: unknown): Frame {
  try {
    const frame: Record<string, unknown> = Object(JSON.parse(String(text)))
    const version = frame.version
    if (typeof version !== 'number') return RESYNC
    if (frame.alive === true) return { kind: 'alive', version }
    const snapshot = frame.snapshot && Object(frame.snapshot)
    return {
      kind: snapshot ? 'snapshot' : 'changes',
      version,
      outcomes: rows(snapshot ? snapshot.outcomes : frame.changes).flatMap(priceRow),
      events: rows(snapshot ? snapshot.events : frame.events).flatMap(eventRow),
    }
  } catch {
    return RESYNC
  }
}
