import { expect, it } from 'vitest'
import { payoutOf } from '../../../shared/domain/settlement/payout.ts'
import { couponReturn } from '../../../shared/domain/settlement/returns.ts'
import { asian, over, sum, under } from '../../../worker/backend/simulator/markets/rules.ts'

/** What 100.00 at 1.90 returns by a line's status, in cents. */
const back = (statusId: number) => {
  const factor = couponReturn(0, [{ coef: 1900, statusId }])
  return factor && payoutOf(10_000, factor, { rounding: 'half-up', maxPayout: 5_000_000 })
}

it.each([
  ['over 2.25, two goals', over(sum, 2.25)(1, 1), 5, 5000],
  ['over 2.25, three goals', over(sum, 2.25)(2, 1), 1, 19_000],
  ['under 2.25, two goals', under(sum, 2.25)(1, 1), 4, 14_500],
  ['under 2.25, one goal', under(sum, 2.25)(1, 0), 1, 19_000],
  ['over 2.75, four goals', over(sum, 2.75)(2, 2), 1, 19_000],
  ['over 2.75, three goals', over(sum, 2.75)(2, 1), 4, 14_500],
  ['under 2.75, three goals', under(sum, 2.75)(2, 1), 5, 5000],
])('B-10: a quarter line is split: %s', (_, statusId, expected, cents) => {
  expect([statusId, back(statusId)]).toEqual([expected, cents])
})

it.each([
  ['−3', 3 - 3, 2, 10_000],
  ['−3.5', 3 - 3.5, 0, 0],
  ['−2.5', 3 - 2.5, 1, 19_000],
  ['−0.25 in a draw', -0.25, 5, 5000],
  ['+0.25 in a draw', 0.25, 4, 14_500],
  ['−0.75 won by one', 1 - 0.75, 4, 14_500],
  ['+0.75 lost by one', -1 + 0.75, 5, 5000],
])('B-12: a handicap of a whole number can be returned: %s', (_, value, expected, cents) => {
  expect([asian(value), back(asian(value))]).toEqual([expected, cents])
})
