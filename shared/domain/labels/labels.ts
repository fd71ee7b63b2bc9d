import type { TextValues, Translate } from '../../i18n/translate.ts'
import { KNOWN } from './known.ts'
import { parseSpecifiers, signedHandicap } from './specifiers.ts'

/** A market as the feed names it; `name` is used when its id has no text. */
export interface LabelledMarket {
  typeId: number
  specifiers?: string | undefined
  name?: string | undefined
}
export interface LabelledOutcome {
  typeId?: number | undefined
  name: string
}
export interface Sides {
  home: string
  away: string
}

const CORRECT_SCORE_OF_THE_REST = 41
/** Isolates keep a Latin name or a sign in its place within right-to-left text. */
const isolated = (t: Translate, text: string): string => (t.dir === 'rtl' ? `\u2068${text}\u2069` : text)
const leftToRight = (t: Translate, text: string): string => (t.dir === 'rtl' ? `\u2066${text}\u2069` : text)

function valuesOf(t: Translate, market: LabelledMarket, event: Sides): TextValues {
  const specifiers = parseSpecifiers(market.specifiers ?? '')
  const homeHcp = signedHandicap(specifiers.hcp, 'home')
  const awayHcp = signedHandicap(specifiers.hcp, 'away')
  return {
    ...specifiers,
    home: isolated(t, event.home),
    away: isolated(t, event.away),
    ...(homeHcp !== null && { homeHcp: leftToRight(t, homeHcp) }),
    ...(awayHcp !== null && { awayHcp: leftToRight(t, awayHcp) }),
  }
}

/** Takes out what a missing specifier would have filled: 'Set {setnr}: winner' → 'Set: winner'. */
const withoutGaps = (text: string): string =>
  text
    .replace(/\s*[[(]?\{[a-zA-Z]+\}[\])]?/g, '')
    .replace(/\s+([:,،])/g, '$1')
    .trim()

const hasGap = (text: string): boolean => /\{[a-zA-Z]+\}/.test(text)

/** Name of a market in the language of `t`: 'Total', 'Handicap 0:1', 'Set 2: winner'. */
export function marketLabel(t: Translate, market: LabelledMarket, event: Sides): string {
  const id = KNOWN.market.get(market.typeId)
  if (id === undefined) return market.name ?? t('market_unknown', { id: market.typeId })
  return withoutGaps(t(`market_${id}`, valuesOf(t, market, event)))
}

/** Head of a list column: '1X2', 'Total'; the full name where there is no short one. */
export function marketShort(t: Translate, market: LabelledMarket, event: Sides): string {
  const id = KNOWN.marketShort.get(market.typeId)
  return id === undefined ? marketLabel(t, market, event) : t(`market_short_${id}`)
}

/** A score that counts from `from`: market 41 lists what is added to the current score. */
function addScore(score: string, from: string | undefined): string {
  const [, home, away] = /^(\d+):(\d+)$/.exec(score) ?? []
  const [, homeFrom, awayFrom] = /^(\d+):(\d+)$/.exec(from ?? '') ?? []
  return home && away && homeFrom && awayFrom
    ? `${Number(home) + Number(homeFrom)}:${Number(away) + Number(awayFrom)}`
    : score
}

/**
 * Name of an outcome: 'Arsenal', 'Over 2.5', 'Chelsea (−1.5)'. The feed's own name when its id has no text
 * or the market lacks the specifier that the text needs.
 */
export function outcomeLabel(t: Translate, market: LabelledMarket, outcome: LabelledOutcome, event: Sides): string {
  const id = outcome.typeId === undefined ? undefined : KNOWN.outcome.get(outcome.typeId)
  if (id === undefined) return outcome.name
  const text = t(`outcome_${id}`, valuesOf(t, market, event))
  if (hasGap(text) || text === '') return outcome.name
  return market.typeId === CORRECT_SCORE_OF_THE_REST
    ? addScore(text, parseSpecifiers(market.specifiers ?? '').score)
    : text
}

/** Short form for a list's column: '1', 'X', 'O'; the full name where there is no short one. */
export function outcomeShort(t: Translate, market: LabelledMarket, outcome: LabelledOutcome, event: Sides): string {
  const id = outcome.typeId === undefined ? undefined : KNOWN.outcomeShort.get(outcome.typeId)
  return id === undefined ? outcomeLabel(t, market, outcome, event) : t(`outcome_short_${id}`)
}

/** The line that an outcome stands for: '2.5' of a total, '+1.5' of a handicap; null without one. */
export function outcomeLine(t: Translate, market: LabelledMarket, outcome: LabelledOutcome): string | null {
  const { total, hcp } = parseSpecifiers(market.specifiers ?? '')
  if (total !== undefined) return total
  const line = signedHandicap(hcp, outcome.typeId === 1715 ? 'away' : 'home') ?? hcp
  return line === undefined ? null : leftToRight(t, line)
}
