import type { Course, Sale } from '../../../shared/ui/islands/history/model.ts'
import type { Answer, CallOptions } from '../../api/request.ts'
import { courseOf, saleOf } from './wire.ts'

/** Pauses before each look for a lost answer, milliseconds. */
const LOOKUPS_MS = [1000, 2000, 4000, 8000]

export interface SellParts {
  call(path: string, options?: CallOptions): Promise<Answer>
  wait(ms: number): Promise<void>
}
export interface Press {
  couponId: number
  offerId: string
  /** Part of the stake; null for all of it. */
  part: string | null
  key: string
}
/** What became of a press: sold, refused (with a new offer where there is one), or not known. */
export type Sold =
  | { end: 'sold'; course: Course | null; paid: string }
  | { end: 'refused'; answer: Exclude<Answer, { ok: true }>; sale: Sale | null }
  | { end: 'unknown' }

const isUnknown = (answer: Answer): boolean => !answer.answered || (!answer.ok && answer.status >= 500)

function endOf(answer: Answer): Sold {
  if (answer.ok) return { end: 'sold', course: courseOf(answer.data), paid: String(Object(answer.data).paid ?? '') }
  const data = answer.answered ? Object(answer.body.data) : {}
  return { end: 'refused', answer, sale: 'offer' in data ? saleOf(data) : null }
}

/** Sells once: a lost answer is looked for by the press's key, and never sold again under another one. */
export async function sellCoupon({ call, wait }: SellParts, { couponId, offerId, part, key }: Press): Promise<Sold> {
  const body = { offerId, ...(part !== null && { amount: part }) }
  const answer = await call(`/web-api/coupon/${couponId}/sell`, { method: 'POST', body, key })
  if (!isUnknown(answer)) return endOf(answer)
  for (const pause of LOOKUPS_MS) {
    await wait(pause)
    const found = await call(`/web-api/coupon/by-key/${key}`)
    if (found.ok) return endOf(found)
  }
  return { end: 'unknown' }
}
