import { ERRORS } from '../../../shared/errors/catalogue.ts'
import type { Translate } from '../../../shared/i18n/translate.ts'
import type { Notice } from '../../../shared/ui/islands/props.ts'

const TITLES: ReadonlySet<string> = new Set(Object.values(ERRORS).map((error) => error.title))

/** What a plain form left to say in the query (`?notice=placed`, or an error's title); anything else says nothing. */
export function noticeOf(key: string | null, t: Translate): Notice | null {
  if (key === 'saved') return { id: 'form', kind: 'done', text: t('office_settings_saved') }
  if (key === 'consent') return { id: 'form', kind: 'done', text: t('consent_saved') }
  if (key === 'sold') return { id: 'form', kind: 'done', text: t('office_sold') }
  if (key === 'placed') return { id: 'form', kind: 'done', text: t('coupon_placed') }
  const account = /^account-([1-9][0-9]{0,17})$/.exec(key ?? '')?.[1]
  if (account !== undefined) return { id: 'form', kind: 'done', text: t('main_account_will_set', { id: account }) }
  if (key === 'added') return { id: 'form', kind: 'done', text: t('office_account_added') }
  if (key === 'removed') return { id: 'form', kind: 'done', text: t('office_account_removed') }
  if (key === null || !TITLES.has(key)) return null
  return { id: 'form', kind: 'error', text: t(key as Parameters<Translate>[0]) }
}
