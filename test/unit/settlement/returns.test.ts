import { describe, expect, it } from 'vitest'
import { couponReturn, type Terms } from '../../../shared/domain/settlement/returns.ts'
import { legsOf, paid } from './legs.ts'

/** [legs, stake in cents, what comes back in cents, terms]. */
type Row = [line: string, stake: number, back: number | null, terms?: Terms]
const table = (typeId: number, rows: Row[]) =>
  it.each(rows)('%s for %d pays %s', (line, stake, back, terms) => expect(paid(typeId, stake, line, terms)).toBe(back))

describe('[S3.33] a single (betting.md 2.3, 0)', () =>
  table(0, [
    ['1.85W', 10_000, 18_500],
    ['1.95V', 10_000, 10_000],
    ['1.95w', 10_000, 14_750],
    ['1.95l', 10_000, 5000],
    ['1.95h', 10_000, 9750],
    ['1.95-', 10_000, null],
  ]))

describe('[S3.33] an express (1)', () =>
  table(1, [
    ['1.85W 2.10W 3.40W', 5000, 66_045],
    ['1.85W 2.10V 3.40W', 5000, 31_450],
    ['1.85W 1.95w 3.40W', 5000, 46_389],
    ['1.85W 1.95l 3.40W', 5000, 15_725],
    ['1.85W 1.95h 3.40W', 5000, 30_664],
    ['1.85V 2.10V 3.40V', 5000, 5000],
    ['1.85W 2.10L 3.40-', 5000, 0],
  ]))

describe('[S3.33] a system (2)', () => {
  const k = (value: number): Terms => ({ k: value })
  table(2, [
    ['2.00W 3.50W 2.40W', 30_000, 202_000, k(2)],
    ['2.00W 3.50W 2.40L', 30_000, 70_000, k(2)],
    ['2.00W 3.50V 2.40L', 30_000, 20_000, k(2)],
    ['1.50W 3.00W 2.50W', 300, 1575, k(2)],
    ['1.80W 2.05w 1.95l 2.20W', 10_000, 27_673, k(3)],
    ['1.40W 1.50W 2.00W 1.50W', 60_000, 152_500, k(2)],
    ['2.00W 2.00W 2.00L', 1000, 1333, k(2)],
    ['2.00W 1.70W 3.00L b1.50W', 6000, 10_200, k(2)],
    ['2.00W 1.70W 3.00L b1.50V', 6000, 6800, k(2)],
    ['2.00W 1.70W 3.00L b1.50L', 6000, 0, k(2)],
    ['2.00- 1.70- 3.00- b1.50L', 6000, 0, k(2)],
    ['2.00- 1.70L 3.00L', 6000, 0, k(2)],
    ['2.00- 1.70W 3.00L', 6000, null, k(2)],
  ])
})

describe('[S3.33] a chain (3)', () =>
  table(3, [
    ['1.55W 1.25W 1.85L 2.00W', 10_000, 16_000],
    ['2.00W 1.50W 3.00L 3.00W 3.00L', 300, 750],
    ['2.20W 2.20W 3.00L 3.40W 3.00L', 100_000, 380_000],
    ['1.80V 1.90w 2.10l 1.50W', 10_000, 14_250],
    ['1.90l 2.00W 1.80L', 10_000, 0],
    ['1.90L 2.00W 1.80W', 10_000, 0],
    ['1.90L 2.00- 1.80-', 10_000, 0],
    ['1.55W 1.25W 1.85W', 10_000, 26_500],
    ['1.55- 1.25L 1.85L', 10_000, null],
  ]))

describe('[S3.33] a multibet (4)', () => {
  const k = { k: 2 }
  table(4, [
    ['1.50W@0 1.70L@1 1.20W@2 2.20W@3', 60_000, 79_200, k],
    ['1.50W@0 1.70W@1 1.20W@2 2.20W@3', 60_000, 252_600, k],
    ['1.50W@0 1.70W@1 1.20L@2 1.10V@3 2.00W@3', 60_000, 102_000, k],
    ['1.90w@0 1.70W@1 1.20l@2 2.20W@3', 60_000, 165_010, k],
    ['1.50L@0 1.70W@1 1.20W@2 2.20W@3', 60_000, 0, k],
    ['1.50V@0 1.70W@1 1.20W@2 2.20W@3', 60_000, 168_400, k],
    ['1.50-@0 1.70L@1 1.20L@2 2.20W@3', 60_000, 0, k],
    ['1.50-@0 1.70W@1 1.20L@2 2.20W@3', 60_000, null, k],
  ])
  it('without a lobby and with singles only is the system', () =>
    expect(paid(4, 30_000, '2.00W@1 3.50V@2 2.40L@3', k)).toBe(paid(2, 30_000, '2.00W 3.50V 2.40L', k)))
})

