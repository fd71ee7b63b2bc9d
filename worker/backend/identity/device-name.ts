const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
] as const
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const first = (rows: readonly (readonly [RegExp, string])[], text: string) =>
  rows.find(([sign]) => sign.test(text))?.[1]

/** What a browser calls itself, as a person would: `Firefox, Windows`; empty when it tells nothing. */
export const deviceName = (userAgent: string): string =>
  [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)].filter((part) => part !== undefined).join(', ')
