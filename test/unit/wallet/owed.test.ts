import { expect, it } from 'vitest'
import { open } from '../../../worker/backend/wallet/accounts.ts'
import { audit } from '../../../worker/backend/wallet/audit.ts'
import { credit } from '../../../worker/backend/wallet/credit.ts'
import { decide, expire, hold, PATIENCE_MS } from '../../../worker/backend/wallet/held.ts'
import { balanceOf, debtOf } from '../../../worker/backend/wallet/journal.ts'
import { place } from '../../../worker/backend/wallet/place.ts'
import { applyResult } from '../../../worker/backend/wallet/settle.ts'
import { nodeWallet } from './node-sql.ts'
import { placing, quote, settled, T0, USER } from './samples.ts'

let ids = 1000
const newId = () => ++ids

/** 200.00 were won and are set aside for a bet that waits, when the win is taken back. */
function owing() {
  const { sql, change, tryOut } = nodeWallet()
  change((tx) => open(tx, { userId: USER, currency: 'EUR' }))
  change((tx) => credit(tx, { accountId: null, amount: '100.00', reference: 'start', requestId: 'r', now: T0 }))
  change((tx) => place(tx, placing([quote(1, 2000)], '100.00'), newId))
  change((tx) => applyResult(tx, settled(1, 1, 1), T0))
  const waiting = placing([quote(2, 2000)], '200.00')
  expect(change((tx) => hold(tx, waiting, { delayMs: 1000, real: 0 }, newId, tryOut)).ok).toBe('held')
  change((tx) => applyResult(tx, settled(1, 2, 0), T0))
  const stands = () => [balanceOf(sql, 'player:main', 'EUR'), debtOf(sql, 'player:main', 'EUR') + 0]
  expect(stands()).toEqual([0, 20_000])
  return { sql, change, waiting, stands }
}

it('the stake of a bet that was not decided in time repays what its player owes by now', () => {
  const w = owing()
  w.change((tx) => expire(tx, 1000 + PATIENCE_MS, T0))
  expect(w.stands()).toEqual([0, 0])
  expect(audit(w.sql)).toEqual([])
})

it('a bet that waited is not taken with money that its player owes by now', () => {
  const w = owing()
  expect(w.change((tx) => decide(tx, w.waiting, newId))).toMatchObject({ ok: true, status: 422 })
  expect(w.stands()).toEqual([0, 0])
  expect(audit(w.sql)).toEqual([])
})

it('the books say so when somebody has money who owes it', () => {
  const w = owing()
  w.sql.exec("UPDATE balance SET minor = 1 WHERE account = 'player:main'")
  expect(audit(w.sql)).toContain('player:main EUR has money and owes 20000')
})