describe('[S3.33] a conditional (5)', () => {
  const stakes = (...list: (number | 'max')[]): Terms => ({ stakes: list })
  table(5, [
    ['1.15W@1 1.39W@2 1.13W@2 1.13L@3', 10_000, 8063, stakes(10_000, 'max', 10_000)],
    ['1.15W@1 1.39W@2 1.13W@2 1.13W@3', 10_000, 19_363, stakes(10_000, 'max', 10_000)],
    ['1.15L@1 1.39W@2 1.13W@2 1.13W@3', 10_000, 0, stakes(10_000, 'max', 10_000)],
    ['1.80W@1 2.00L@2 1.50-@3', 10_000, 6000, stakes(10_000, 12_000, 10_000)],
    ['1.80W@1 2.00L@2 1.50W@3', 10_000, 8000, stakes(10_000, 12_000, 4000)],
    ['3.00V@1 2.00W@2 1.50W@3', 10_000, 30_000, stakes(10_000, 15_000, 'max')],
    ['1.80W@1 2.00L@2 1.50W@3', 10_000, 6000, stakes(10_000, 12_000, 'max')],
    ['1.80W@1 1.50W@2 2.00L@3', 10_000, 8000, stakes(10_000, 10_000, 'max')],
    ['1.90w@1 1.95l@2 2.00W@2 1.60W@3', 10_000, 17_500, stakes(10_000, 'max', 5000)],
    ['1.80W@1 2.00-@2 1.50-@3', 10_000, null, stakes(10_000, 12_000, 'max')],
  ])
  it('needs the stake of its first block', () =>
    expect(() => couponReturn(5, legsOf('1.80W@1 2.00W@2 1.50W@3'))).toThrow(RangeError))
})

describe('[S3.33] an anti-express (6)', () => {
  table(6, [
    ['1.25L 1.65W 1.85W', 10_000, 11_704],
    ['1.25W 1.65W 1.85W', 10_000, 0],
    ['1.25W 1.65L 1.85V', 10_000, 15_832],
    ['1.25W 1.65W 1.85V', 10_000, 0],
    ['1.25L 1.65V 1.85V', 10_000, 31_596],
    ['1.25V 1.65V 1.85V', 10_000, 10_000],
    ['1.25W 1.65L 1.85w', 10_000, 13_768],
    ['1.25W 1.65W 1.85l', 10_000, 5852],
    ['1.25L 1.65W 1.85-', 10_000, null],
  ])
  it('takes a dead heat of three for one place as a third won and two thirds lost', () => {
    const legs = legsOf('1.25W 1.65W 1.85W').map((leg, i) => (i === 0 ? { ...leg, share: { num: 1, den: 3 } } : leg))
    const factor = couponReturn(6, legs)
    // 2/3 of the stake at 1/(1.1165 − 1/3.815625) = 1.170385…
    expect(factor && Number((factor.num * 100_000n) / factor.den)).toBe(78_025)
  })
})

describe('[S3.33] lucky 15, 31 and 63 (7)', () =>
  table(7, [
    ['2.00W 3.00W 4.00W 5.00W', 1500, 35_900],
    ['2.00W 3.00W 4.00L 5.00L', 1500, 1100],
    ['2.00W 1.90w 4.00V 5.00L', 1500, 1370],
    ['2.00W 1.90l 4.00L 5.00L', 1500, 350],
    ['2.00W 2.00W 2.00W 2.00W 2.00W', 3100, 24_200],
    ['2.00W 2.00W 2.00W 2.00W 2.00W 2.00W', 6300, 72_800],
    ['2.00L 2.00L 2.00L 2.00L', 1500, 0],
    ['2.00L 2.00L 2.00L 2.00-', 1500, null],
  ]))

describe('[S3.33] a patent (8)', () => {
  table(8, [
    ['1.80W 2.20W 3.00W', 7000, 34_840],
    ['1.80W 2.20W 3.00L', 7000, 7960],
    ['1.80W 2.20V 1.95l', 7000, 7400],
    ['1.80W 2.20W 3.00W', 4000, 27_840, { minFold: 2 }],
  ])
})

describe('rounding of every type', () => {
  it('happens once, at the end, and goes down where the house floors', () => {
    expect(paid(2, 10_000, '1.80W 2.05w 1.95l 2.20W', { k: 3 }, 'floor')).toBe(27_672)
    expect(paid(6, 10_000, '1.25W 1.65W 1.85l', {}, 'floor')).toBe(5851)
    expect(paid(6, 10_000, '1.25L 1.65W 1.85W', {}, 'floor')).toBe(11_703)
  })
  it('knows no type that it has no rule for', () => {
    expect(() => couponReturn(9, legsOf('1.50W'))).toThrow(RangeError)
    expect(() => couponReturn(77, legsOf('1.50W'))).toThrow(RangeError)
  })
})
