import { MOBILE, PLATFORM } from '../../../shared/guards/platform.ts'

const says = (headers: Headers, pattern: RegExp, name = 'user-agent'): boolean => pattern.test(headers.get(name) ?? '')

/** Was the mobile view asked for, whatever the device: by the query, or by the cookie that keeps it? */
export const isMobileView = (url: URL, cookies: ReadonlyMap<string, string>): boolean =>
  ((url.search.includes(PLATFORM) ? url.searchParams.get(PLATFORM) : null) ?? cookies.get(PLATFORM)) === MOBILE

/**
 * `platform_type=mobile` in the query forces the mobile view (spec §6), and the cookie of that name keeps it; the first one of a repeated query
 * counts (SEC-28).
 */
export const isMobile = ({ headers }: Request, url: URL, cookies: ReadonlyMap<string, string>): boolean =>
  isMobileView(url, cookies) || headers.get('sec-ch-ua-mobile') === '?1' || says(headers, /Mobi|Android/i)

/**
 * A tablet whose agent is a desktop computer's: Chrome on Android tells its platform all the same, a browser inside an iPad's app says
 * `Mobile` behind `Macintosh`. Safari on an iPad tells nothing here; the browser's own code knows it by its touch points.
 */
export const isHiddenTablet = (headers: Headers): boolean =>
  (!says(headers, /Mobi|Android/i) &&
    (says(headers, /^"(Android|iOS)"$/, 'sec-ch-ua-platform') ||
      says(headers, /"Tablet"/, 'sec-ch-ua-form-factors'))) ||
  says(headers, /Macintosh;.* Mobile\//)
