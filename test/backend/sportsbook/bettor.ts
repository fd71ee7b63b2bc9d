import * as v from 'valibot'
import { expect } from 'vitest'
import { accounts } from '../../../shared/api/accounts.ts'
import { betHistory, placedCoupon } from '../../../shared/api/coupon.ts'
import { feed, event as feedEvent } from '../feed/operator.ts'
import { operator, player, type Seen } from '../identity/visitor.ts'

export type Event = Awaited<ReturnType<typeof feedEvent>> & { coef: string }
/** An event with one price, and the coefficient that a slip shows for it. */
export const event = async (coef: string, more: Parameters<typeof feedEvent>[0] = {}): Promise<Event> => ({
  ...(await feedEvent({ coef, ...more })),
  coef,
})

export const leg = (e: Event, coef = e.coef) => ({ market: { id: e.marketId, outcomeId: e.outcomeId, coef } })
export const settle = (e: Event, statusId: number) =>
  feed([
    { type: 'bet_settlement', eventId: e.eventId, marketId: e.marketId, outcomes: [{ id: e.outcomeId, statusId }] },
  ])

const data = <S extends v.GenericSchema>(schema: S, seen: Seen): v.InferOutput<S> =>
  v.parse(schema, v.parse(v.object({ data: v.unknown() }), seen.data).data)

/** A signed-in player with test money, and what he does with it. */
export async function bettor(money: string | null = '100.00', changes: Record<string, unknown> = {}) {
  const { visitor, id, email, password } = await player(changes)
  const credited =
    money === null ? null : await operator('POST', `/players/${id}/credit`, { amount: money, reference: `start-${id}` })
  expect(credited?.status ?? 200).toBe(200)
  const history = async (query = '') => data(betHistory.answer, await visitor.send(`/web-api/history/bets${query}`))
  const states = async () => (await history()).items.map(({ id, status, payout }) => [id, status, payout])
  return {
    id,
    visitor,
    email,
    password,
    place: (coupon: Record<string, unknown>, key: string = crypto.randomUUID()) =>
      visitor.post(
        '/web-api/coupon/place',
        { changeCoefAction: 0, coefViewId: 0, ...coupon },
        { 'idempotency-key': key },
      ),
    single: (e: Event, amount = '10.00', more = {}) => ({ typeId: 0, amount, bets: [leg(e)], ...more }),
    accounts: async () => data(accounts.answer, await visitor.send('/web-api/accounts')),
    balance: async () => data(accounts.answer, await visitor.send('/web-api/accounts')).accounts[0]?.money,
    history,
    /** Settles, and waits until the player's coupons say so. */
    settle: async (e: Event, statusId: number) => {
      const before = await states()
      await settle(e, statusId)
      await expect.poll(states, { timeout: 5000 }).not.toEqual(before)
    },
  }
}

export const placed = (seen: Seen) => {
  expect([seen.status, seen.text.slice(0, 200)]).toEqual([201, expect.any(String)])
  return data(placedCoupon, seen)
}
/** Status, code and title of a refusal, and its data for the slip. */
export const refusal = ({ status, data: body }: Seen) => {
  const {
    success,
    code,
    title,
    data: more,
  } = v.parse(
    v.object({
      success: v.literal(false),
      code: v.unknown(),
      title: v.string(),
      data: v.record(v.string(), v.unknown()),
    }),
    body,
  )
  return { status, success, code, title, bets: more.bets, maxBetAmount: more.maxBetAmount }
}
