import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, readAnswer } from '../../../client/api/request.ts'
import { follow, LOOK_MS } from '../../../client/islands/history/follow.ts'
import { sellCoupon } from '../../../client/islands/history/sell.ts'
import { liveOf } from '../../../client/islands/history/wire.ts'
import { withCourse } from '../../../shared/ui/islands/history/model.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NOTHING: Answer = { ok: false, answered: false, status: 0, code: 'network' }
const coupon = (status: string) => ({
  id: 7,
  status,
  amount: '10.00',
  possibleWin: '25.00',
  bets: [{ market: { outcomeId: 3 }, statusId: status === 'open' ? -2 : 1 }],
  ...(status !== 'open' && { payout: '25.00' }),
})
const offer = { id: '1000.1422.9', stake: '10.00', amount: '14.22', seconds: 8 }

describe('open coupons are looked after', () => {
  function following(answers: Answer[], { visible = true, ids = [7, 8] } = {}) {
    const seen = { asked: [] as string[], taken: [] as unknown[], out: 0, visible, ids }
    const { look, end } = follow({
      call: async (path) => {
        seen.asked.push(path)
        return answers.shift() ?? NOTHING
      },
      ids: () => seen.ids,
      take: (data) => seen.taken.push(data),
      signedOut: () => void seen.out++,
      visible: () => seen.visible,
    })
    return { seen, look, end }
  }
  const ok = readAnswer(200, { data: { items: [] } })

  it('again and again while the page is seen, all of them by one call', async () => {
    const { seen, end } = following([ok, ok])
    await vi.advanceTimersByTimeAsync(2 * LOOK_MS)
    expect(seen.asked).toEqual(['/web-api/history/live?ids=7,8', '/web-api/history/live?ids=7,8'])
    expect(seen.taken.length).toBe(2)
    end()
    await vi.advanceTimersByTimeAsync(10 * LOOK_MS)
    expect(seen.asked.length).toBe(2)
  })

  it('not while the page is hidden or nothing is open, and at once when it is seen again', async () => {
    const { seen, look, end } = following([ok, ok, ok], { visible: false })
    await vi.advanceTimersByTimeAsync(5 * LOOK_MS)
    expect(seen.asked).toEqual([])
    seen.visible = true
    await look()
    expect(seen.asked.length).toBe(1)
    seen.ids = []
    await vi.advanceTimersByTimeAsync(5 * LOOK_MS)
    expect(seen.asked.length).toBe(1)
    end()
  })

  it('more and more seldom while the server does not answer, and as before once it does', async () => {
    const { seen, end } = following([NOTHING, NOTHING, ok, ok])
    await vi.advanceTimersByTimeAsync(LOOK_MS + 2 * LOOK_MS)
    expect(seen.asked.length).toBe(2)
    await vi.advanceTimersByTimeAsync(3 * LOOK_MS)
    expect(seen.asked.length).toBe(2)
    await vi.advanceTimersByTimeAsync(LOOK_MS)
    expect(seen.asked.length).toBe(3)
    await vi.advanceTimersByTimeAsync(LOOK_MS)
    expect(seen.asked.length).toBe(4)
    end()
  })

  it('until the session is over', async () => {
    const { seen } = following([readAnswer(401, { code: 401, title: 'main_unauthorised' })])
    await vi.advanceTimersByTimeAsync(20 * LOOK_MS)
    expect([seen.asked.length, seen.out]).toEqual([1, 1])
  })

  it('and read with care: what is not of the form is left out', () => {
    expect(liveOf({ items: [null, {}, { coupon: { id: 1 } }, { coupon: coupon('stolen') }] })).toEqual([])
    const [item] = liveOf({ items: [{ coupon: coupon('won'), offer: null, reason: 'CLOSED' }] })
    expect(item).toMatchObject({ course: { status: 'won', payout: '25.00' }, sale: { offer: null, reason: 'CLOSED' } })
  })
})

it('a card takes from the course what can change, and keeps its names', () => {
  const [item] = liveOf({ items: [{ coupon: coupon('won') }] })
  const shown = {
    id: 7,
    typeId: 0,
    type: 'Single',
    print: '/p',
    sell: null,
    placedAt: '',
    placed: '',
    coef: '2.50',
    currency: 'EUR',
    systemValue: null,
    blockStakes: {},
    legs: [
      {
        outcomeId: 3,
        sportId: 1,
        event: 'A – B',
        market: '1X2',
        outcome: 'A',
        champ: 'C',
        startsAt: '',
        when: '',
        coef: '2.50',
        statusId: -2,
        voidReason: null,
        banker: false,
        blockId: null,
      },
    ],
    status: 'open',
    amount: '10.00',
    possibleWin: '25.00',
    payout: null,
    sold: null,
    notes: ['The price and the score are checked'],
  } as const
  expect(withCourse({ ...shown, legs: [...shown.legs] }, item?.course)).toMatchObject({
    type: 'Single',
    status: 'won',
    payout: '25.00',
    // What was said of the bet while it ran is over.
    notes: [],
    legs: [{ event: 'A – B', statusId: 1 }],
  })
  const bets = [{ market: { outcomeId: 3 }, statusId: 3, voidReason: 'late_bet' }]
  const [returned] = liveOf({ items: [{ coupon: { ...coupon('cancelled'), bets } }] })
  expect(withCourse({ ...shown, legs: [...shown.legs] }, returned?.course)).toMatchObject({
    legs: [{ statusId: 3, voidReason: 'late_bet' }],
  })
})

describe('a press on "sell"', () => {
  const press = { couponId: 7, offerId: offer.id, part: '4.00', key: 'k' }
  function selling(answers: Answer[]) {
    const asked: unknown[] = []
    const parts = {
      call: async (path: string, options?: object) => {
        asked.push([path, options])
        return answers.shift() ?? NOTHING
      },
      wait: async () => {},
    }
    return { asked, sold: sellCoupon(parts, press) }
  }

  it('sends offer, part and key once', async () => {
    const { asked, sold } = selling([readAnswer(200, { data: { ...coupon('sold'), paid: '5.69' } })])
    expect(await sold).toMatchObject({ end: 'sold', paid: '5.69', course: { status: 'sold' } })
    expect(asked).toEqual([
      ['/web-api/coupon/7/sell', { method: 'POST', key: 'k', body: { offerId: offer.id, amount: '4.00' } }],
    ])
  })

  it('comes back with the new offer when the old one is over', async () => {
    const refused = readAnswer(409, {
      code: 'OFFER_EXPIRED',
      title: 'cash_out_expired',
      data: { offer: { ...offer, amount: '13.00' }, reason: null },
    })
    expect(await selling([refused]).sold).toMatchObject({ end: 'refused', sale: { offer: { amount: '13.00' } } })
  })

  it('looks for a lost answer by its key and does not sell again', async () => {
    const found = readAnswer(200, { data: { ...coupon('sold'), paid: '5.69' } })
    const { asked, sold } = selling([NOTHING, readAnswer(404, { code: 404 }), found])
    expect(await sold).toMatchObject({ end: 'sold' })
    expect(asked.slice(1)).toEqual([
      ['/web-api/coupon/by-key/k', undefined],
      ['/web-api/coupon/by-key/k', undefined],
    ])
  })

  it('says that it is not known when nothing is found', async () => {
    const { asked, sold } = selling([])
    expect(await sold).toEqual({ end: 'unknown' })
    expect(asked.length).toBe(5)
  })
})
