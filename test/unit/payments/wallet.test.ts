import { describe, expect, it } from 'vitest'
import { accounts, addAccount, open } from '../../../worker/backend/wallet/accounts.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { balanceOf } from '../../../worker/backend/wallet/journal.ts'
import { saveLimits } from '../../../worker/backend/wallet/limits.ts'
import { removeAccount } from '../../../worker/backend/wallet/own-accounts.ts'
import { hearProvider, newPayment, payment, payments, stepPayment } from '../../../worker/backend/wallet/payments.ts'
import type { Callback, NewPayment, Step } from '../../../worker/backend/wallet/payments-api.ts'
import { payerOf } from '../../../worker/backend/wallet/payments-store.ts'
import { nodeWallet } from '../wallet/node-sql.ts'
import { T0, USER } from '../wallet/samples.ts'

const HOUR = 3_600_000
let keys = 0

function purse(money = '0') {
  const { sql, change } = nodeWallet()
  change((tx) => open(tx, { userId: USER, currency: 'EUR' }))
  if (money !== '0')
    change((tx) => credit(tx, { accountId: null, amount: money, reference: 'start', requestId: 'r', now: T0 }))
  const ask = (direction: 'deposit' | 'withdraw', amount: number, more: Partial<NewPayment> = {}) =>
    change((tx) =>
      newPayment(tx, {
        userId: USER,
        direction,
        key: `key-${++keys}`,
        requestHash: 'h',
        accountId: null,
        amount,
        currency: 'EUR',
        methodId: 1,
        method: 'Card',
        provider: 'psp',
        licence: 'gb',
        lifeMs: HOUR,
        flags: [],
        requestId: 'r',
        now: T0,
        ...more,
      }),
    )
  /** A payment that was taken: its id. */
  const made = (...args: Parameters<typeof ask>): number => {
    const answer = ask(...args)
    if (!answer.ok) throw new Error(answer.error)
    return answer.payment.id
  }
  const hear = (id: number, word: Callback['word'], more: Partial<Callback> = {}) =>
    change((tx) =>
      hearProvider(tx, {
        id,
        provider: 'psp',
        eventId: `event-${++keys}`,
        digest: 'd',
        word,
        amount: payment(tx, id, T0)?.amount ?? 0,
        currency: 'EUR',
        licence: 'gb',
        requestId: 'r',
        now: T0,
        ...more,
      }),
    )
  const step = (id: number, act: Step['act'], more: Partial<Step> = {}) =>
    change((tx) => stepPayment(tx, { id, act, licence: 'gb', requestId: 'r', now: T0, ...more }))
  return {
    sql,
    change,
    ask,
    made,
    hear,
    step,
    status: (id: number, now = T0) => payment(sql, id, now)?.status,
    flags: (id: number) => payment(sql, id, T0)?.flags,
    main: () => balanceOf(sql, 'player:main', 'EUR'),
    held: () => balanceOf(sql, 'player:hold', 'EUR'),
    limit: (kind: 20 | 21 | 22, value: number) =>
      change((tx) =>
        saveLimits(tx, { userId: USER, licence: 'gb', requestId: 'r', now: T0, changes: [{ kind, value }] }),
      ),
  }
}

