import type { Rule } from '../pricing/fair.ts'
import type { Axis, MarketPlan, OutcomePlan } from '../sports/sport.ts'
import {
  and,
  away,
  difference,
  draw,
  even,
  first,
  home,
  not,
  odd,
  or,
  orDraw,
  over,
  second,
  sum,
  under,
} from './rules.ts'

/** Where a market's result comes from. */
export interface Source {
  scope: string
  axis?: Axis
}
type Sign = (n: number) => string
const signed: Sign = (n) => (n > 0 ? `+${n}` : String(n))
const outcome = (typeId: number, name: string, rule: Rule): OutcomePlan => ({ typeId, name, rule })

/** A market from its parts; `specifiers` may come in any order. */
export function market(
  typeId: number,
  { scope, axis = 'score' }: Source,
  outcomes: OutcomePlan[],
  specifiers: Record<string, string | number> = {},
  winners = 1,
): MarketPlan {
  const text = Object.entries(specifiers)
    .map(([k, v]) => `${k}=${v}`)
    .sort()
    .join('|')
  return { typeId, specifiers: text, scope, axis, winners, outcomes }
}

export const threeWay = (typeId: number, source: Source) =>
  market(typeId, source, [outcome(1, '1', home), outcome(2, 'X', draw), outcome(3, '2', away)])

export const twoWay = (typeId: number, source: Source, specifiers?: Record<string, string | number>) =>
  market(typeId, source, [outcome(4, '1', home), outcome(5, '2', away)], specifiers)

export const drawNoBet = (typeId: number, source: Source) =>
  market(typeId, source, [outcome(4, '1', orDraw(home)), outcome(5, '2', orDraw(away))])

export const doubleChance = (typeId: number, source: Source) =>
  market(
    typeId,
    source,
    [outcome(9, '1X', or(home, draw)), outcome(10, '12', not(draw)), outcome(11, 'X2', or(draw, away))],
    {},
    2,
  )

/** Over and under; on the axis `total`, `home` or `away` the number stands first in the cells. */
export function total(typeId: number, source: Source, line: number, specifiers: Record<string, string | number> = {}) {
  const of = source.axis && source.axis !== 'score' && source.axis !== 'margin' ? first : sum
  return market(
    typeId,
    source,
    [outcome(12, `Over ${line}`, over(of, line)), outcome(13, `Under ${line}`, under(of, line))],
    { ...specifiers, total: line },
  )
}

/** Over and under of one side's goals where the cells are whole scores. */
export function sideTotal(typeId: 19 | 20, source: Source, line: number) {
  const of = source.axis ? first : typeId === 19 ? first : second
  return market(
    typeId,
    source,
    [outcome(12, `Over ${line}`, over(of, line)), outcome(13, `Under ${line}`, under(of, line))],
    { total: line },
  )
}

export function handicap(
  typeId: number,
  source: Source,
  hcp: number,
  specifiers: Record<string, string | number> = {},
) {
  const of = source.axis === 'margin' ? first : difference
  return market(
    typeId,
    source,
    [outcome(1714, `Home (${signed(hcp)})`, over(of, -hcp)), outcome(1715, `Away (${signed(-hcp)})`, under(of, -hcp))],
    { ...specifiers, hcp },
  )
}

/** European handicap: a start of so many goals, three ways. */
export function startHandicap(source: Source, homeStart: number, awayStart: number) {
  const shifted =
    (rule: Rule): Rule =>
    (h, a) =>
      rule(h + homeStart, a + awayStart)
  const text = `${homeStart}:${awayStart}`
  return market(
    14,
    source,
    [
      outcome(1711, `1 (${text})`, shifted(home)),
      outcome(1712, `X (${text})`, shifted(draw)),
      outcome(1713, `2 (${text})`, shifted(away)),
    ],
    { hcp: text },
  )
}

export function oddEven(typeId: number, source: Source) {
  const of = source.axis === 'total' ? first : sum
  return market(typeId, source, [outcome(70, 'Odd', odd(of)), outcome(72, 'Even', even(of))])
}

export const yesNo = (typeId: number, source: Source, rule: Rule) =>
  market(typeId, source, [outcome(74, 'Yes', rule), outcome(76, 'No', not(rule))])

/** Every pair of an outcome of one list with one of another, with the type ids in that order. */
export function combined(
  typeId: number,
  source: Source,
  typeIds: readonly number[],
  left: readonly [string, Rule][],
  right: readonly [string, Rule][],
  specifiers?: Record<string, string | number>,
) {
  const outcomes = left.flatMap(([leftName, leftRule], i) =>
    right.map(([rightName, rightRule], j) =>
      outcome(typeIds[i * right.length + j] ?? 1, `${leftName} & ${rightName}`, and(leftRule, rightRule)),
    ),
  )
  return market(typeId, source, outcomes, specifiers)
}
export { outcome }
