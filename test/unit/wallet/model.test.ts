import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MarketResult } from '../../../worker/backend/feed/api.ts'
import { accounts, open } from '../../../worker/backend/wallet/accounts.ts'
import type { PlaceInput } from '../../../worker/backend/wallet/api.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { readEvent } from '../../../worker/backend/wallet/events.ts'
import { history } from '../../../worker/backend/wallet/history.ts'
import { byKey } from '../../../worker/backend/wallet/idempotency.ts'
import { balanceOf } from '../../../worker/backend/wallet/journal.ts'
import { delivered, nextParcel } from '../../../worker/backend/wallet/outbox.ts'
import { place } from '../../../worker/backend/wallet/place.ts'
import { applyResult } from '../../../worker/backend/wallet/settle.ts'
import { nodeWallet } from './node-sql.ts'
import { cancelled, placing, quote, reopened, settled, T0, USER } from './samples.ts'

/** Events of the model, and their coefficients in thousandths. */
const COEFS = [1001, 1370, 1850, 2005, 3333]
const EVENTS = COEFS.map((_, i) => i + 1)

const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('credit' as const),
      cents: fc.constantFrom(1, 333, 7000),
      reference: fc.integer({ min: 0, max: 8 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      events: fc.uniqueArray(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 3 }),
      cents: fc.integer({ min: 1, max: 8000 }),
      key: fc.integer({ min: 0, max: 12 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      event: fc.constantFrom(...EVENTS),
      statusId: fc.integer({ min: 0, max: 6 }),
      share: fc.option(fc.record({ num: fc.integer({ min: 1, max: 3 }), den: fc.integer({ min: 4, max: 7 }) })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reopen' as const), event: fc.constantFrom(...EVENTS) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      event: fc.constantFrom(...EVENTS),
      ago: fc.option(fc.integer({ min: 0, max: 30 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('again' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replay' as const), which: fc.nat() }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const cents = (n: number) => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`

/** The naive model: what a coupon must have returned, in cents, by whole-number arithmetic of its own. */
interface Bet {
  stake: bigint
  placedAt: number
  events: number[]
}
function expectedReturn(bet: Bet, results: Map<number, MarketResult>): bigint | null {
  let [num, den] = [bet.stake, 1n]
  let open = false
  let lost = false
  for (const event of bet.events) {
    const r = results.get(event)
    const c = BigInt(COEFS[event - 1] ?? 0)
    const voided =
      r?.kind === 'cancelled' &&
      (!r.window || ((r.window.from ?? 0) <= bet.placedAt && bet.placedAt < (r.window.to ?? Number.POSITIVE_INFINITY)))
    const outcome = r?.kind === 'settled' ? r.outcomes[0] : undefined
    const status = voided ? 3 : (outcome?.statusId ?? -2)
    if (status === -2) open = true
    else if (status === 0) lost = true
    else if (status === 1)
      [num, den] = [num * c * BigInt(outcome?.share?.num ?? 1), den * 1000n * BigInt(outcome?.share?.den ?? 1)]
    else if (status === 4) [num, den] = [num * (c + 1000n), den * 2000n]
    else if (status === 5) den *= 2n
    else if (status === 6) [num, den] = [num * c, den * 2000n]
  }
  if (lost) return 0n
  return open ? null : (2n * num + den) / (2n * den)
}

function run(steps: Step[]) {
  const { sql, change } = nodeWallet()
  let ids = 0
  let now = T0
  change((tx) => open(tx, { userId: USER, currency: 'EUR' }))
  const credits = new Map<string, number>()
  const placed = new Map<string, { input: PlaceInput; body: string; bet: Bet }>()
  const results = new Map<number, MarketResult>()
  const told: MarketResult[] = []
  const readModel = new Map<number, { seq: number; status: string; payout: string | undefined }>()

  const tell = (event: number, result: MarketResult) => {
    results.set(event, result)
    told.push(result)
    change((tx) => applyResult(tx, result, now))
  }
  const nextVersion = (event: number) => (results.get(event)?.version ?? 0) + 1

  for (const s of steps) {
    now += 10
    if (s.kind === 'credit') {
      const reference = `c${s.reference}`
      const answer = change((tx) =>
        credit(tx, { accountId: null, amount: cents(s.cents), reference, requestId: 'r', now }),
      )
      const first = credits.get(reference)
      expect(answer.ok).toBe(first === undefined || first === s.cents)
      if (first === undefined) credits.set(reference, s.cents)
    } else if (s.kind === 'place') {
      const input = placing(
        s.events.map((n) => quote(n, COEFS[n - 1] ?? 0)),
        cents(s.cents),
        { key: `k${s.key}`, now },
      )
      const before = balanceOf(sql, 'player:main', 'EUR')
      const known = placed.get(input.key)
      const answer = change((tx) => place(tx, input, () => ++ids))
      // I4, I5: present exactly once a key, the same answer byte for byte, another body refused.
      if (known)
        expect(answer).toEqual(
          known.input.requestHash === input.requestHash
            ? { ok: true, status: 201, body: known.body, replayed: true }
            : { ok: false, error: 'keyReused' },
        )
      else if (answer.ok) {
        expect(balanceOf(sql, 'player:main', 'EUR')).toBe(before - s.cents)
        placed.set(input.key, {
          input,
          body: answer.body,
          bet: { stake: BigInt(s.cents), placedAt: now, events: s.events },
        })
      } else if (answer.error === 'couponFunds') expect(before).toBeLessThan(s.cents)
      else {
        expect(['couponMin', 'couponSuspended']).toContain(answer.error)
        expect(byKey(sql, input.key)).toBeNull()
      }
    } else if (s.kind === 'settle')
      tell(
        s.event,
        settled(s.event, nextVersion(s.event), s.share ? 1 : s.statusId, {
          outcomes: [{ id: s.event * 10 + 2, statusId: s.share ? 1 : s.statusId, ...(s.share && { share: s.share }) }],
        }),
      )
    else if (s.kind === 'reopen') tell(s.event, reopened(s.event, nextVersion(s.event)))
    else if (s.kind === 'cancel')
      tell(
        s.event,
        cancelled(s.event, nextVersion(s.event), s.ago === null ? null : { from: now - s.ago * 10, to: now }),
      )
    else if (s.kind === 'again') {
      const old = told[s.which % Math.max(told.length, 1)]
      if (old) expect(change((tx) => applyResult(tx, old, now))).toBe(0)
    } else {
      const old = [...placed.values()][s.which % Math.max(placed.size, 1)]
      if (old)
        expect(change((tx) => place(tx, { ...old.input, now }, () => ++ids))).toEqual({
          ok: true,
          status: 201,
          body: old.body,
          replayed: true,
        })
    }

    // I1, I2, I3, I7.
    expect(audit(sql)).toEqual([])
    // I6: each coupon has returned what its legs say, and the player's worth is credits − stakes + returns.
    let worth = [...credits.values()].reduce((sum, c) => sum + BigInt(c), 0n)
    const coupons = new Map(history(sql, { page: 1, now }).items.map((c) => [c.id, c]))
    expect(coupons.size).toBe(placed.size)
    for (const { body, bet } of placed.values()) {
      const back = expectedReturn(bet, results)
      const shown = coupons.get(JSON.parse(body).data.id)
      expect(shown?.payout).toBe(back === null ? undefined : cents(Number(back)))
      worth += (back ?? 0n) - bet.stake
    }
    const [main, debt] = [balanceOf(sql, 'player:main', 'EUR'), balanceOf(sql, 'player:debt', 'EUR')]
    expect(BigInt(main + debt)).toBe(worth)
    expect(main === 0 || debt === 0).toBe(true)
    expect(accounts(sql).accounts[0]?.money).toBe(cents(main))
  }

  // I11: the drained outbox is the ledger's coupons.
  for (let parcel = nextParcel(sql); parcel.length > 0; parcel = nextParcel(sql)) {
    for (const event of parcel.map(readEvent))
      if (event?.kind === 'coupon')
        readModel.set(event.coupon.id, { seq: event.seq, status: event.coupon.status, payout: event.coupon.payout })
    change((tx) => delivered(tx, parcel.at(-1)?.seq ?? 0))
  }
  for (const c of history(sql, { page: 1, now }).items)
    expect(readModel.get(c.id)).toMatchObject({ status: c.status, payout: c.payout })
}

it('keeps the invariants of money.md after every step of random credits, bets, results, rollbacks, cancels and repeats', () => {
  fc.assert(fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), run), { numRuns: 200 })
}, 60_000)
