import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadCode, saveCode } from '../../../client/coupon/codes.ts'
import { repeatCoupon } from '../../../client/islands/history/repeat.ts'
import { $coupon, keepCoupon, toggle } from '../../../client/stores/coupon.ts'
import { $notifications } from '../../../client/stores/notifications.ts'
import { $placing } from '../../../client/stores/placing.ts'
import { loadTexts } from '../../../client/texts/load.ts'
import { leg, NOWHERE } from './legs.ts'

let data: unknown
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://house.test' })
  vi.stubGlobal('fetch', async () => Response.json({ data }))
  keepCoupon(NOWHERE)
  $placing.set({ phase: 'idle' })
  $notifications.set([])
  toggle(leg(1))
  data = { bets: [leg(2), leg(3)], typeId: 1, missing: 0 }
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['en', '29 Dec 2026'],
  ['ru', '29 дек. 2026 г.'],
])('a saved code works until a date written as everywhere: %s', async (lang, until) => {
  data = { code: 'AB12', expiresAt: '2026-12-28T22:30:00Z' }
  expect(await saveCode(lang)).toMatchObject({ code: 'AB12', until })
})

it('a code that is loaded leaves the way back', async () => {
  const loaded = await loadCode('AB12', 'en')
  expect($coupon.get().legs).toEqual([leg(2), leg(3)])
  if (typeof loaded === 'object') loaded.undo()
  expect($coupon.get().legs).toEqual([leg(1)])
})

it('bets of the history take the place of others, and those can be brought back', async () => {
  await repeatCoupon(900, await loadTexts('en', 'history'))
  expect($coupon.get().legs).toEqual([leg(2), leg(3)])
  $notifications.get()[0]?.action?.act()
  expect($coupon.get().legs).toEqual([leg(1)])
})

it('neither changes a slip whose bet has no answer yet', async () => {
  $placing.set({ phase: 'unknown' })
  expect(await loadCode('AB12', 'en')).toBe('waits')
  await repeatCoupon(900, await loadTexts('en', 'history'))
  expect($coupon.get().legs).toEqual([leg(1)])
})
