import { accessByAuthorisation } from '../../../shared/guards/access-by-authorisation.ts'
import { accessCheck } from '../../../shared/guards/access-check.ts'
import type { Decision, GuardFacts, GuardRow, GuardVisit } from '../../../shared/guards/decision.ts'
import { language, urlLanguage } from '../../../shared/guards/language.ts'
import { seoBot } from './seo-bot.ts'

/** The guards, in the spec's order (§6), then the language guard. */
export const GUARDS: readonly GuardRow[] = [
  { name: 'access-check', where: 'both', rule: accessCheck },
  { name: 'access-by-authorisation', where: 'both', rule: accessByAuthorisation },
  { name: 'url-language', where: 'both', rule: urlLanguage },
  { name: 'seo-bot', where: 'edge', rule: seoBot },
  { name: 'language', where: 'both', rule: language },
]

/** The first decision that ends the visit, with the guard that made it; null lets the page answer. */
export function decide(
  visit: GuardVisit,
  facts: GuardFacts,
): { guard: string; decision: Exclude<Decision, { kind: 'next' }> } | null {
  for (const { name, where, rule } of GUARDS) {
    if (where === 'browser') continue
    const decision = rule(visit, facts)
    if (decision.kind !== 'next') return { guard: name, decision }
  }
  return null
}
