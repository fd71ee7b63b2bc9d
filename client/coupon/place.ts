import type { Placing } from '../../shared/ui/islands/coupon/placing.ts'
import type { Answer, CallOptions } from '../api/request.ts'
import { changedPrices, limitsOf, linesOf, placedOf, refusalsOf } from './answers.ts'
import type { CouponBody } from './body.ts'

/** Pauses before each look for a lost answer, milliseconds. */
export const LOOKUPS_MS = [1000, 2000, 4000, 8000]

/** A press that has no answer yet: kept until there is one, also over a reload. */
export interface Pending {
  key: string
  /** Whose bet it is: another player of this browser must not send it. */
  userId: number
  body: CouponBody
}

/** What placing needs of the world. */
export interface PlaceParts {
  call(path: string, options?: CallOptions): Promise<Answer>
  wait(ms: number): Promise<void>
  keep(pending: Pending | null): void
  phase(placing: Placing): void
  /** New prices from a 409, thousandths by outcome. */
  prices(changed: [outcomeId: number, coef: number][]): void
  /** The bet stands: its outcomes leave the coupon. */
  placed(outcomeIds: ReadonlySet<number>): void
  signedOut(): void
}

/** Nothing came back, or the server itself does not know yet (503, and the gateway's 502 and 504). */
const isUnknown = (answer: Answer): boolean => !answer.answered || (!answer.ok && answer.status >= 500)

/** The server has never heard of the bet. It may still be on its way. */
const isUnheard = (answer: Answer): boolean => answer.answered && answer.status === 404
/** A look that says nothing of the bet: looks that come too often do not either. */
const isOpen = (answer: Answer): boolean =>
  isUnknown(answer) || isUnheard(answer) || (answer.answered && answer.status === 429)

const lookup = ({ call }: PlaceParts, { key }: Pending) => call(`/web-api/coupon/by-key/${key}`)
const send = ({ call }: PlaceParts, { key, body }: Pending) =>
  call('/web-api/coupon/place', { method: 'POST', body, key })

/** Turns a known answer into what the coupon shows, and forgets the key. */
function settle(parts: PlaceParts, { body }: Pending, answer: Answer): void {
  parts.keep(null)
  if (answer.ok) {
    if (body.typeId === 9) {
      const { placed, problems, prices } = linesOf(answer.data)
      parts.prices(prices)
      parts.placed(new Set(placed.map(([outcomeId]) => outcomeId)))
      parts.phase({ phase: 'lines', placed: placed.map(([, coupon]) => coupon), problems })
      return
    }
    const coupon = placedOf(answer.data)
    parts.placed(new Set(body.bets.map((bet) => bet.market.outcomeId)))
    parts.phase(coupon ? { phase: 'placed', coupon } : { phase: 'idle' })
    return
  }
  if (!answer.answered) return
  if (answer.status === 401) parts.signedOut()
  if (answer.status === 409 && answer.title === 'price_changed') {
    parts.prices(changedPrices(answer.body))
    parts.phase({ phase: 'changed' })
    return
  }
  parts.phase({
    phase: 'refused',
    problems: refusalsOf(answer.code, answer.body),
    title: answer.title,
    ...limitsOf(answer.body),
  })
}

/** Looks for the first answer to the key, at 1, 2, 4 and 8 s. Not found says nothing: the press may still be on its way. */
async function search(parts: PlaceParts, pending: Pending): Promise<void> {
  parts.phase({ phase: 'checking' })
  let unheard = false
  for (const pause of LOOKUPS_MS) {
    await parts.wait(pause)
    const answer = await lookup(parts, pending)
    if (!isOpen(answer)) return settle(parts, pending, answer)
    unheard = isUnheard(answer)
  }
  parts.phase({ phase: 'unknown', unheard })
}

/**
 * Places a coupon once. The key is made for this press and stays until it is answered; a lost answer is looked for, never bet again
 * under another key (betting.md 3.1).
 */
export async function placeCoupon(parts: PlaceParts, pending: Pending): Promise<void> {
  parts.keep(pending)
  parts.phase({ phase: 'sending' })
  const answer = await send(parts, pending)
  return isUnknown(answer) ? search(parts, pending) : settle(parts, pending, answer)
}

/** After a reload: looks for the answer to a press that was kept. */
export const resumePlacing = search

/** One look more, that counts while `isWanted`. A bet that the server has never heard of is for the player to send again or to drop. */
export async function lookAgain(parts: PlaceParts, pending: Pending, isWanted = () => true): Promise<void> {
  const answer = await lookup(parts, pending)
  if (!isWanted()) return
  if (isOpen(answer)) parts.phase({ phase: 'unknown', unheard: isUnheard(answer) })
  else settle(parts, pending, answer)
}

/** The player gives up a bet that the server has never heard of. */
export function dropPlacing(parts: PlaceParts): void {
  parts.keep(null)
  parts.phase({ phase: 'idle' })
}
