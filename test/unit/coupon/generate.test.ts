import fc from 'fast-check'
import { expect, it } from 'vitest'
import { generate } from '../../../shared/domain/coupon/generate.ts'

const price = (eventId: number, coef: number) => ({ eventId, coef })
const total = (legs: readonly { coef: number }[]) => legs.reduce((all, { coef }) => (all * coef) / 1000, 1000)

it('[S3.81] finds the express whose total is the wanted one', () => {
  const prices = [price(1, 1500), price(1, 2600), price(2, 2000), price(2, 1900), price(3, 1700), price(3, 2200)]
  expect(generate(prices, 8000, 3)?.map(({ coef }) => coef)).toEqual([2000, 2200, 1500])
})

it('another try takes other prices', () => {
  const prices = [1, 2, 3, 4, 5].map((id) => price(id, 1800 + id * 50))
  const tries = [0, 1, 2].map((turn) =>
    generate(prices, 4000, 2, turn)
      ?.map(({ eventId }) => eventId)
      .join(),
  )
  expect(new Set(tries).size).toBe(3)
})

it('is nothing when there are too few events', () => {
  expect(generate([price(1, 2000), price(1, 3000)], 4000, 2)).toBeNull()
  expect(generate([price(1, 1010), price(2, 1020)], 1030, 2)).toBeNull()
})

it('never takes an event twice, and with prices of every size comes near to what is wanted', () => {
  const every = Array.from({ length: 60 }, (_, n) =>
    [1200, 1500, 1850, 2400, 3300, 5000, 9000].map((coef) => price(n, coef)),
  ).flat()
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 3000, max: 300_000 }),
      fc.nat(5),
      (count, target, turn) => {
        const legs = generate(every, target, count, turn) ?? []
        expect(new Set(legs.map(({ eventId }) => eventId)).size).toBe(count)
        // What so many legs can reach at all.
        const reach = [1.3 ** count * 1000, 6 ** count * 1000] as const
        if (target > reach[0] && target < reach[1]) expect(Math.abs(Math.log(total(legs) / target))).toBeLessThan(0.4)
      },
    ),
  )
})
