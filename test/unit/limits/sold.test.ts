import { expect, it } from 'vitest'
import { offerId } from '../../../shared/domain/cash-out/offer.ts'
import { rulesOf } from '../../../shared/domain/licence/profiles.ts'
import type { KindId } from '../../../shared/domain/limits/kinds.ts'
import { sell } from '../../../worker/backend/wallet/cash-out.ts'
import { counted } from '../../../worker/backend/wallet/limits-counted.ts'
import { placing, quote, T0 } from '../wallet/samples.ts'
import { wallet } from '../wallet/wallet.ts'

const WAGER_DAY: KindId = 1
const LOSS_DAY: KindId = 10

it.each([
  ['whole', [null]],
  ['in parts', ['4.00', null]],
] as const)('a coupon that is sold %s counts its stake once, and as loss only what the sale has left', (_, parts) => {
  const w = wallet()
  w.place(placing([quote(1, 2000)], '10.00'))
  const used = (kind: KindId) => counted(w.sql, kind, 'EUR', T0 + 1, rulesOf('strict')).amount
  expect([used(WAGER_DAY), used(LOSS_DAY)]).toEqual([1000, 1000])
  let stake = 1000
  parts.forEach((amount, n) => {
    const offer = offerId({ stake, amount: stake / 2, expires: T0 + 8000 })
    const sold = sell(w.sql, {
      ...{ couponId: w.coupons()[0]?.id ?? 0, offerId: offer, amount, key: `k${n}`, requestHash: 'h', requestId: 'r' },
      ...{ quotes: [quote(1, 4000)], rules: { types: [0], margin: 0, offerMs: 8000, minRest: 20 }, now: T0 },
    })
    expect(sold).toMatchObject({ ok: true })
    stake -= 400
  })
  // Sold at half of the stake: 10.00 were played, 5.00 are lost.
  expect([used(WAGER_DAY), used(LOSS_DAY)]).toEqual([1000, 500])
})
