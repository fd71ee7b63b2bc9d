import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { place } from '../../../client/coupon/desk.ts'
import { settled } from '../../../client/coupon/settled.ts'
import { $coupon, keepCoupon, toggle } from '../../../client/stores/coupon.ts'
import { $couponSettings } from '../../../client/stores/coupon-settings.ts'
import { $odds } from '../../../client/stores/odds.ts'
import { $placing } from '../../../client/stores/placing.ts'
import { $player } from '../../../client/stores/player.ts'
import { DEFAULT_COUPON_SETTINGS } from '../../../shared/domain/settings/coupon.ts'
import { errorBody } from '../../../shared/errors/catalogue.ts'
import { leg, NOWHERE } from './legs.ts'

const PLACED = { id: 900, amount: '5.00', currency: 'EUR', coef: '1.85', possibleWin: '9.25' }
/** Bodies that were sent to be placed; `answer` is what the server says to each. */
let sent: Record<string, unknown>[]
let answer: () => Response

beforeEach(() => {
  sent = []
  answer = () => Response.json({ data: PLACED }, { status: 201 })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith('/place')) return Response.json({ data: { accounts: [], active: 1 } })
    sent.push(JSON.parse(String(init.body)))
    return answer()
  })
  keepCoupon(NOWHERE)
  $couponSettings.set(DEFAULT_COUPON_SETTINGS)
  $odds.set(new Map())
  $placing.set({ phase: 'idle' })
  $player.set({ userId: 5, name: null, money: '40.00', currency: 'EUR' })
  toggle(leg(1))
})
afterEach(() => vi.unstubAllGlobals())

const move = (coef: number) => $odds.set(new Map([[101, { coef, flags: 0 }]]))

describe('a press on place', () => {
  it('sends once, however often it is pressed', async () => {
    await Promise.all([place(), place()])
    expect(sent).toHaveLength(1)
    expect($coupon.get().legs).toEqual([])
  })

  it('waits for the tab that is placing the same coupon, and places nothing that has gone meanwhile', async () => {
    let stored = JSON.stringify($coupon.get())
    keepCoupon({ ...NOWHERE, read: () => stored, write: (text) => (stored = text) })
    let placed = () => {}
    const other = navigator.locks.request('coupon:place', () => new Promise<void>((done) => (placed = done)))
    await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1))
    const pressed = place()
    await vi.waitFor(() => expect($placing.get().phase).toBe('checking'))
    stored = JSON.stringify({ ...$coupon.get(), legs: [] })
    placed()
    await Promise.all([other, pressed])
    expect(sent).toEqual([])
    expect([$placing.get().phase, $coupon.get().legs]).toEqual(['idle', []])
  })

  it('places nothing when another tab has placed it a moment ago', async () => {
    keepCoupon({ ...NOWHERE, read: () => JSON.stringify({ ...$coupon.get(), legs: [] }) })
    $coupon.set({ ...$coupon.get(), legs: [leg(1)] })
    await place()
    expect(sent).toEqual([])
    expect($coupon.get().legs).toEqual([])
  })

  it('keeps the bets for a player who wants the slip fixed', async () => {
    $couponSettings.set({ ...DEFAULT_COUPON_SETTINGS, isCouponFixed: true })
    await place()
    expect($placing.get()).toMatchObject({ phase: 'placed' })
    expect($coupon.get().legs).toHaveLength(1)
  })

  it('with the exact coefficient refuses a moved price before it is sent, and takes it at the next press', async () => {
    $couponSettings.set({ ...DEFAULT_COUPON_SETTINGS, exactCoef: true, changeCoefAction: 1 })
    move(1900)
    await place()
    expect($placing.get()).toMatchObject({ phase: 'refused', problems: [{ code: 'COEF_CHANGED' }] })
    expect(sent).toEqual([])
    settled()
    await place()
    expect(sent[0]).toMatchObject({ changeCoefAction: 0, bets: [{ market: { coef: '1.90' } }] })
  })

  it('with the exact coefficient takes a price that the server has moved for a refusal, not for a question', async () => {
    $couponSettings.set({ ...DEFAULT_COUPON_SETTINGS, exactCoef: true })
    answer = () =>
      Response.json(errorBody('priceChanged', {}, { bets: [{ outcomeId: 101, coef: '1.90' }] }), { status: 409 })
    await place()
    expect($placing.get()).toMatchObject({ phase: 'refused', problems: [{ code: 'COEF_CHANGED' }] })
  })

  it('of a session that has ended keeps the bets and makes the player a visitor', async () => {
    answer = () => Response.json(errorBody('unauthorised'), { status: 401 })
    await place()
    expect($player.get()).toBeNull()
    expect($coupon.get().legs).toHaveLength(1)
  })
})