describe('a deposit', () => {
  it('is credited once by the provider’s word, however often it comes', () => {
    const p = purse()
    const id = p.made('deposit', 1000)
    expect(payerOf(id)).toBe(USER)
    expect([p.status(id), p.main()]).toEqual(['created', 0])
    const one = { eventId: 'e1' }
    expect(p.hear(id, 'approved', one)).toMatchObject({ outcome: 'done', replayed: false })
    for (let i = 0; i < 20; i++) expect(p.hear(id, 'approved', one)).toMatchObject({ outcome: 'done', replayed: true })
    for (let i = 0; i < 20; i++) expect(p.hear(id, 'approved')).toMatchObject({ outcome: 'ignored' })
    expect([p.status(id), p.main(), balanceOf(p.sql, 'provider:psp:clearing', 'EUR')]).toEqual([
      'approved',
      1000,
      -1000,
    ])
    expect(audit(p.sql)).toEqual([])
  })

  it('SEC-83 of another amount, currency or provider moves nothing and waits for the operator', () => {
    const p = purse()
    const id = p.made('deposit', 1000)
    for (const [more, why] of [
      [{ amount: 100_000 }, 'amount'],
      [{ amount: null }, 'amount'],
      [{ currency: 'USD' }, 'currency'],
      [{ provider: 'other' }, 'provider'],
    ] as const)
      expect(p.hear(id, 'approved', more)).toMatchObject({ outcome: 'review', why })
    expect(p.hear(999, 'approved')).toMatchObject({ outcome: 'review', why: 'unknown', payment: null })
    expect([p.status(id), p.main(), p.flags(id)]).toEqual(['created', 0, ['review']])
    expect(p.hear(id, 'approved')).toMatchObject({ outcome: 'done' })
    expect(p.main()).toBe(1000)
  })

  it('one id of a callback with two bodies is not believed', () => {
    const p = purse()
    const id = p.made('deposit', 1000)
    p.hear(id, 'pending', { eventId: 'e', digest: 'a' })
    expect(p.hear(id, 'approved', { eventId: 'e', digest: 'b' })).toMatchObject({ outcome: 'review', why: 'repeated' })
    expect([p.status(id), p.main()]).toEqual(['pending', 0])
  })

  it('that is paid after its time is credited and marked; one that was refused before is a question for the operator', () => {
    const p = purse()
    const late = p.made('deposit', 1000)
    expect(p.status(late, T0 + HOUR)).toBe('expired')
    expect(p.hear(late, 'declined', { now: T0 + HOUR })).toMatchObject({ outcome: 'ignored' })
    expect(p.hear(late, 'approved', { now: T0 + HOUR })).toMatchObject({ outcome: 'done' })
    expect([p.status(late), p.flags(late), p.main()]).toEqual(['approved', ['late'], 1000])
    const refused = p.made('deposit', 500)
    p.hear(refused, 'declined')
    expect(p.hear(refused, 'approved')).toMatchObject({ outcome: 'review', why: 'state' })
    expect([p.status(refused), p.main()]).toEqual(['declined', 1000])
  })

  it('[S3.01] RG-21 RG-22 counts against the limits while it is on its way, and no longer when it is over', () => {
    const p = purse()
    p.limit(20, 10_000)
    const first = p.made('deposit', 6000)
    expect(p.ask('deposit', 6000)).toMatchObject({
      ok: false,
      error: 'limitExceeded',
      data: { limitType: 20, available: '40.00' },
    })
    expect(p.ask('deposit', 6000, { now: T0 + HOUR })).toMatchObject({ ok: true })
    p.hear(first, 'declined')
    expect(p.ask('deposit', 4000, { now: T0 + HOUR })).toMatchObject({ ok: true })
  })

  it('RG-24 that is paid after the limit was lowered is credited, marked, and leaves room for no more', () => {
    const p = purse()
    p.limit(20, 10_000)
    const id = p.made('deposit', 9000)
    p.limit(20, 1000)
    expect(p.hear(id, 'approved')).toMatchObject({ outcome: 'done' })
    expect([p.main(), p.flags(id)]).toEqual([9000, ['over_limit']])
    expect(p.ask('deposit', 100)).toMatchObject({ ok: false, error: 'limitExceeded' })
  })

  it('goes to an account of its own currency, and never to bonus money', () => {
    const p = purse()
    const bonus = p.change((tx) => addAccount(tx, { type: 4, currency: 'EUR' }))
    const dollars = p.change((tx) => addAccount(tx, { type: 9, currency: 'USD' }))
    expect(p.ask('deposit', 100, { accountId: bonus })).toMatchObject({ error: 'paymentAccount' })
    expect(p.ask('deposit', 100, { accountId: dollars })).toMatchObject({ error: 'paymentAccount' })
    expect(p.ask('deposit', 100, { accountId: 1 })).toMatchObject({ error: 'notFound' })
    const id = p.made('deposit', 100, { accountId: dollars, currency: 'USD' })
    p.hear(id, 'declined', { currency: 'USD' })
    expect(p.change((tx) => removeAccount(tx, 'USD'))).toBe('inUse')
    expect(accounts(p.sql).accounts).toHaveLength(3)
  })

  it('under a key that was used says what it said the first time, and another body is refused', () => {
    const p = purse()
    const first = p.ask('deposit', 1000, { key: 'k' })
    if (first.ok) p.hear(first.payment.id, 'approved')
    expect(p.ask('deposit', 1000, { key: 'k' })).toEqual({ ...first, replayed: true })
    expect(p.ask('deposit', 2000, { key: 'k', requestHash: 'other' })).toMatchObject({ error: 'keyReused' })
    expect(payments(p.sql, { page: 1, now: T0 }).total).toBe(1)
  })
})

