import { LONG_TERM_SPORT_ID, SPORTS, sportSlug } from '../../../shared/domain/sports/sports.ts'
import ar from '../../../shared/i18n/sports/ar.ts'
import en from '../../../shared/i18n/sports/en.ts'
import ru from '../../../shared/i18n/sports/ru.ts'

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { ar, en, ru }
const english: Readonly<Record<string, string>> = en

export interface NamedSport {
  id: number
  slug: string
  name: string
  nameEng?: string
}

/** The sports' map of the SEO module (spec §7): names in a language (English where there is none), long-term bets added (sport id 2999). */
export function sportsMap(lang: string, withEnglish: boolean): Record<string, NamedSport> {
  const ids = new Set([...Object.keys(SPORTS).map(Number), LONG_TERM_SPORT_ID])
  return Object.fromEntries(
    [...ids].map((id) => {
      const key = `sport_${id}`
      const nameEng = english[key] ?? sportSlug(id)
      const name = TEXTS[lang]?.[key] ?? nameEng
      return [String(id), { id, slug: sportSlug(id), name, ...(withEnglish && { nameEng }) }]
    }),
  )
}
