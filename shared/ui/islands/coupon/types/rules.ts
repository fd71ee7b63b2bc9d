import { OUTCOME_DISABLED_BANKER } from '../../../../api/feed-flags.ts'
import { type Fraction, fraction } from '../../../../domain/coefficient/fraction.ts'
import { blockLimits } from '../../../../domain/coupon/blocks.ts'
import { systemRange } from '../../../../domain/coupon/form-problems.ts'
import { FORMS } from '../../../../domain/coupon/forms.ts'
import { antiOffered, maximalCoef } from '../../../../domain/coupon/maximal.ts'
import { singleLines, singlesTotals } from '../../../../domain/coupon/singles.ts'
import { type SystemOption, systemOptions } from '../../../../domain/coupon/variants.ts'
import { formatMoney } from '../../../../domain/money/amount.ts'
import type { BlockStake } from '../../../../domain/settlement/accounts.ts'
import { blocksOf } from '../../../../domain/settlement/blocks.ts'
import type { Terms } from '../../../../domain/settlement/returns.ts'
import type { IslandKey } from '../../../../i18n/keys.ts'
import type { TextValues } from '../../../../i18n/translate.ts'
import { stakeOf, withCurrency } from '../amount.ts'
import { type CouponFacts, type CouponTerms, type LegModel, ruleOf, type TypeSums, winOf } from '../model.ts'
import { numberBlocks } from './blocks.ts'
import { typedTerms } from './terms.ts'

/** A leg as the rules of the domain know it. */
interface RuleLeg {
  outcomeId: number
  eventId: number
  coef: number
  banker: boolean
  blockId?: number | undefined
}

/** What is wrong, as a text's key and what is put in it. */
export type Why = readonly [key: IslandKey, values?: TextValues] | null

/** What a type makes of its legs, before it is put in words. */
export interface Reckoned extends Omit<TypeSums, 'why'> {
  why: Why
}

export const isBankerOff = (leg: LegModel): boolean => (leg.flags & OUTCOME_DISABLED_BANKER) !== 0

const ruleLegs = (legs: readonly LegModel[], blockIds?: ReadonlyMap<number, number>): RuleLeg[] =>
  legs.map((leg) => ({
    outcomeId: leg.leg.outcomeId,
    eventId: leg.leg.eventId,
    coef: leg.now,
    banker: leg.leg.banker === true && !isBankerOff(leg),
    blockId: blockIds?.get(leg.leg.outcomeId),
  }))

/** The choices of k for these legs, each with its number of bets; `value` is the chosen one. */
export function systemChoice(
  typeId: number,
  legs: readonly LegModel[],
  facts: Pick<CouponFacts, 'more'>,
): { value: number; members: number; options: SystemOption[] } {
  const blockIds =
    typeId === 4
      ? numberBlocks(
          legs.map((leg) => leg.leg),
          true,
        )
      : undefined
  const own = ruleLegs(legs, blockIds)
  const form = FORMS[typeId]
  const range = form ? systemRange(form, own) : null
  const wanted = typedTerms(facts.more).systemValue
  return {
    value: range ? Math.max(range.from, Math.min(range.to, wanted)) : wanted,
    members: form?.members?.(own) ?? 0,
    options: systemOptions(typeId, own, 0),
  }
}

const plain = (
  typeId: number,
  legs: readonly LegModel[],
  facts: CouponFacts,
  own = ruleLegs(legs),
  terms: Terms = {},
) => {
  const stake = stakeOf(facts.amount, facts.currency)
  const total = maximalCoef(typeId, own, terms)
  return { stake, total, win: winOf(stake, total, facts), terms: {}, why: null }
}

const nothing = (facts: CouponFacts, why: Why, terms: CouponTerms = {}): Reckoned => ({
  total: null,
  stake: stakeOf(facts.amount, facts.currency),
  win: null,
  terms,
  why,
})

type Rule = (legs: readonly LegModel[], facts: CouponFacts) => Reckoned

const system: Rule = (legs, facts) => {
  const { value, members, options } = systemChoice(2, legs, facts)
  if (options.length === 0) return nothing(facts, [members > 3 ? 'coupon_system_many' : 'coupon_system_few'])
  return { ...plain(2, legs, facts, ruleLegs(legs), { k: value }), terms: { systemValue: value } }
}

const multibet: Rule = (legs, facts) => {
  const blockIds = numberBlocks(
    legs.map((leg) => leg.leg),
    true,
  )
  const { value, members, options } = systemChoice(4, legs, facts)
  if (options.length === 0)
    return { ...nothing(facts, [members > 3 ? 'coupon_system_many' : 'coupon_blocks_few_4']), blockIds }
  return { ...plain(4, legs, facts, ruleLegs(legs, blockIds), { k: value }), terms: { systemValue: value }, blockIds }
}

/** A block of a conditional with its stake as typed and the largest that it may have, minor units. */
export interface BlockTerms {
  id: number
  typed: string
  stake: BlockStake | null
  limit: number | null
}

