import { describe, expect, it } from 'vitest'
import { calculate } from '../../../shared/domain/calculator/calculate.ts'
import { readState, writeState } from '../../../shared/domain/calculator/query.ts'
import { MAX_LEGS } from '../../../shared/domain/calculator/state.ts'

const of = (query: string) => calculate(readState(new URLSearchParams(query)), 'half-up')
const result = (query: string) => {
  const { problem, result } = of(query)
  if (result === null) throw new Error(JSON.stringify(problem))
  return result
}

/** Legs as `1.85 1`, `1.95 4 g2`: coefficient, result, block, own stake, banker. */
function bet(typeId: number, stake: string, legs: string, more = ''): string {
  const query = new URLSearchParams(`type=${typeId}&stake=${stake}${more}`)
  for (const [place, leg] of legs.split(', ').entries()) {
    const [coef = '', end = '', ...rest] = leg.split(' ')
    const find = (mark: string) => rest.find((each) => each.startsWith(mark))?.slice(1) ?? ''
    query.append('c', coef)
    query.append('r', end)
    query.append('h', find('h'))
    query.append('g', find('g'))
    query.append('s', find('s'))
    if (rest.includes('b')) query.append('b', String(place + 1))
  }
  return query.toString()
}

// The worked numbers of the rules (betting.md 2.3).
it.each([
  ['a single', bet(0, '100', '1.85 1'), '185.00'],
  ['a single that is half won', bet(0, '100', '1.95 4'), '147.50'],
  ['a single that is half lost', bet(0, '100', '1.95 5'), '50.00'],
  ['a dead heat of three for one place', bet(0, '10', '9 heat h1/3'), '30.00'],
  ['a dead heat of four for three places', bet(0, '10', '9 heat h3/4'), '67.50'],
  ['an express', bet(1, '50', '1.85 1, 2.10 1, 3.40 1'), '660.45'],
  ['an express with a returned leg', bet(1, '50', '1.85 1, 2.10 2, 3.40 1'), '314.50'],
  ['an express with a half-won leg', bet(1, '50', '1.85 1, 1.95 4, 3.40 1'), '463.89'],
  ['a system', bet(2, '300', '2.00 1, 3.50 1, 2.40 1', '&k=2'), '2020.00'],
  ['a system with a lost leg', bet(2, '300', '2.00 1, 3.50 1, 2.40 0', '&k=2'), '700.00'],
  ['a system whose unit is no round sum', bet(2, '10', '2.00 1, 2.00 1, 2.40 0', '&k=2'), '13.33'],
  ['a system with a banker', bet(2, '60', '2.00 1, 1.70 1, 3.00 0, 1.50 1 b', '&k=2'), '102.00'],
  ['a system with a returned banker', bet(2, '60', '2.00 1, 1.70 1, 3.00 0, 1.50 2 b', '&k=2'), '68.00'],
  ['a chain', bet(3, '100', '1.55 1, 1.25 1, 1.85 0, 2.00 1'), '160.00'],
  ['a chain with half results', bet(3, '100', '1.80 2, 1.90 4, 2.10 5, 1.50 1'), '142.50'],
  ['a multibet', bet(4, '600', '1.5 1 g0, 1.7 0 g1, 1.2 1 g2, 2.2 1 g3', '&k=2'), '792.00'],
  [
    'a multibet with a block of two',
    bet(4, '600', '1.5 1 g0, 1.7 1 g1, 1.2 0 g2, 1.1 2 g3, 2.0 1 g3', '&k=2'),
    '1020.00',
  ],
  ['a conditional', bet(5, '100', '1.15 1 g1, 1.39 1 g2, 1.13 1 g2, 1.13 0 g3', '&a=max&a=100'), '80.63'],
  ['a conditional that is short', bet(5, '100', '1.80 1 g1, 2.00 0 g2, 1.50 1 g3', '&a=120&a=100'), '60.00'],
  ['an anti-express whose express wins', bet(6, '100', '1.85 1, 2.10 1'), '0.00'],
  ['a lucky 15 with one winner', bet(7, '15', '3.00 1, 2.00 0, 2.00 0, 2.00 0'), '3.00'],
  ['a patent', bet(8, '7', '2.00 1, 2.00 1, 2.00 1'), '26.00'],
  ['several singles', bet(9, '', '2.00 1 s10, 3.00 0 s5, 1.50 1 s20'), '50.00'],
])('[S2.47] calculates %s', (_, query, returned) => {
  expect(result(query).returned).toBe(returned)
})

