import type { IslandKey } from '../../shared/i18n/keys.ts'
import type { IslandTranslate } from '../../shared/i18n/translate.ts'
import type { Answer } from './request.ts'

/** A title looks like a key; whether there is a text for it shows when it is asked for. */
const isKey = (title: string): title is IslandKey => /^[a-z_]+$/i.test(title)

/** What a failed call says: the text of its title, else the server's own words when they are meant for the person, else the general sentence. */
export function errorText(answer: Exclude<Answer, { ok: true }>, t: IslandTranslate): string {
  if (!answer.answered) return t('main_unavailable')
  const text = isKey(answer.title) ? t(answer.title) : answer.title
  if (text !== answer.title) return text
  return answer.forPerson && answer.message ? answer.message : t('main_query_error')
}
