import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { translator } from '../../../shared/i18n/translator.ts'
import { CouponCard } from '../../../shared/ui/islands/history/card.tsx'
import type { ShownCoupon } from '../../../shared/ui/islands/history/model.ts'

const coupon: ShownCoupon = {
  id: 7,
  typeId: 0,
  type: 'Single',
  print: '/en/print-coupon/7',
  sell: null,
  placedAt: '2026-11-28T12:00:00.000Z',
  placed: '28 Nov 2026, 12:00',
  coef: '1.85',
  currency: 'EUR',
  systemValue: null,
  blockStakes: {},
  legs: [],
  status: 'open',
  amount: '10.00',
  possibleWin: '18.50',
  payout: null,
  sold: null,
  notes: [],
}

it('lists the sums of a coupon by themselves: what can be done with it is no part of the list', () => {
  const html = renderToStaticMarkup(
    <CouponCard coupon={coupon} t={translator('en')} acts={<button type="button">Sell</button>} />,
  )
  const list = /<dl>(.*)<\/dl>/s.exec(html)?.[1]
  expect(list).toContain('18.50')
  expect(list).not.toContain('button')
  expect(html).toContain('Sell')
})
