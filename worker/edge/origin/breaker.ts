/** Failures in a row, or more than half of the last `WINDOW` calls, that open an origin's circuit; for how long; how long its probe may take. */
const IN_A_ROW = 5
const WINDOW = 20
const OPEN_MS = 10_000
const PROBE_MS = 3000

/** Numbers only: an isolate serves many visits at once, and nothing of one may be held for another. */
interface Circuit {
  row: number
  /** The last calls, one bit each, 1 a failure; and how many there were, at most `WINDOW`. */
  last: number
  calls: number
  /** Closed when in the past and 0; else the next probe goes out then. */
  opensAt: number
}

const circuits = new Map<string, Circuit>()
const CLOSED: Circuit = { row: 0, last: 0, calls: 0, opensAt: 0 }

function ones(bits: number): number {
  let n = 0
  for (let rest = bits; rest > 0; rest >>>= 1) n += rest & 1
  return n
}

/** May the origin be asked? While its circuit is open only one call is let through, ten seconds later: the probe. */
export function mayCall(origin: string): boolean {
  const circuit = circuits.get(origin)
  if (!circuit || circuit.opensAt === 0) return true
  const now = Date.now()
  if (now < circuit.opensAt) return false
  // The next one goes out when this one is not heard of: the visit that sent it may have been cut off.
  circuit.opensAt = now + PROBE_MS
  return true
}

/** The origin has answered; an open circuit closes. */
export function answered(origin: string): void {
  const circuit = circuits.get(origin)
  if (!circuit) return
  if (circuit.opensAt > 0) circuits.delete(origin)
  else note(circuit, 0)
}

/** The origin has not answered, or only to say that it is down. */
export function failed(origin: string): void {
  const circuit = circuits.get(origin) ?? { ...CLOSED }
  circuits.set(origin, circuit)
  note(circuit, 1)
  const isHalf = circuit.calls === WINDOW && ones(circuit.last) > WINDOW / 2
  if (circuit.opensAt > 0 || circuit.row >= IN_A_ROW || isHalf) circuit.opensAt = Date.now() + OPEN_MS
}

function note(circuit: Circuit, failure: 0 | 1): void {
  circuit.row = failure ? circuit.row + 1 : 0
  circuit.last = ((circuit.last << 1) | failure) & (2 ** WINDOW - 1)
  circuit.calls = Math.min(WINDOW, circuit.calls + 1)
}

/** Closes every circuit, as in a new isolate. */
export const closeCircuits = (): void => circuits.clear()
