import fc from 'fast-check'
import { expect, it } from 'vitest'
import { open } from '../../../worker/backend/wallet/accounts.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { saveLimits } from '../../../worker/backend/wallet/limits.ts'
import { place } from '../../../worker/backend/wallet/place.ts'
import { applyResult } from '../../../worker/backend/wallet/settle.ts'
import { nodeWallet } from '../wallet/node-sql.ts'
import { limits, placing, quote, settled, T0, USER } from '../wallet/samples.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const WAGER = 3000n
const LOSS = 2000n

/** What a stake of 1 at 2.000 pays, in halves of it, by status; null: it goes back as it came. */
const HALVES: Record<number, bigint | null> = { 0: 0n, 1: 4n, 2: null, 3: null, 5: 1n }
interface Bet {
  stake: bigint
  at: number
  /** The result that counts now. */
  result: { statusId: number; at: number } | null
}

const step = fc.record({
  after: fc.oneof(fc.constantFrom(0, HOUR, DAY / 2, DAY), fc.integer({ min: 0, max: 9 * HOUR })),
  act: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ stake: fc.oneof(fc.constantFrom(500, 1000), fc.integer({ min: 20, max: 1500 })) }),
    },
    { weight: 2, arbitrary: fc.record({ settle: fc.nat(), statusId: fc.constantFrom(0, 1, 2, 3, 5) }) },
  ),
})

/** The limits' rules written once more, as plainly as can be. */
function modelAllows(bets: readonly Bet[], stake: bigint, now: number): boolean {
  const inDay = (at: number) => at > now - DAY
  let wager = stake
  let loss = stake
  for (const { stake, at, result } of bets) {
    const halves = result && HALVES[result.statusId]
    if (result && halves === null) continue
    if (inDay(at)) {
      wager += stake
      loss += stake
    }
    if (result && inDay(result.at)) loss -= (stake * (halves ?? 0n) + 1n) / 2n
  }
  return wager <= WAGER && loss <= LOSS
}

it('I8 at no moment has more been staked or lost in a day than the limits allow, and no bet that they allow is refused', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      const { sql, change } = nodeWallet()
      open(sql, { userId: USER, currency: 'EUR' })
      credit(sql, { accountId: null, amount: '100000.00', reference: 'start', requestId: 'r', now: T0 })
      change(() =>
        saveLimits(sql, {
          userId: USER,
          licence: 'gb',
          requestId: 'r',
          now: T0,
          changes: [
            { kind: 1, value: Number(WAGER) },
            { kind: 10, value: Number(LOSS) },
          ],
        }),
      )
      const bets: Bet[] = []
      let now = T0
      let version = 0
      for (const { after, act } of steps) {
        now += after
        if ('stake' in act) {
          const amount = (act.stake / 100).toFixed(2)
          const input = placing([quote(bets.length + 1, 2000)], amount, { now, limits: limits({ licence: 'gb' }) })
          const answer = change(() => place(sql, input, () => bets.length + 1))
          const isAllowed = modelAllows(bets, BigInt(act.stake), now)
          expect([bets, amount, answer.ok]).toEqual([bets, amount, isAllowed])
          if (answer.ok) bets.push({ stake: BigInt(act.stake), at: now, result: null })
          continue
        }
        const n = act.settle % Math.max(1, bets.length)
        const bet = bets[n]
        if (!bet) continue
        change(() => applyResult(sql, settled(n + 1, ++version, act.statusId), now))
        const isSame = bet.result && HALVES[bet.result.statusId] === HALVES[act.statusId]
        if (!isSame) bet.result = { statusId: act.statusId, at: now }
      }
    }),
    { numRuns: 100 },
  )
})
