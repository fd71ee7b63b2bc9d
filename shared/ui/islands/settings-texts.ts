import type { SWITCHES } from '../../domain/settings/fields.ts'
import type { IslandKey } from '../../i18n/keys.ts'

/** What each switch of the display is called. */
export const SWITCH_TEXTS = {
  compactView: 'settings_compact',
  coefChangeIndication: 'settings_marks',
  detailedScore: 'settings_periods',
  showGameId: 'settings_game_id',
  bestMatchesOnTop: 'settings_best_on_top',
  teamLogosInCoupon: 'settings_logos',
  groupByCountry: 'settings_by_country',
  showOnlySports: 'settings_only_sports',
  lightVersion: 'settings_lite',
  accumulatorOfDay: 'settings_day_express',
  liveAccumulator: 'settings_live_express',
  betGenerator: 'settings_generator',
  statsInNewWindow: 'settings_stats_window',
  moveVideoOnScroll: 'settings_move_video',
} as const satisfies Record<(typeof SWITCHES)[number], IslandKey>
