/** Coefficient display formats (spec §3): decimal, fractional, american, and the variants. */
export const COEF_VIEWS = [0, 1, 2, 4, 5, 6, 14, 15, 16] as const
export type CoefView = (typeof COEF_VIEWS)[number]
export type Theme = 'system' | 'light' | 'dark'

/** How a person wants things shown; read from cookies, so that the first paint is right. */
export interface DisplaySettings {
  theme: Theme
  coefViewId: CoefView
  /** Hours east of UTC; the spec's default is 3. */
  tzo: number
  is12h: boolean
  hideLeft: boolean
  hideRight: boolean
  groupByCountry: boolean
}

export const DEFAULT_DISPLAY: DisplaySettings = {
  theme: 'system',
  coefViewId: 0,
  tzo: 3,
  is12h: false,
  hideLeft: false,
  hideRight: false,
  groupByCountry: true,
}

const flag = (value: string | undefined, fallback: boolean) => (value === '1' ? true : value === '0' ? false : fallback)
const quarterHour = /^-?(1[0-4]|[0-9])(\.25|\.5|\.75)?$/

/** One row a setting: its cookie (spec §9) and how a value is read; an unknown value is the default. */
export const DISPLAY_COOKIES: {
  [K in keyof DisplaySettings]: {
    cookie: string
    read: (value: string | undefined) => DisplaySettings[K]
    write: (value: DisplaySettings[K]) => string
  }
} = {
  theme: {
    cookie: 'app_theme',
    read: (s) => (s === '0' ? 'light' : s === '1' ? 'dark' : 'system'),
    write: (t) => (t === 'light' ? '0' : t === 'dark' ? '1' : ''),
  },
  coefViewId: {
    cookie: 'coef_view',
    read: (s) => COEF_VIEWS.find((id) => String(id) === s) ?? DEFAULT_DISPLAY.coefViewId,
    write: String,
  },
  tzo: {
    cookie: 'tzo',
    read: (s) =>
      s !== undefined && quarterHour.test(s) && Number(s) >= -12 && Number(s) <= 14 ? Number(s) : DEFAULT_DISPLAY.tzo,
    write: String,
  },
  is12h: { cookie: 'is12h', read: (s) => flag(s, DEFAULT_DISPLAY.is12h), write: (b) => (b ? '1' : '0') },
  hideLeft: { cookie: 'hide_left', read: (s) => flag(s, DEFAULT_DISPLAY.hideLeft), write: (b) => (b ? '1' : '0') },
  hideRight: { cookie: 'hide_right', read: (s) => flag(s, DEFAULT_DISPLAY.hideRight), write: (b) => (b ? '1' : '0') },
  groupByCountry: {
    cookie: 'isChampsGroupedByCountry',
    read: (s) => flag(s, DEFAULT_DISPLAY.groupByCountry),
    write: (b) => (b ? '1' : '0'),
  },
}

/** Display settings from the cookies of a request; `cookie(name)` gives a raw value. */
export function readDisplay(cookie: (name: string) => string | undefined): DisplaySettings {
  const { theme, coefViewId, tzo, is12h, hideLeft, hideRight, groupByCountry } = DISPLAY_COOKIES
  return {
    theme: theme.read(cookie(theme.cookie)),
    coefViewId: coefViewId.read(cookie(coefViewId.cookie)),
    tzo: tzo.read(cookie(tzo.cookie)),
    is12h: is12h.read(cookie(is12h.cookie)),
    hideLeft: hideLeft.read(cookie(hideLeft.cookie)),
    hideRight: hideRight.read(cookie(hideRight.cookie)),
    groupByCountry: groupByCountry.read(cookie(groupByCountry.cookie)),
  }
}
