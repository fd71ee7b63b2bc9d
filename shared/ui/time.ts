import type { DisplaySettings } from '../domain/settings/display.ts'

export type Clock = Pick<DisplaySettings, 'tzo' | 'is12h'>

const STYLES = {
  /** 28/11 */
  day: { day: '2-digit', month: '2-digit' },
  /** 28 November 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** 28 Nov 2026 */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()
function format(lang: string, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${lang}|${key}`
  const known = formats.get(name)
  if (known) return known
  /** Western digits everywhere: they stand among scores and prices. */
  const made = new Intl.DateTimeFormat(`${lang === 'en' ? 'en-GB' : lang}-u-nu-latn`, { ...options, timeZone: 'UTC' })
  formats.set(name, made)
  return made
}

/** The instant moved by the visit's offset and then read as UTC: the host's zone plays no part. Null when it is no instant. */
function shifted(iso: string, tzo: number): Date | null {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? null : new Date(time + tzo * 3_600_000)
}

/** `18:45`, or `6:45 PM` for who prefers twelve hours. `tzo` is in hours east of UTC. */
export function timeText(iso: string, lang: string, { tzo, is12h }: Clock): string {
  const date = shifted(iso, tzo)
  if (!date) return ''
  return is12h
    ? format(lang, 'time12', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }).format(date)
    : date.toISOString().slice(11, 16)
}

/** A date in the language's own order. */
export function dateText(
  iso: string,
  lang: string,
  { tzo }: Pick<Clock, 'tzo'>,
  style: keyof typeof STYLES = 'day',
): string {
  const date = shifted(iso, tzo)
  return date ? format(lang, style, STYLES[style]).format(date) : ''
}
