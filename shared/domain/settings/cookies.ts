import { COEF_VIEWS, DEFAULT_DISPLAY, type DisplaySettings, type SettingKey, type Theme } from './display.ts'

/** How long a setting's cookie lives, seconds (spec §9). */
export const COOKIE_SECONDS = 86_400

/** How one setting is kept: its cookie (spec §9), and its value there and in a call. Null: no such value. */
export interface SettingRow<T> {
  cookie: string
  read(text: string): T | null
  /** A value that a call or a form brings: as JSON, or as text. */
  take(value: unknown): T | null
}

const row = <T>(cookie: string, read: (text: string) => T | null): SettingRow<T> => ({
  cookie,
  read,
  take: (value) => (typeof value === 'boolean' ? read(value ? '1' : '0') : read(String(value))),
})

const flag = (cookie: string) => row(cookie, (text) => FLAGS[text] ?? null)
const FLAGS: Readonly<Record<string, boolean>> = { 0: false, 1: true }

const choice = <const T extends number>(cookie: string, values: readonly T[]) =>
  row(cookie, (text) => values.find((value) => String(value) === text) ?? null)
const bit = (cookie: string) => choice(cookie, [0, 1])

const quarterHour = /^-?(1[0-4]|[0-9])(\.25|\.5|\.75)?$/
const zone = (text: string) =>
  quarterHour.test(text) && Number(text) >= -12 && Number(text) <= 14 ? Number(text) : null

/** The spec's theme is 0 light or 1 dark; without one the system decides. */
const THEMES: Readonly<Record<string, Theme>> = {
  0: 'light',
  1: 'dark',
  light: 'light',
  dark: 'dark',
  system: 'system',
  null: 'system',
}
/** One row a setting, in the order of the defaults. */
export const DISPLAY_COOKIES: { [K in SettingKey]: SettingRow<DisplaySettings[K]> } = {
  theme: row('app_theme', (text) => THEMES[text] ?? null),
  coefViewId: choice('coef_view', COEF_VIEWS),
  tzo: row('tzo', zone),
  is12h: flag('is12h'),
  hideLeft: flag('hide_left'),
  hideRight: flag('hide_right'),
  groupByCountry: flag('isChampsGroupedByCountry'),
  appViewType: bit('app_view_type'),
  appFontSize: choice('app_font_size', [0, 1, 2, 3]),
  coefChangeIndication: flag('coef_change_indication'),
  compactView: flag('compact_view'),
  lightVersion: flag('light_version'),
  accumulatorOfDay: bit('accumulator_of_day'),
  liveAccumulator: bit('live_accumulator'),
  betGenerator: bit('bet_generator'),
  detailedScore: flag('detailed_score'),
  statsInNewWindow: bit('stats_in_new_window'),
  moveVideoOnScroll: bit('move_video_on_scroll'),
  showGameId: flag('show_game_id'),
  showOnlySports: flag('show_only_sports'),
  teamLogosInCoupon: flag('team_logos_in_coupon'),
  bestMatchesOnTop: flag('best_matches_on_top'),
  marketsNameType: bit('markets_name_type'),
}
/** Names of the settings, in order. */
export const SETTING_KEYS = Object.keys(DISPLAY_COOKIES).filter((key): key is SettingKey => key in DEFAULT_DISPLAY)

type Read = (name: string) => string | undefined
function readOne<K extends SettingKey>(display: DisplaySettings, key: K, cookie: Read): void {
  const { cookie: name, read } = DISPLAY_COOKIES[key]
  const text = cookie(name)
  display[key] = (text === undefined ? null : read(text)) ?? DEFAULT_DISPLAY[key]
}

/** Display settings from the cookies of a request; `cookie(name)` gives a raw value. An unknown value is the default. */
export function readDisplay(cookie: Read): DisplaySettings {
  const display = { ...DEFAULT_DISPLAY }
  for (const key of SETTING_KEYS) readOne(display, key, cookie)
  return display
}

/** A setting that a call or a form named, with a value that it can have. */
export interface Taken {
  key: SettingKey
  value: DisplaySettings[SettingKey]
}

/** The setting of a name (the spec's `appTheme` too) with its value; null when there is no such setting or value. */
export function takeSetting(name: string, value: unknown): Taken | null {
  const key = SETTING_KEYS.find((each) => each === (name === 'appTheme' ? 'theme' : name))
  const taken = key === undefined ? null : DISPLAY_COOKIES[key].take(value)
  return key === undefined || taken === null ? null : { key, value: taken }
}

/**
 * A setting's cookie as `document.cookie` and `Set-Cookie` take it. The default needs none, so that a request carries only what was chosen.
 */
export function settingCookie({ key, value }: Taken, secure: boolean): string {
  const isDefault = value === DEFAULT_DISPLAY[key]
  const text = isDefault ? '' : cookieText(key, value)
  return `${DISPLAY_COOKIES[key].cookie}=${text}; Path=/; Max-Age=${isDefault ? 0 : COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
}
const cookieText = (key: SettingKey, value: Taken['value']): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : key === 'theme' ? (value === 'light' ? '0' : '1') : String(value)
