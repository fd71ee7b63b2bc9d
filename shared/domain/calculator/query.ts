import {
  type CalculatorLeg,
  type CalculatorState,
  FIELDS,
  type LegEnd,
  MAX_BLOCK,
  MAX_LEGS,
  newLeg,
  RESULTS,
  startState,
} from './state.ts'

/** Longest text of a field that is taken over. */
const LONGEST = 20
const short = (text: string | undefined): string => (text ?? '').trim().slice(0, LONGEST)
/** Numbers are taken with a comma too. */
const number = (text: string | undefined): string => short(text).replace(',', '.')

const whole = (text: string | null | undefined, most: number): number | null =>
  text && /^[0-9]{1,3}$/.test(text) && Number(text) <= most ? Number(text) : null

const endOf = (text: string | undefined): LegEnd => RESULTS.find((end) => end === text) ?? '1'

/** Does a query say anything of a bet? */
export const hasBet = (query: URLSearchParams): boolean => query.has('c')

function legsOf(query: URLSearchParams): CalculatorLeg[] {
  const ends = query.getAll('r')
  const shares = query.getAll('h')
  const blocks = query.getAll('g')
  const stakes = query.getAll('s')
  const bankers = new Set(query.getAll('b'))
  return query
    .getAll('c')
    .slice(0, MAX_LEGS)
    .map((coef, place) => ({
      coef: number(coef),
      end: endOf(ends[place]),
      share: short(shares[place]) || '1/2',
      banker: bankers.has(String(place + 1)),
      // A form that did not ask for blocks or own stakes: each leg stands alone, with the stake of the whole.
      block: blocks.length === 0 ? Math.min(place + 1, MAX_BLOCK) : (whole(blocks[place], MAX_BLOCK) ?? 1),
      stake: stakes.length === 0 ? number(query.get('stake') ?? startState().stake) : number(stakes[place]),
    }))
}

/** The buttons of the plain form: one leg more, or one less (from 1). */
function pressed(query: URLSearchParams, legs: CalculatorLeg[]): CalculatorLeg[] {
  if (query.has('add')) return withLeg(legs)
  const removed = whole(query.get('remove'), MAX_LEGS)
  return removed === null || legs.length < 2 ? legs : legs.filter((_, place) => place !== removed - 1)
}

/** One leg more, in a block of its own. */
export const withLeg = (legs: CalculatorLeg[]): CalculatorLeg[] =>
  legs.length >= MAX_LEGS
    ? legs
    : [...legs, newLeg({ block: Math.min(MAX_BLOCK, Math.max(0, ...legs.map((leg) => leg.block)) + 1) })]

/**
 * What a query (or the form itself) says: `type`, `stake`, `k`, for each leg in order `c` coefficient, `r` result, `h` share of a dead heat,
 * `g` block, `s` own stake, the numbers of bankers `b`, stakes of blocks `a`. Without legs it is what a calculator starts with.
 */
export function readState(query: URLSearchParams): CalculatorState {
  const start = startState()
  if (!hasBet(query)) return { ...start, typeId: whole(query.get('type'), 9) ?? start.typeId }
  return {
    typeId: whole(query.get('type'), 9) ?? start.typeId,
    stake: number(query.get('stake') ?? start.stake),
    k: whole(query.get('k'), MAX_LEGS) ?? start.k,
    legs: pressed(query, legsOf(query)),
    blockStakes: query.getAll('a').slice(0, MAX_BLOCK).map(number),
  }
}

/** The same as a query, with nothing in it that the type does not ask for. */
export function writeState({ typeId, stake, k, legs, blockStakes }: CalculatorState): string {
  const { banker, block, stake: own, k: system } = FIELDS[typeId] ?? {}
  const heat = legs.some((leg) => leg.end === 'heat')
  const query = new URLSearchParams({ type: String(typeId) })
  if (!own) query.set('stake', stake)
  if (system) query.set('k', String(k))
  for (const [place, leg] of legs.entries()) {
    query.append('c', leg.coef)
    query.append('r', leg.end)
    if (heat) query.append('h', leg.share)
    if (block) query.append('g', String(leg.block))
    if (own) query.append('s', leg.stake)
    if (banker && leg.banker) query.append('b', String(place + 1))
  }
  if (typeId === 5) for (const each of blockStakes) query.append('a', each)
  return query.toString()
}