it('tells the profit, the most that can be won, the variants and the stake on each', () => {
  expect(result(bet(2, '10', '2.00 1, 2.00 1, 2.40 0', '&k=2'))).toMatchObject({
    stake: '10.00',
    returned: '13.33',
    profit: '3.33',
    most: '45.33',
    coef: '4.533',
    variants: 3,
    unit: '3.33',
    k: 2,
    factors: ['2', '2', '0'],
    isCut: false,
  })
  expect(result(bet(1, '5', '2.00 0, 2.00 1'))).toMatchObject({
    returned: '0.00',
    profit: '−5.00',
    unit: null,
    k: null,
  })
})

it('writes out the combinations of a system with its bankers', () => {
  expect(result(bet(2, '60', '2.00 1, 1.70 1, 3.00 0, 1.50 1 b', '&k=2')).rows).toEqual([
    { legs: '1 + 2 + 4', stake: '20.00', coef: '5.10', returned: '102.00' },
    { legs: '1 + 3 + 4', stake: '20.00', coef: '9.00', returned: '0.00' },
    { legs: '2 + 3 + 4', stake: '20.00', coef: '7.65', returned: '0.00' },
  ])
  expect(result(bet(8, '7', '2.00 1, 2.00 1, 2.00 1')).rows.map((row) => row.legs)).toEqual([
    '1',
    '2',
    '3',
    '1 + 2',
    '1 + 3',
    '2 + 3',
    '1 + 2 + 3',
  ])
})

it('writes out no more combinations than can be read, and calculates them all the same', () => {
  const ten = Array.from({ length: 10 }, () => '2.00 1').join(', ')
  expect(result(bet(2, '252', ten, '&k=5'))).toMatchObject({
    rows: [],
    isCut: true,
    variants: 252,
    returned: '8064.00',
  })
})

it('follows the account of a chain and of a conditional', () => {
  expect(result(bet(3, '100', '1.55 1, 1.25 1, 1.85 0, 2.00 1')).steps.map((step) => step.account)).toEqual([
    '155.00',
    '180.00',
    '80.00',
    '160.00',
  ])
  expect(result(bet(5, '100', '1.15 1 g1, 1.39 1 g2, 1.13 1 g2, 1.13 0 g3', '&a=max&a=100')).steps).toEqual([
    { legs: '1', account: '115.00' },
    { legs: '2 + 3', account: '180.63' },
    { legs: '4', account: '80.63' },
  ])
})

it('tells what is still possible while a leg is open', () => {
  expect(result(bet(1, '10', '2.00 1, 3.00 -2'))).toMatchObject({
    returned: null,
    profit: null,
    most: '60.00',
    factors: ['2', null],
  })
})

it('takes the nearest system value that there is', () => {
  expect(result(bet(2, '10', '2.00 1, 2.00 1, 2.00 1', '&k=7')).k).toBe(2)
})