/** Blocks of a conditional in order; the first stakes what is paid. */
export function conditionalBlocks(
  legs: readonly LegModel[],
  facts: Pick<CouponFacts, 'amount' | 'currency' | 'more'>,
): BlockTerms[] {
  const blockIds = numberBlocks(
    legs.map((leg) => leg.leg),
    false,
  )
  const { amountByBlockId } = typedTerms(facts.more)
  const coefs = blocksOf(ruleLegs(legs, blockIds)).blocks.map((block) => block.map((leg) => leg.coef))
  const paid = stakeOf(facts.amount, facts.currency)
  const typed = coefs.map((_, i) => (i === 0 ? facts.amount : (amountByBlockId[i + 1] ?? 'max')))
  const stakes = typed.map((text) => (text === 'max' ? text : stakeOf(text, facts.currency)))
  const limits =
    paid === null
      ? []
      : blockLimits(
          coefs,
          stakes.map((stake) => stake ?? 0),
        )
  return coefs.map((_, i) => ({
    id: i + 1,
    typed: typed[i] ?? 'max',
    stake: stakes[i] ?? null,
    limit: limits[i] ?? null,
  }))
}

const conditional: Rule = (legs, facts) => {
  const blockIds = numberBlocks(
    legs.map((leg) => leg.leg),
    false,
  )
  const blocks = conditionalBlocks(legs, facts)
  const terms = {
    amountByBlockId: Object.fromEntries(
      blocks
        .slice(1)
        .map(({ id, stake }) => [id, typeof stake === 'number' ? formatMoney(stake, facts.currency) : 'max']),
    ),
  }
  if (blocks.length < 2) return { ...nothing(facts, ['coupon_blocks_few_5'], terms), blockIds }
  const stakes = blocks.map((block) => block.stake)
  const [paid] = stakes
  if (typeof paid !== 'number' || paid <= 0) return { ...nothing(facts, null, terms), blockIds }
  const bad = blocks.find(
    ({ stake, limit }, i) => i > 0 && stake !== 'max' && (stake === null || stake <= 0 || stake > (limit ?? 0)),
  )
  if (bad) {
    const amount = withCurrency(formatMoney(bad.limit ?? 0, facts.currency), facts.currency)
    return { ...nothing(facts, ['coupon_block_bad', { n: bad.id, amount }], terms), blockIds }
  }
  const total: Fraction = maximalCoef(5, ruleLegs(legs, blockIds), { stakes: stakes.map((stake) => stake ?? 'max') })
  return { total, stake: paid, win: winOf(paid, total, facts), terms, why: null, blockIds }
}

const anti: Rule = (legs, facts) => {
  const book = facts.antiBook ? fraction(facts.antiBook, 10_000) : undefined
  const coefs = legs.map((leg) => leg.now)
  return antiOffered(coefs, book)
    ? plain(6, legs, facts, ruleLegs(legs), { book })
    : nothing(facts, ['coupon_anti_off'])
}

/** The lines of many singles: what is typed for each, in minor units where it is an amount. */
export function lineStakes(
  legs: readonly LegModel[],
  facts: Pick<CouponFacts, 'more' | 'amount' | 'currency'>,
): { outcomeId: number; own: string | undefined; stake: number | null }[] {
  const { amountByBetId } = typedTerms(facts.more)
  return legs.map(({ leg: { outcomeId } }) => {
    const own = amountByBetId[outcomeId]
    return { outcomeId, own, stake: stakeOf(own ?? facts.amount, facts.currency) }
  })
}

const singles: Rule = (legs, facts) => {
  const stakes = lineStakes(legs, facts)
  const byOutcome = new Map(stakes.map(({ outcomeId, stake }) => [outcomeId, stake ?? 0]))
  const lines = singleLines(
    legs.map(({ leg, now }) => ({ outcomeId: leg.outcomeId, coef: now })),
    byOutcome,
  )
  const sums = singlesTotals(lines, ruleOf(facts))
  const isBad = stakes.some(({ own, stake }) => own !== undefined && (stake === null || stake <= 0))
  return {
    total: null,
    stake: sums.stake,
    win: sums.stake > 0 ? sums.possibleWin : null,
    terms: {
      amountByBetId: Object.fromEntries(
        stakes.map(({ outcomeId, stake }) => [outcomeId, formatMoney(stake ?? 0, facts.currency)]),
      ),
    },
    why: isBad ? ['coupon_line_bad'] : null,
  }
}

/** What each type makes of its legs, by type id: the very rules by which the house prices and pays. */
const RULES: Readonly<Record<number, Rule>> = {
  2: system,
  3: (legs, facts) => plain(3, legs, facts),
  4: multibet,
  5: conditional,
  6: anti,
  7: (legs, facts) => plain(7, legs, facts),
  8: (legs, facts) => plain(8, legs, facts, ruleLegs(legs), { minFold: facts.minFold }),
  9: singles,
}

/** Sums of a coupon beyond single and express. An unknown type is a fault of the caller and throws. */
export function reckon(typeId: number, legs: readonly LegModel[], facts: CouponFacts): Reckoned {
  const rule = RULES[typeId]
  if (!rule) throw new RangeError(`no rules for coupon type ${typeId}`)
  return rule(legs, facts)
}
