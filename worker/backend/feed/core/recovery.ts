/** A recovery that nobody finishes is asked for anew after so long (betting.md 4.2: at most 1,200 s). */
const MOST_MS = 1_200_000

/**
 * What a producer that can send its state again has been asked for. It was silent, or lost its subscription: its next sign of life does not
 * open its markets, for their prices are those of before; the end of the recovery that was asked for does (B-14).
 */
export interface Recovery {
  /** Number of the last request. */
  request: number
  /** From when on it has to send again, milliseconds; what it said last before the silence. */
  after: number
  /** When it was asked; 0 while nothing is asked for. */
  asked: number
}

/** A producer has said for the first time that a snapshot is complete: from now on it is asked for recoveries. */
export const recovers = (): Recovery => ({ request: 0, after: 0, asked: 0 })

/** Is its state still to come? Its markets stay suspended until it has. */
export const isPending = (recovery: Recovery | null): boolean => (recovery?.asked ?? 0) > 0

/** Asks for what came after `after`: once for each time that it was down, and anew when the last request has gone unanswered for too long. */
export function ask(recovery: Recovery, after: number, now: number): Recovery {
  if (recovery.asked > 0 && now - recovery.asked <= MOST_MS && recovery.asked <= now) return recovery
  const from = recovery.asked > 0 ? recovery.after : after
  return { request: recovery.request + 1, after: from, asked: now }
}

/** Its snapshot is complete: of the request that stands, or nothing is changed. */
export const complete = (recovery: Recovery, request: number | undefined): Recovery =>
  recovery.asked > 0 && request === recovery.request ? { ...recovery, asked: 0 } : recovery
