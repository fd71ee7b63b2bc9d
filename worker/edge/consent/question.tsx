import { renderToStaticMarkup } from 'react-dom/server'
import { AGE_COOKIE, ageAsked } from '../../../shared/domain/consent/age.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { href } from '../../../shared/routes/href.ts'
import type { Layout } from '../../../shared/routes/table.ts'
import { AgeQuestion } from '../../../shared/ui/consent/age.tsx'
import { ConsentBanner } from '../../../shared/ui/consent/banner.tsx'
import styles from '../../../shared/ui/consent/consent.css?inline'
import { isLinked } from '../../../shared/ui/layout/links.ts'
import { BUILT } from '../apps/built.ts'
import { csrfToken } from '../forms/csrf.ts'
import type { Turn } from '../turn.ts'
import { consentWanted } from './state.ts'

const ASKING: ReadonlySet<Layout> = new Set(['main', 'casino', 'empty'])

/**
 * What a visit's person is asked before the page, with its own piece of the stylesheet: the age first, then the cookies (reliability.md 5.1);
 * empty when nothing is asked. Errors and pages for who may not enter ask nothing, nor does the page that has the choice of cookies in it.
 */
export function questionHtml(turn: Turn, { layout, status }: { layout: Layout; status: number }): string {
  const { visit, config, jar } = turn
  if (visit.isBot || status >= 400 || !ASKING.has(layout) || !visit.route) return ''
  const isAge = ageAsked(config, visit.cookie(AGE_COOKIE))
  if (!isAge && (visit.route.name === 'cookies' || !consentWanted(turn))) return ''
  const t = translator(visit.lang)
  const form = { action: visit.url.pathname + visit.url.search, csrf: csrfToken(visit, jar), key: '' }
  const about = isLinked('cookies', { built: BUILT, config }) ? href(visit.lang, 'cookies') : null
  return `<style nonce="${visit.nonce}">${styles}</style>${renderToStaticMarkup(
    isAge ? <AgeQuestion {...{ t, form }} age={config.minAge} /> : <ConsentBanner {...{ t, form, about }} />,
  )}`
}
