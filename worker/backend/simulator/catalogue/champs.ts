import { COUNTRIES, type CountryCode } from './countries.ts'
import { CYBER_TEAMS, FAMILY_NAMES, TEAM_PATTERNS } from './teams.ts'
import { TITLES, type TitleKey } from './titles.ts'

/**
 * How densely a championship plays: `busy` always has about two live events, `steady` one every few hours,
 * `big` one or two a day with prices days ahead.
 */
export type Tempo = 'busy' | 'steady' | 'big'
type Row = readonly [sportId: number, country: CountryCode, title: TitleKey, tempo: Tempo]

const ROWS: readonly Row[] = [
  [1, 'gb', 'premier', 'big'],
  [1, 'es', 'premier', 'big'],
  [1, 'it', 'premier', 'big'],
  [1, 'de', 'premier', 'big'],
  [1, 'fr', 'premier', 'big'],
  [1, 'int', 'champions', 'big'],
  [1, 'pt', 'premier', 'big'],
  [1, 'nl', 'premier', 'big'],
  [1, 'ru', 'premier', 'steady'],
  [1, 'tr', 'super', 'steady'],
  [1, 'gr', 'super', 'steady'],
  [1, 'be', 'first', 'steady'],
  [1, 'pl', 'premier', 'steady'],
  [1, 'sa', 'premier', 'steady'],
  [1, 'eg', 'premier', 'busy'],
  [1, 'br', 'first', 'busy'],
  [1, 'ar', 'first', 'busy'],
  [1, 'gb', 'division', 'busy'],
  [1, 'es', 'second', 'busy'],
  [1, 'mx', 'regional', 'busy'],
  [1, 'cl', 'first', 'busy'],
  [1, 'jp', 'first', 'busy'],
  [1, 'au', 'regional', 'busy'],
  [1, 'kr', 'youth', 'busy'],
  [4, 'fr', 'menOpen', 'big'],
  [4, 'gb', 'womenOpen', 'big'],
  [4, 'us', 'menOpen', 'big'],
  [4, 'au', 'womenOpen', 'big'],
  [4, 'it', 'menChallenger', 'steady'],
  [4, 'es', 'womenTour', 'steady'],
  [4, 'pt', 'menChallenger', 'busy'],
  [4, 'jp', 'womenTour', 'busy'],
  [4, 'tr', 'menFutures', 'busy'],
  [4, 'ar', 'menFutures', 'busy'],
  [3, 'us', 'premier', 'big'],
  [3, 'es', 'super', 'big'],
  [3, 'int', 'champions', 'big'],
  [3, 'tr', 'super', 'steady'],
  [3, 'gr', 'first', 'steady'],
  [3, 'rs', 'premier', 'steady'],
  [3, 'it', 'first', 'big'],
  [3, 'cn', 'first', 'busy'],
  [3, 'au', 'division', 'busy'],
  [3, 'br', 'regional', 'busy'],
  [2, 'ca', 'premier', 'big'],
  [2, 'us', 'division', 'steady'],
  [2, 'ru', 'super', 'steady'],
  [2, 'fi', 'premier', 'big'],
  [2, 'se', 'premier', 'big'],
  [2, 'cz', 'first', 'busy'],
  [2, 'sk', 'first', 'busy'],
  [2, 'ch', 'regional', 'busy'],
  [6, 'it', 'super', 'big'],
  [6, 'pl', 'premier', 'big'],
  [6, 'br', 'super', 'big'],
  [6, 'tr', 'women', 'steady'],
  [6, 'int', 'champions', 'big'],
  [6, 'ru', 'women', 'busy'],
  [6, 'jp', 'first', 'busy'],
  [10, 'de', 'premier', 'big'],
  [10, 'int', 'masters', 'steady'],
  [10, 'cz', 'proLeague', 'busy'],
  [10, 'pl', 'eveningCup', 'busy'],
  [10, 'ua', 'proLeague', 'busy'],
  [40, 'int', 'cs', 'big'],
  [40, 'int', 'dota', 'big'],
  [40, 'kr', 'lol', 'big'],
  [40, 'int', 'valorant', 'steady'],
  [40, 'se', 'csLeague', 'busy'],
  [40, 'cn', 'dotaLeague', 'busy'],
  [40, 'br', 'valorant', 'busy'],
  [5, 'us', 'premier', 'big'],
  [5, 'jp', 'first', 'big'],
  [5, 'kr', 'first', 'steady'],
  [5, 'mx', 'regional', 'busy'],
  [8, 'de', 'premier', 'big'],
  [8, 'dk', 'premier', 'big'],
  [8, 'hu', 'women', 'steady'],
  [8, 'no', 'first', 'busy'],
  [8, 'hr', 'regional', 'busy'],
  [66, 'in', 't20', 'big'],
  [66, 'au', 't20', 'big'],
  [66, 'za', 't20Cup', 'busy'],
  [66, 'gb', 't20Cup', 'steady'],
]

const WOMEN: ReadonlySet<TitleKey> = new Set(['womenOpen', 'womenTour'])
const INITIALS = 'ABCDEFGHIJKLMNOPRSTVZ'

export interface Champ {
  /** Sport × 10,000 + number, stable as long as rows are only added at a sport's end. */
  id: number
  sportId: number
  country: CountryCode
  title: TitleKey
  tempo: Tempo
  name: string
  names: { en: string; ru: string; ar: string }
  teams: readonly string[]
}

/** Every championship of the simulator; the place in this list is part of its events' ids. */
export const CHAMPS: readonly Champ[] = ROWS.map(([sportId, country, title, tempo], index) => {
  const number = ROWS.slice(0, index).filter((row) => row[0] === sportId).length + 1
  const names = {
    en: `${COUNTRIES[country].en}. ${TITLES[title].en}`,
    ru: `${COUNTRIES[country].ru}. ${TITLES[title].ru}`,
    ar: `${COUNTRIES[country].ar}. ${TITLES[title].ar}`,
  }
  return {
    id: sportId * 10_000 + number,
    sportId,
    country,
    title,
    tempo,
    name: names.en,
    names,
    teams: teamsOf(sportId, country, title, number),
  }
})

function teamsOf(sportId: number, country: CountryCode, title: TitleKey, number: number): string[] {
  if (sportId === 40) return rotated(CYBER_TEAMS.split(','), number * 5).slice(0, 16)
  const patterns = TEAM_PATTERNS[sportId]
  if (!patterns) {
    const names = (WOMEN.has(title) ? FAMILY_NAMES.women : FAMILY_NAMES.men).split(',')
    return rotated(names, number * 7)
      .slice(0, 24)
      .map((name, i) => `${name} ${INITIALS[(i * 5 + number * 3) % INITIALS.length]}.`)
  }
  const second = title === 'youth' ? ' U21' : title === 'women' ? ' (W)' : ''
  return COUNTRIES[country].towns
    .split(',')
    .map((town, i) => `${(patterns[(i * 3 + number) % patterns.length] ?? '*').replace('*', town)}${second}`)
}

function rotated<T>(list: readonly T[], by: number): T[] {
  return [...list.slice(by % list.length), ...list.slice(0, by % list.length)]
}
