import errors from '../../../../shared/i18n/errors/en.ts'
import type { Translate } from '../../../../shared/i18n/translate.ts'
import type { Answered } from '../../origin/client.ts'

const isKey = (title: string): title is keyof typeof errors => Object.hasOwn(errors, title)

/** The sentence of a refused call; the general one for a title without a text. */
export function refusalText(answer: Exclude<Answered<unknown>, { ok: true }>, t: Translate): string {
  if (answer.title === 'unavailable') return t('main_unavailable')
  return t(isKey(answer.title) ? answer.title : 'main_query_error')
}
