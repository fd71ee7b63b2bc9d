/** Coefficient display formats (spec §3): decimal, fractional, american, and the variants. */
export const COEF_VIEWS = [0, 1, 2, 4, 5, 6, 14, 15, 16] as const
export type CoefView = (typeof COEF_VIEWS)[number]
export type Theme = 'system' | 'light' | 'dark'

/** How a person wants things shown (spec §3); read from cookies, so that the first paint is right. */
export interface DisplaySettings {
  theme: Theme
  coefViewId: CoefView
  /** Hours east of UTC; the spec's default is 3. */
  tzo: number
  is12h: boolean
  hideLeft: boolean
  hideRight: boolean
  groupByCountry: boolean
  /** 0 European, 1 Asian. */
  appViewType: 0 | 1
  /** 0 standard, 1 small, 2 large, 3 largest. */
  appFontSize: 0 | 1 | 2 | 3
  /** Are changed prices marked? */
  coefChangeIndication: boolean
  compactView: boolean
  /** Without pictures and motion. */
  lightVersion: boolean
  accumulatorOfDay: 0 | 1
  liveAccumulator: 0 | 1
  betGenerator: 0 | 1
  /** Are the scores of an event's parts shown beside the whole? */
  detailedScore: boolean
  statsInNewWindow: 0 | 1
  moveVideoOnScroll: 0 | 1
  showGameId: boolean
  showOnlySports: boolean
  teamLogosInCoupon: boolean
  bestMatchesOnTop: boolean
  /** 0 the teams' names, 1 the short signs (1, X, 2). */
  marketsNameType: 0 | 1
}
export type SettingKey = keyof DisplaySettings

export const DEFAULT_DISPLAY: DisplaySettings = {
  theme: 'system',
  coefViewId: 0,
  tzo: 3,
  is12h: false,
  hideLeft: false,
  hideRight: false,
  groupByCountry: true,
  appViewType: 0,
  appFontSize: 0,
  coefChangeIndication: true,
  compactView: false,
  lightVersion: false,
  accumulatorOfDay: 1,
  liveAccumulator: 1,
  betGenerator: 1,
  detailedScore: true,
  statsInNewWindow: 1,
  moveVideoOnScroll: 1,
  showGameId: false,
  showOnlySports: false,
  teamLogosInCoupon: false,
  bestMatchesOnTop: false,
  marketsNameType: 0,
}

const isKey = (key: string): key is SettingKey => key in DEFAULT_DISPLAY

/** What differs from the defaults, in the table's order: equal settings give equal texts. */
export const chosen = (display: DisplaySettings): Partial<DisplaySettings> =>
  Object.fromEntries(
    Object.keys(DEFAULT_DISPLAY)
      .filter(isKey)
      .filter((key) => display[key] !== DEFAULT_DISPLAY[key])
      .map((key) => [key, display[key]]),
  )

/** The defaults with `chosen` laid over them. It comes from this very build: a member of another kind is left out. */
export const withDefaults = (chosen: object): DisplaySettings =>
  Object.assign(
    { ...DEFAULT_DISPLAY },
    Object.fromEntries(
      Object.entries(chosen).filter(([key, value]) => isKey(key) && typeof value === typeof DEFAULT_DISPLAY[key]),
    ),
  )