describe('says what is wrong', () => {
  it.each([
    [bet(1, '10', '1.85 1'), { code: 'few', least: 2, most: 30 }],
    [bet(0, '10', '1.85 1, 2.00 1'), { code: 'many', least: 1, most: 1 }],
    [bet(8, '10', '1.85 1, 2.00 1'), { code: 'few', least: 3, most: 3 }],
    [bet(1, '10', '1.85 1, x 1'), { code: 'coef', leg: 2 }],
    [bet(1, '10', '1.00 1, 2.00 1'), { code: 'coef', leg: 1 }],
    [bet(1, '10', '1.8555 1, 2.00 1'), { code: 'coef', leg: 1 }],
    [bet(1, '', '1.85 1, 2.00 1'), { code: 'stake' }],
    [bet(1, '1.005', '1.85 1, 2.00 1'), { code: 'stake' }],
    [bet(1, '-5', '1.85 1, 2.00 1'), { code: 'stake' }],
    [bet(0, '10', '9 heat h3/1'), { code: 'share', leg: 1 }],
    [bet(2, '10', '2.00 1, 2.00 1, 2.00 1 b', '&k=2'), { code: 'members', least: 3, most: 20 }],
    [bet(4, '10', '2.00 1 g1, 2.00 1 g1, 2.00 1 g2', '&k=2'), { code: 'blocks', least: 3, most: 30 }],
    [bet(5, '100', '1.80 1 g1, 2.00 0 g2, 1.50 1 g3', '&a=500'), { code: 'block_stake', block: 2 }],
    [bet(5, '100', '1.80 1 g1, 2.00 0 g2, 1.50 1 g3', '&a=x'), { code: 'block_stake', block: 2 }],
    [bet(6, '10', '5.00 1, 5.00 1'), { code: 'anti' }],
    [bet(9, '', '2.00 1 s10, 3.00 0 s'), { code: 'own', leg: 2 }],
  ])('of %s', (query, problem) => {
    expect(of(query).problem).toEqual(problem)
  })
})

describe('the address', () => {
  it('says the same bet again', () => {
    const queries = [
      bet(2, '60', '2.00 1, 1.70 1, 3.00 0, 1.50 1 b', '&k=2'),
      bet(5, '100', '1.15 1 g1, 1.39 1 g2, 1.13 heat h1/3 g2, 1.13 0 g3', '&a=max&a=100'),
      bet(9, '', '2.00 1 s10, 3.00 0 s5'),
    ]
    for (const query of queries) {
      const written = writeState(readState(new URLSearchParams(query)))
      expect(result(written)).toEqual(result(query))
      expect(writeState(readState(new URLSearchParams(written)))).toBe(written)
    }
  })

  it('holds nothing that the type does not ask for', () => {
    expect(writeState(readState(new URLSearchParams(bet(1, '10', '2.00 1 g3 s4, 3.00 0', '&k=5&a=1'))))).toBe(
      'type=1&stake=10&c=2.00&r=1&c=3.00&r=0',
    )
  })

  it('takes numbers with a comma, and bears nonsense', () => {
    expect(result(bet(1, '10,50', '2,00 1, 3,5 1')).returned).toBe('73.50')
    const state = readState(new URLSearchParams('type=77&stake=%00&k=-1&c=&r=9&g=999&remove=x&b=z'))
    expect(state).toMatchObject({ typeId: 1, k: 2, legs: [{ coef: '', end: '1', block: 1, banker: false }] })
  })

  it('puts each leg into a block of its own, with the whole stake, when neither was asked for', () => {
    const state = readState(new URLSearchParams('type=4&stake=7&c=2&r=1&c=3&r=1&c=4&r=1'))
    expect(state.legs.map(({ block, stake }) => [block, stake])).toEqual([
      [1, '7'],
      [2, '7'],
      [3, '7'],
    ])
  })

  it('takes no more than thirty legs, and adds and removes them by the form’s buttons', () => {
    const many = `type=1&${Array.from({ length: 50 }, () => 'c=2&r=1').join('&')}`
    expect(readState(new URLSearchParams(many)).legs).toHaveLength(MAX_LEGS)
    expect(readState(new URLSearchParams(`${many}&add=1`)).legs).toHaveLength(MAX_LEGS)
    const two = 'type=1&c=2&r=1&c=3&r=0'
    expect(readState(new URLSearchParams(`${two}&add=1`)).legs).toHaveLength(3)
    expect(readState(new URLSearchParams(`${two}&remove=1`)).legs.map((leg) => leg.coef)).toEqual(['3'])
  })

  it('calculates exactly what no float can', () => {
    const ten = Array.from({ length: 10 }, () => '1.333 1').join(', ')
    expect(result(bet(1, '1', ten)).returned).toBe('17.71')
    const thirty = Array.from({ length: 30 }, () => '99999.999 1').join(', ')
    expect(result(bet(1, '1', thirty)).returned).toMatch(/^[0-9]{150}\.[0-9]{2}$/)
  })
})
