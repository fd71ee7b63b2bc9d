import { renderToStaticMarkup } from 'react-dom/server'
import { AGE_COOKIE, ageAsked } from '../../../shared/domain/consent/age.ts'
import { NEW_SITE_COOKIE, newSiteTold } from '../../../shared/domain/consent/new-site.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { href } from '../../../shared/routes/href.ts'
import type { Layout } from '../../../shared/routes/table.ts'
import { AgeQuestion } from '../../../shared/ui/consent/age.tsx'
import { ConsentBanner } from '../../../shared/ui/consent/banner.tsx'
import styles from '../../../shared/ui/consent/consent.css?inline'
import { NewSiteInfo } from '../../../shared/ui/consent/new-site.tsx'
import { isLinked } from '../../../shared/ui/layout/links.ts'
import { BUILT } from '../apps/built.ts'
import { csrfToken } from '../forms/csrf.ts'
import type { Turn } from '../turn.ts'
import { consentWanted } from './state.ts'

const ASKING: ReadonlySet<Layout> = new Set(['main', 'casino', 'empty'])

/**
 * What a visit's person is asked or told before the page, with its own piece of the stylesheet: the age first, then the cookies
 * (reliability.md 5.1), then that the site is new; empty when there is nothing. Errors and pages for who may not enter ask nothing, nor does the page that has the choice of cookies in it.
 */
export function questionHtml(turn: Turn, { layout, status }: { layout: Layout; status: number }): string {
  const { visit, config, jar } = turn
  if (visit.isBot || status >= 400 || !ASKING.has(layout) || !visit.route) return ''
  const isAge = ageAsked(config, visit.cookie(AGE_COOKIE))
  const isConsent = !isAge && visit.route.name !== 'cookies' && consentWanted(turn)
  const seen = visit.cookie(NEW_SITE_COOKIE)
  if (!isAge && !isConsent && !newSiteTold(config, { isPlayer: visit.player !== null, seen })) return ''
  const t = translator(visit.lang)
  const form = { action: visit.url.pathname + visit.url.search, csrf: csrfToken(visit, jar), key: '' }
  const about = isLinked('cookies', { built: BUILT, config }) ? href(visit.lang, 'cookies') : null
  return `<style nonce="${visit.nonce}">${styles}</style>${renderToStaticMarkup(
    isAge ? (
      <AgeQuestion {...{ t, form }} age={config.minAge} />
    ) : isConsent ? (
      <ConsentBanner {...{ t, form, about }} />
    ) : (
      <NewSiteInfo {...{ t, form }} company={config.companyName} />
    ),
  )}`
}
