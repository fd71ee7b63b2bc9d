import { expect, it } from 'vitest'
import { matchRoute } from '../../../shared/routes/match.ts'

it('[S5.05] couponId is digits only', () => {
  for (const id of ['123', '0123']) {
    expect(matchRoute(`/print-coupon/${id}`)).toMatchObject({ name: 'printCoupon', params: { couponId: id } })
  }
  for (const id of ['1a', '-1', '1.5', '', '0x1', ' 1'])
    expect(matchRoute(`/print-coupon/${id}`)?.name).not.toBe('printCoupon')
})
