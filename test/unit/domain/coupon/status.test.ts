import { expect, it } from 'vitest'
import { couponStatus, isRefund } from '../../../../shared/domain/coupon/status.ts'

it.each([
  [[-2], 'open'],
  [[1, -2], 'open'],
  [[0, -2], 'lost'],
  [[1], 'won'],
  [[0], 'lost'],
  [[2], 'returned'],
  [[3], 'cancelled'],
  [[2, 3], 'returned'],
  [[3, 3], 'cancelled'],
  [[1, 2], 'won'],
  [[1, 3], 'won'],
  [[4], 'partial'],
  [[5], 'partial'],
  [[6], 'partial'],
  [[1, 4], 'partial'],
  [[2, 5], 'partial'],
  [[0, 4], 'lost'],
])('legs %j make a coupon that is %s', (statusIds, status) => {
  const lost = statusIds.includes(0)
  expect(couponStatus(statusIds, lost || statusIds.every((id) => id >= 0), lost)).toBe(status)
})

it('only a returned or cancelled coupon gives the stake back as it came', () => {
  expect((['open', 'won', 'lost', 'returned', 'partial', 'cancelled'] as const).filter(isRefund)).toEqual([
    'returned',
    'cancelled',
  ])
})
