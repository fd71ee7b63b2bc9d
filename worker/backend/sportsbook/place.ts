import type { CouponIn, place } from '../../../shared/api/coupon.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { bookOf, type Env } from '../env.ts'
import type { LegQuote } from '../feed/api.ts'
import { HttpError } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { Given } from '../http/serve.ts'
import { heardVersion } from '../identity/kept-sessions.ts'
import type { HeldBet, PlaceAnswer } from '../wallet/api.ts'
import { blockedOutcomes, refuseBlocked } from './blocked-sports.ts'
import { placeInTime } from './delay.ts'
import { upliftOf } from './expresses/uplift.ts'
import { asTaken, houseOf, markedBy } from './house.ts'
import { promoOf } from './promo/of-coupon.ts'
import { requestHash } from './request-hash.ts'
import { firstAnswer, inPayingCurrency, refuseStakes, stored } from './staking.ts'

/** A coupon that waits for a trader: its answer comes under the key, and the history shows it meanwhile. */
const waits = ({ coupons: [coupon] }: HeldBet): Response =>
  new Response(JSON.stringify({ data: coupon }), {
    status: 202,
    headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' },
  })

/** Places a coupon. Whatever refuses it here, an answer that the key has already given comes first. */
export async function placeCoupon(given: Given<typeof place>): Promise<Response> {
  const hash = requestHash(given.body)
  try {
    const answer = await decide(given, hash)
    if (answer.ok === 'held') return waits(answer)
    if (answer.ok) return stored(answer.status, answer.body, answer.replayed)
    throw refused(answer)
  } catch (refusal) {
    if (!(refusal instanceof HttpError) || refusal.error === 'unknownOutcome') throw refusal
    // A kept session may have ended: it opens nothing but what the wallet does under its version.
    if (given.session.version !== undefined) throw refusal
    const first = await firstAnswer(given, hash)
    if (!first) throw refusal
    return first
  }
}

/** The order of checks of betting.md 3.2: player, house, sports, and then the wallet's transaction. */
async function decide(
  { env, session, body, key, c, now }: Given<typeof place>,
  hash: string,
): Promise<PlaceAnswer | HeldBet> {
  await refuseStakes(env, session)
  const { config, quotes, uplift, promo } = await surroundings(env, body, session.userId, now)
  const coupon = asTaken(config, body)
  if (promo === null) throw new HttpError('promoUnknown')
  const blocked = blockedOutcomes(session, quotes)
  // Of many singles only the lines in question are refused.
  if (body.typeId !== 9) refuseBlocked(blocked)
  return inPayingCurrency(session, (currency) =>
    placeInTime({
      env,
      config,
      input: {
        userId: session.userId,
        key,
        requestHash: hash,
        coupon,
        quotes,
        blocked,
        ...(uplift && { uplift }),
        ...(promo && { promo }),
        limits: houseOf(config, coupon.typeId, currency),
        requestId: requestIdOf(c, key),
        now,
        version: session.version,
      },
      requote: async (then) => markedBy(config, await quotesOf(env, body.bets, session.userId, then)),
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      heard: (version) => heardVersion(session, version),
    }),
  )
}

/** What decides about a coupon beside itself and its wallet: config, present prices with the house's marks, uplift, promo code. */
export async function surroundings(env: Env, coupon: CouponIn, userId: number, now: number) {
  const [config, told] = await Promise.all([siteConfigOf(env), quotesOf(env, coupon.bets, userId, now)])
  const [uplift, promo] = await Promise.all([upliftOf(env, config, coupon), promoOf(env, coupon, userId)])
  return { config, quotes: markedBy(config, told), uplift, promo }
}

/** Present prices of a coupon's bets; when the book does not answer nothing is taken. */
export async function quotesOf(
  env: Env,
  bets: CouponIn['bets'],
  wallet: number | null,
  now: number,
): Promise<LegQuote[]> {
  try {
    return await bookOf(env).quote(
      bets.map(({ market }) => ({ marketId: market.id, outcomeId: market.outcomeId })),
      wallet,
      now,
    )
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', message: 'the book does not answer', error: String(error) }))
    throw new HttpError('unavailable', { headers: { 'retry-after': '1' } })
  }
}
