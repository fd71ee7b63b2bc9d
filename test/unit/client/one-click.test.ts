import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { betAtOnce } from '../../../client/coupon/one-click.ts'
import { keepCoupon } from '../../../client/stores/coupon.ts'
import { $couponSettings } from '../../../client/stores/coupon-settings.ts'
import { $notifications } from '../../../client/stores/notifications.ts'
import { $player } from '../../../client/stores/player.ts'
import { DEFAULT_COUPON_SETTINGS } from '../../../shared/domain/settings/coupon.ts'
import { errorBody } from '../../../shared/errors/catalogue.ts'
import { leg, NOWHERE } from './legs.ts'

const PLACED = { id: 900, amount: '5.00', currency: 'EUR', coef: '1.85', possibleWin: '9.25' }
/** Outcomes of the bets that were sent; `answer` is what the server says to each. */
let sent: number[]
let answer: () => Response
let n = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  sent = []
  answer = () => Response.json({ data: PLACED }, { status: 201 })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith('/place')) return Response.json({ data: { accounts: [], active: 1 } })
    sent.push(JSON.parse(String(init.body)).bets[0].market.outcomeId)
    return answer()
  })
  keepCoupon(NOWHERE)
  $couponSettings.set({ ...DEFAULT_COUPON_SETTINGS, oneClickAmount: '5' })
  $player.set({ userId: 5, name: null, money: '40.00', currency: 'EUR' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const after = (ms: number) => vi.setSystemTime(Date.now() + ms)
/** A leg of this test alone. */
const own = () => leg(100 + ++n)

it('SEC-86 a double press places one bet, and the second press asks', async () => {
  const bet = own()
  await betAtOnce(bet)
  after(80)
  await betAtOnce(bet)
  after(80)
  await betAtOnce(bet)
  expect(sent).toEqual([bet.outcomeId])
  expect($notifications.get().some(({ text }) => text.includes('this very bet'))).toBe(true)
})

it('SEC-86 whoever presses again after the question has his second bet', async () => {
  const bet = own()
  await betAtOnce(bet)
  after(80)
  await betAtOnce(bet)
  after(1500)
  await betAtOnce(bet)
  expect(sent).toEqual([bet.outcomeId, bet.outcomeId])
})

it('nobody is asked about another bet, nor after five seconds, nor when the first was refused', async () => {
  const [one, other] = [own(), own()]
  await betAtOnce(one)
  await betAtOnce(other)
  after(5000)
  await betAtOnce(other)
  expect(sent).toEqual([one.outcomeId, other.outcomeId, other.outcomeId])
  answer = () => Response.json(errorBody('banned'), { status: 403 })
  after(5000)
  await betAtOnce(one)
  await betAtOnce(one)
  expect(sent.slice(3)).toEqual([one.outcomeId, one.outcomeId])
})
