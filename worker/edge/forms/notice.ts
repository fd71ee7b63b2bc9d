import { ERRORS } from '../../../shared/errors/catalogue.ts'
import type { Translate } from '../../../shared/i18n/translate.ts'
import type { Notice } from '../../../shared/ui/islands/props.ts'

const TITLES: ReadonlySet<string> = new Set(Object.values(ERRORS).map((error) => error.title))

/** What a plain form left to say in the query (`?notice=placed`, or an error's title); anything else says nothing. */
export function noticeOf(key: string | null, t: Translate): Notice | null {
  if (key === 'saved') return { id: 'form', kind: 'done', text: t('office_settings_saved') }
  if (key === 'placed') return { id: 'form', kind: 'done', text: t('coupon_placed') }
  if (key === null || !TITLES.has(key)) return null
  return { id: 'form', kind: 'error', text: t(key as Parameters<Translate>[0]) }
}
