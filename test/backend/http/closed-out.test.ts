import { beforeAll, expect, it, vi } from 'vitest'
import { CALLS } from '../../../shared/api/index.ts'
import { ALL_ONE, fifteen, lottoNow, ticketBuyer } from '../draws/draws.ts'
import { operator } from '../identity/visitor.ts'
import { CARD } from '../payments/payer.ts'
import { event, leg } from '../sportsbook/bettor.ts'

/** Calls with a key that take no money in: it goes out by them, or there is no money in them. */
const HARMLESS = new Set([
  '/web-api/coupon/:id/sell',
  '/web-api/payments/withdrawals',
  '/web-api/payments/payout',
  '/web-api/user/closure',
  '/web-api/points/purchases',
  '/web-api/bonus-games/rounds',
])

/** A body that each of the other calls takes. */
const bodies: Record<string, unknown> = {}
beforeAll(async () => {
  const [e, toto] = await Promise.all([event('1.85'), fifteen()])
  const lotto = await vi.waitFor(
    async () => {
      const next = (await lottoNow()).find(({ id }) => id === 2)?.next
      if (!next) throw new Error('nothing is on sale')
      return next
    },
    { timeout: 5000, interval: 300 },
  )
  Object.assign(bodies, {
    '/web-api/coupon/place': { typeId: 0, amount: '1.00', bets: [leg(e)] },
    '/web-api/payments/deposits': { methodId: CARD, amount: '10.00' },
    '/web-api/casino/rounds': { gameId: 104, amount: '1.00', choice: { kind: 'coin', side: 'heads' } },
    '/web-api/toto/tickets': { drawId: toto.id, marks: ALL_ONE, amount: '1.00' },
    '/web-api/lotto/tickets': { drawId: lotto.id, lines: [[1, 2, 3, 4, 5]], amount: '1.00' },
  })
})

it('C31 RG-36 whoever has closed himself out is refused by every call that takes money in, and by the same bodies let in before', async () => {
  const takers = CALLS.filter(({ idempotent, path }) => idempotent === true && !HARMLESS.has(path))
  expect(takers.map(({ path }) => path).toSorted()).toEqual(Object.keys(bodies).toSorted())
  const p = await ticketBuyer()
  const statuses = async () => {
    const seen: Record<string, number> = {}
    for (const [path, body] of Object.entries(bodies))
      seen[path] = (await p.visitor.post(path, body, { 'idempotency-key': crypto.randomUUID() })).status
    return Object.values(seen)
  }
  const open = await statuses()
  expect(open.filter((status) => status >= 300)).toEqual([])
  const pages = async () => (await operator('GET', `/players/${p.id}/ledger`)).text
  const before = await pages()
  const shut = await p.visitor.post('/limit-service-api/api/external/web/v3/limits', {
    limits: [{ limitType: 33, limitValue: 86_400 }],
  })
  expect(shut.status).toBe(200)
  expect(await statuses()).toEqual(open.map(() => 403))
  expect(await pages()).toBe(before)
})
