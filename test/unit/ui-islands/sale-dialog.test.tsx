import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { translator } from '../../../shared/i18n/translator.ts'
import type { ShownCoupon } from '../../../shared/ui/islands/history/model.ts'
import { leastOf, SaleDialog } from '../../../shared/ui/islands/history/sale-dialog.tsx'

const t = translator('en')
const coupon: ShownCoupon = {
  ...{ id: 7, typeId: 0, type: 'Single', print: '', sell: null, placedAt: '', placed: '', coef: '1.85' },
  ...{ currency: 'EUR', systemValue: null, blockStakes: {}, legs: [], status: 'open', amount: '10.00' },
  ...{ possibleWin: '18.50', payout: null, sold: null, notes: [] },
}
/** The dialog with an offer for a stake of 0.01 to 10.00, as it opens: all of it is sold. */
const dialog = (stake: string, amount: string) =>
  renderToStaticMarkup(
    <SaleDialog
      coupon={coupon}
      sale={{ offer: { id: '1.1.1', stake, amount, until: 0 }, reason: null }}
      state={{ step: 'ready', note: null }}
      seconds={5}
      t={t}
      confirm={() => {}}
      renew={() => {}}
      close={() => {}}
    />,
  )

it.each([
  ['the whole', 500, 1000, 1000, 500],
  ['a hundredth of what is worth half its stake', 500, 1, 1000, 0],
  ['two hundredths of it', 500, 2, 1000, 1],
  ['a hundredth of what is worth its stake', 1000, 1, 1000, 1],
  // 2.49 rounds to 2, so the rest of 2.49 · 2/3 may be 2 as well.
  ['a part that would round to one, and may be worth nothing', 2, 1, 3, 0],
])('a part comes at least to what its exact worth cannot fall below: %s', (_, amount, part, stake, least) => {
  expect(leastOf(amount, part, stake)).toBe(least)
})

it('is sold for what is offered', () => {
  expect(dialog('10.00', '5.00')).toContain('Sell for 5.00\u00a0EUR')
  expect(dialog('10.00', '5.00')).not.toContain('disabled')
})

it('what is worth nothing is not sold', () => {
  const text = dialog('10.00', '0.00')
  expect(text).toContain(t('history_sell_nothing'))
  expect(text).toMatch(/data-sell-confirm="" disabled=""/)
})
