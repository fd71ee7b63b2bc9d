import errors from '../../../../shared/i18n/errors/en.ts'
import island from '../../../../shared/i18n/island/en.ts'
import type { Translate } from '../../../../shared/i18n/translate.ts'
import type { Answered } from '../../origin/client.ts'

/** Some titles are texts of the islands too: the bet slip says them. */
const TEXTS = { ...island, ...errors }
const isKey = (title: string): title is keyof typeof TEXTS => Object.hasOwn(TEXTS, title)

/** The sentence of a refused call; the general one for a title without a text. */
export function refusalText(answer: Exclude<Answered<unknown>, { ok: true }>, t: Translate): string {
  if (answer.title === 'unavailable') return t('main_unavailable')
  return t(isKey(answer.title) ? answer.title : 'main_query_error')
}
