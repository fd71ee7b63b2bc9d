import { accessByAuthorisation } from '../../../shared/guards/access-by-authorisation.ts'
import { accessCheck } from '../../../shared/guards/access-check.ts'
import { analytics } from '../../../shared/guards/analytics.ts'
import { appVersion } from '../../../shared/guards/app-version.ts'
import { authorisationRedirect } from '../../../shared/guards/authorisation-redirect.ts'
import { blocked } from '../../../shared/guards/blocked.ts'
import { bonusPage } from '../../../shared/guards/bonus-page.ts'
import { confirmTerms } from '../../../shared/guards/confirm-terms.ts'
import type {
  Decision,
  Effect,
  GuardCookie,
  GuardFacts,
  GuardRow,
  GuardVisit,
  LateFacts,
} from '../../../shared/guards/decision.ts'
import { language, urlLanguage } from '../../../shared/guards/language.ts'
import { dictionaryLoader, mediaLoader } from '../../../shared/guards/loaders.ts'
import { microFrontendGuard } from '../../../shared/guards/micro-frontend-guard.ts'
import { mobileIdentificationBonus } from '../../../shared/guards/mobile-identification-bonus.ts'
import { modalGuard } from '../../../shared/guards/modal-guard.ts'
import { paymentConsultant } from '../../../shared/guards/payment-consultant.ts'
import { platform } from '../../../shared/guards/platform.ts'
import { quickCoupon } from '../../../shared/guards/quick-coupon.ts'
import { rechargeNavigation } from '../../../shared/guards/recharge-navigation.ts'
import { redirector } from '../../../shared/guards/redirector.ts'
import { referral } from '../../../shared/guards/referral.ts'
import { serverRenderRecheck } from '../../../shared/guards/server-render-recheck.ts'
import { slotFirstDeposit } from '../../../shared/guards/slot-first-deposit.ts'
import { seoBot } from './seo-bot.ts'

/** The guards, in the spec's order (§6), then the language guard. */
export const GUARDS: readonly GuardRow[] = [
  { name: 'referral', where: 'edge', rule: referral },
  { name: 'redirector', where: 'both', needs: ['redirect'], rule: redirector },
  { name: 'app-version', where: 'both', rule: appVersion },
  { name: 'blocked', where: 'both', needs: ['maintenance', 'block'], rule: blocked },
  { name: 'dictionary-loader', where: 'both', rule: dictionaryLoader },
  { name: 'media-loader', where: 'both', rule: mediaLoader },
  { name: 'access-check', where: 'both', rule: accessCheck },
  { name: 'server-render-recheck', where: 'browser', rule: serverRenderRecheck },
  { name: 'analytics', where: 'browser', rule: analytics },
  { name: 'access-by-authorisation', where: 'both', rule: accessByAuthorisation },
  { name: 'modal-guard', where: 'browser', rule: modalGuard },
  { name: 'confirm-terms', where: 'both', rule: confirmTerms },
  { name: 'bonus-page', where: 'both', rule: bonusPage },
  { name: 'url-language', where: 'both', rule: urlLanguage },
  { name: 'recharge-navigation', where: 'both', rule: rechargeNavigation },
  {
    name: 'mobile-identification-bonus',
    where: 'both',
    needs: ['identificationBonus'],
    rule: mobileIdentificationBonus,
  },
  { name: 'seo-bot', where: 'edge', rule: seoBot },
  { name: 'quick-coupon', where: 'both', rule: quickCoupon },
  { name: 'authorisation-redirect', where: 'both', rule: authorisationRedirect },
  { name: 'micro-frontend', where: 'both', rule: microFrontendGuard },
  { name: 'slot-first-deposit', where: 'both', rule: slotFirstDeposit },
  { name: 'language', where: 'both', rule: language },
]

/** Spec §6 names the platform's redirect beside the list, not in it. */
const PLATFORM: GuardRow = { name: 'platform', where: 'edge', rule: platform }
/** A flag of the address that is kept, whatever the visit comes to (spec §9). */
const CONSULTANT: GuardRow = { name: 'payment-consultant', where: 'edge', rule: paymentConsultant }
const AT_THE_EDGE = [...GUARDS, PLATFORM, CONSULTANT].filter(({ where }) => where !== 'browser')

/** An answer that may still be on its way. */
export type Reads = { readonly [K in keyof LateFacts]: LateFacts[K] | Promise<LateFacts[K]> }

export interface Outcome {
  /** The first decision that ends the visit, with the guard that made it; null lets the page answer. */
  decided: { guard: string; decision: Exclude<Decision, { kind: 'next' }> } | null
  /** Of the guards that were asked. */
  cookies: GuardCookie[]
  effects: Effect[]
}

/** Asks the guards of the edge in order; each waits for the answers that it needs, and for no others. */
export async function decide(visit: GuardVisit, facts: Omit<GuardFacts, 'late'>, reads: Reads): Promise<Outcome> {
  const late: LateFacts = { redirect: null, block: null, maintenance: null, identificationBonus: null }
  const all: GuardFacts = { ...facts, late }
  const outcome: Outcome = { decided: null, cookies: [], effects: [] }
  for (const { name, needs, rule } of AT_THE_EDGE) {
    if (needs) for (const need of needs) Object.assign(late, { [need]: await reads[need] })
    const decision = rule(visit, all)
    if ('cookies' in decision && decision.cookies) outcome.cookies.push(...decision.cookies)
    if (decision.kind !== 'next') {
      outcome.decided = { guard: name, decision }
      break
    }
    if (decision.effects) outcome.effects.push(...decision.effects)
  }
  return outcome
}
