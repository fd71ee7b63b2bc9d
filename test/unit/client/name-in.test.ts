import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nameIn } from '../../../client/coupon/name-in.ts'
import { $coupon, changeCoupon, clearCoupon, keepCoupon, toggle } from '../../../client/stores/coupon.ts'
import { leg, NOWHERE } from './legs.ts'

let asked: string[]
let offered: number[]

beforeEach(() => {
  asked = []
  offered = [1, 2]
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const bets = offered.map((n) => leg(n, { market: 'Исход', outcome: 'Ничья' }))
    return Response.json({ data: { typeId: 0, systemValue: null, bets, missing: 2 - offered.length } })
  })
  keepCoupon(NOWHERE)
  toggle(leg(1, { banker: true }))
  toggle(leg(2))
})
afterEach(() => vi.unstubAllGlobals())

it('names the bets of a slip in the language of the next page, once, and keeps what else stands of them', async () => {
  await nameIn('en')
  expect(asked).toEqual([])
  await nameIn('ru')
  await nameIn('ru')
  expect(asked).toEqual(['/web-api/coupon/named?lang=ru'])
  expect($coupon.get().legs).toEqual([
    leg(1, { banker: true, market: 'Исход', outcome: 'Ничья' }),
    leg(2, { market: 'Исход', outcome: 'Ничья' }),
  ])
})

it('leaves its words to a bet that is offered no more', async () => {
  offered = [2]
  await nameIn('en')
  await nameIn('ru')
  expect($coupon.get().legs.map((own) => own.market)).toEqual(['1X2', 'Исход'])
})

it('asks nothing for an empty slip, and again when the answer did not come', async () => {
  await nameIn('en')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
  await nameIn('ru')
  expect($coupon.get().more.lang).toBe('en')
  clearCoupon()
  vi.stubGlobal('fetch', () => expect.unreachable())
  await nameIn('ru')
  changeCoupon(() => ({ more: {} }))
})