describe('a withdrawal', () => {
  it('is set aside, sent by the operator, and gone when the provider has paid', () => {
    const p = purse('100.00')
    const id = p.made('withdraw', 6000)
    expect([p.main(), p.held(), p.status(id)]).toEqual([4000, 6000, 'created'])
    expect(p.ask('withdraw', 6000)).toMatchObject({ error: 'paymentFunds' })
    expect(p.hear(id, 'approved')).toMatchObject({ outcome: 'review', why: 'state' })
    expect(p.step(id, 'approve')).toMatchObject({ ok: true, changed: true })
    expect(p.step(id, 'approve')).toMatchObject({ ok: true, changed: false })
    expect(p.hear(id, 'approved')).toMatchObject({ outcome: 'done' })
    expect([p.main(), p.held(), p.status(id)]).toEqual([4000, 0, 'approved'])
    expect(p.hear(id, 'declined')).toMatchObject({ outcome: 'review' })
    expect([p.main(), balanceOf(p.sql, 'provider:psp:clearing', 'EUR')]).toEqual([4000, 6000])
    expect(audit(p.sql)).toEqual([])
  })

  it('that the operator refuses, or the provider cannot pay, comes back', () => {
    const p = purse('100.00')
    const refused = p.made('withdraw', 6000)
    expect(p.step(refused, 'decline')).toMatchObject({ ok: true, changed: true })
    expect(p.step(refused, 'approve')).toMatchObject({ ok: false, error: 'paymentDecided' })
    const failed = p.made('withdraw', 6000)
    p.step(failed, 'approve')
    expect(p.step(failed, 'decline')).toMatchObject({ error: 'paymentDecided' })
    expect(p.hear(failed, 'declined')).toMatchObject({ outcome: 'done' })
    expect([p.status(refused), p.status(failed), p.main(), p.held()]).toEqual(['declined', 'declined', 10_000, 0])
  })

  it('RG-23 cannot be taken back where the licence forbids it; elsewhere only while it waits', () => {
    const p = purse('100.00')
    const id = p.made('withdraw', 6000)
    expect(p.step(id, 'cancel')).toMatchObject({ ok: false, error: 'paymentDecided' })
    expect(p.held()).toBe(6000)
    expect(p.step(id, 'cancel', { licence: 'none' })).toMatchObject({ ok: true, changed: true })
    expect([p.status(id), p.main(), p.held()]).toEqual(['cancelled', 10_000, 0])
    const sent = p.made('withdraw', 6000)
    p.step(sent, 'approve')
    expect(p.step(sent, 'cancel', { licence: 'none' })).toMatchObject({ error: 'paymentDecided' })
  })

  it('RG-23 C36 gives no room back to a deposit limit, and a deposit limit never stops it', () => {
    const p = purse()
    p.limit(20, 10_000)
    p.hear(p.made('deposit', 9000), 'approved')
    const id = p.made('withdraw', 9000)
    p.step(id, 'approve')
    p.hear(id, 'approved')
    expect(p.ask('deposit', 2000)).toMatchObject({ error: 'limitExceeded', data: { available: '10.00' } })
  })

  it('[S3.07] RG-39 RG-50 stays possible during a time-out and a self-exclusion, deposits do not', () => {
    const p = purse('100.00')
    const stop = (kind: 30 | 33, value: number) =>
      p.change((tx) =>
        saveLimits(tx, { userId: USER, licence: 'gb', requestId: 'r', now: T0, changes: [{ kind, value }] }),
      )
    const waiting = p.made('withdraw', 1000)
    stop(33, 7 * 86_400)
    expect(p.ask('deposit', 1000)).toMatchObject({ error: 'limitExceeded', data: { limitType: 33 } })
    expect(p.ask('withdraw', 1000)).toMatchObject({ ok: true })
    stop(30, 180 * 86_400)
    expect(p.ask('deposit', 1000)).toMatchObject({ error: 'limitExceeded', data: { limitType: 30 } })
    expect(p.ask('withdraw', 1000)).toMatchObject({ ok: true })
    p.step(waiting, 'approve')
    expect(p.hear(waiting, 'approved')).toMatchObject({ outcome: 'done' })
  })
})

it('the list knows directions, statuses and times', () => {
  const p = purse('100.00')
  const paid = p.made('deposit', 1000)
  p.hear(paid, 'approved')
  const out = p.made('withdraw', 1000, { now: T0 + 1 })
  const open = p.made('deposit', 2000, { now: T0 + 2 })
  const ids = (query: Partial<Parameters<typeof payments>[1]>) =>
    payments(p.sql, { page: 1, now: T0 + 3, ...query }).items.map(({ id }) => id)
  expect(ids({})).toEqual([open, out, paid])
  expect(ids({ direction: 'withdraw' })).toEqual([out])
  expect(ids({ status: 'created' })).toEqual([open, out])
  expect(ids({ status: 'expired' })).toEqual([])
  expect(ids({ status: 'expired', now: T0 + 2 * HOUR })).toEqual([open])
  expect(ids({ status: 'approved' })).toEqual([paid])
  expect(ids({ from: T0 + 1, to: T0 + 2 })).toEqual([out])
})
