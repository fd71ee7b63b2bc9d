import { DEFAULT_DISPLAY, type DisplaySettings } from './display.ts'

type KeyOf<T> = { [K in keyof DisplaySettings]: DisplaySettings[K] extends T ? K : never }[keyof DisplaySettings]
/** Settings that are on or off: as a flag, or as the spec's 0 and 1. */
export type SwitchKey = KeyOf<boolean | 0 | 1>

/** Switches of the display that have an effect, in the order in which they are shown. */
export const SWITCHES = [
  'compactView',
  'coefChangeIndication',
  'detailedScore',
  'showGameId',
  'bestMatchesOnTop',
  'teamLogosInCoupon',
  'groupByCountry',
  'showOnlySports',
  'lightVersion',
  'accumulatorOfDay',
  'liveAccumulator',
  'betGenerator',
  'statsInNewWindow',
  'moveVideoOnScroll',
] as const satisfies readonly SwitchKey[]

/** What a switch's setting becomes: a flag, or the spec's 0 and 1. */
export const switched = (key: SwitchKey, on: boolean): boolean | 0 | 1 =>
  typeof DEFAULT_DISPLAY[key] === 'boolean' ? on : on ? 1 : 0

/** Settings with a few values. */
export const CHOICES = {
  appViewType: [0, 1],
  appFontSize: [1, 0, 2, 3],
  marketsNameType: [0, 1],
} as const satisfies { [K in keyof DisplaySettings]?: readonly DisplaySettings[K][] }

/** Hours east of UTC that are offered: every zone in use. */
export const ZONES = [
  -12, -11, -10, -9.5, -9, -8, -7, -6, -5, -4, -3.5, -3, -2, -1, 0, 1, 2, 3, 3.5, 4, 4.5, 5, 5.5, 5.75, 6, 6.5, 7, 8,
  8.75, 9, 9.5, 10, 10.5, 11, 12, 12.75, 13, 14,
]

/** Offset as it is written: 5.5 → 'UTC+5:30'. */
export function zoneName(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60)
  const rest = minutes % 60
  return `UTC${hours < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
