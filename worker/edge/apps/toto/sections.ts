import type { TotoSection } from '../../../../shared/domain/toto/games.ts'
import type { TextKey } from '../../../../shared/i18n/keys.ts'

/** What each section is called. */
export const SECTION_TEXTS = {
  fifteen: 'draw_section_fifteen',
  football: 'draw_section_football',
  hockey: 'draw_section_hockey',
  basketball: 'draw_section_basketball',
  tennis: 'draw_section_tennis',
  cyber: 'draw_section_cyber',
  'correct-score': 'draw_section_correct_score',
} as const satisfies Record<TotoSection, TextKey>
