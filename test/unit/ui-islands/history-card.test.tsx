import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { translator } from '../../../shared/i18n/translator.ts'
import { CouponCard } from '../../../shared/ui/islands/history/card.tsx'
import type { ShownCoupon, ShownLeg } from '../../../shared/ui/islands/history/model.ts'

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

const leg: ShownLeg = {
  outcomeId: 3,
  sportId: 1,
  event: 'A – B',
  market: '1X2',
  outcome: 'A',
  champ: 'C',
  startsAt: '2026-11-28T12:00:00.000Z',
  when: '28 Nov 2026, 12:00',
  coef: '1.85',
  statusId: 3,
  voidReason: null,
  banker: false,
  blockId: null,
}
const voids = {
  late_bet: { text: 'The bet came late', href: '/en/rules/4/2' },
  other: { text: 'The house returned it', href: '/en/rules/4/1' },
}

it.each([
  ['by the code of its reason', 'late_bet', 'The bet came late', '/en/rules/4/2'],
  ['in the operator’s words', 'Wrong <b>line</b>', 'Wrong &lt;b&gt;line&lt;/b&gt;', '/en/rules/4/1'],
  ['in general when no reason was given (B-36)', null, 'The house returned it', '/en/rules/4/1'],
  ['also when a reason has the name of something else', 'constructor', 'constructor', '/en/rules/4/1'],
])('[C42] says of a returned bet why, %s, with the rule', (_, voidReason, text, href) => {
  const html = (statusId: number) =>
    renderToStaticMarkup(
      <CouponCard
        coupon={{ ...coupon, legs: [{ ...leg, statusId, voidReason }] }}
        voids={voids}
        t={translator('en')}
      />,
    )
  expect(html(3)).toContain(`<a class="link" href="${href}" dir="auto">${text}</a>`)
  expect(html(2)).not.toContain('/en/rules/')
})

it('lists the sums of a coupon by themselves: what can be done with it is no part of the list', () => {
  const html = renderToStaticMarkup(
    <CouponCard coupon={coupon} voids={voids} t={translator('en')} acts={<button type="button">Sell</button>} />,
  )
  const list = /<dl>(.*)<\/dl>/s.exec(html)?.[1]
  expect(list).toContain('18.50')
  expect(list).not.toContain('button')
  expect(html).toContain('Sell')
})
