import type { CouponBody } from './body.ts'
import type { Pending } from './place.ts'

const PENDING_KEY = 'coupon:pending:v1'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isBody = (x: unknown): x is CouponBody =>
  typeof x === 'object' && x !== null && 'typeId' in x && 'bets' in x && Array.isArray(x.bets) && x.bets.length > 0

/** The press that waits for its answer, as it was kept; null when there is none or it is broken. */
export function parsePending(text: string | null): Pending | null {
  try {
    const { key, userId, body }: { [K in keyof Pending]?: unknown } = Object(JSON.parse(text ?? ''))
    return typeof key === 'string' && UUID.test(key) && typeof userId === 'number' && isBody(body)
      ? { key, userId, body }
      : null
  } catch {
    return null
  }
}

export function loadPending(): Pending | null {
  try {
    return parsePending(localStorage.getItem(PENDING_KEY))
  } catch {
    return null
  }
}

export function keepPending(pending: Pending | null): void {
  try {
    if (pending) localStorage.setItem(PENDING_KEY, JSON.stringify(pending))
    else localStorage.removeItem(PENDING_KEY)
  } catch {
    /** Without storage the press is kept by this page alone. */
  }
}
