import { sportSlug } from '../../domain/sports/sports.ts'
import type { TextKey } from '../../i18n/keys.ts'
import type { Translate } from '../../i18n/translate.ts'

/** What a sport calls the parts of its game. */
const PART: Readonly<Record<string, TextKey>> = {
  football: 'event_half',
  handball: 'event_half',
  basketball: 'event_quarter',
  'ice-hockey': 'event_period',
  tennis: 'event_set',
  volleyball: 'event_set',
  'table-tennis': 'event_set',
  esports: 'event_map',
  baseball: 'event_inning',
  cricket: 'event_inning',
}

/** 'Half 1', 'Set 3', as the sport says it. */
export const partName = (t: Translate, sportId: number, number: number): string =>
  t(PART[sportSlug(sportId)] ?? 'event_period', { number })
