/** Cookies of a request: the first of a name wins, names are compared exactly, a broken escape stays raw (SEC-25, SEC-26). */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 1) continue
    const name = pair.slice(0, at).replace(/^[ \t]+|[ \t]+$/g, '')
    if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name) || cookies.has(name)) continue
    const raw = pair.slice(at + 1).replace(/^[ \t]+|[ \t]+$/g, '')
    let value = raw
    try {
      value = decodeURIComponent(raw)
    } catch {}
    cookies.set(name, value)
  }
  return cookies
}

/**
 * Cookies to set, collected during a visit and written out once, after everything else has answered.
 * A later cookie of a name replaces an earlier one.
 */
export class CookieJar {
  readonly #lines = new Map<string, string>()

  set(
    name: string,
    value: string,
    attributes: { maxAge?: number; httpOnly?: boolean; sameSite?: 'Lax' | 'Strict' },
  ): void {
    const parts = [
      `${name}=${encodeURIComponent(value)}`,
      'Path=/',
      'Secure',
      `SameSite=${attributes.sameSite ?? 'Lax'}`,
    ]
    if (attributes.maxAge !== undefined) parts.push(`Max-Age=${attributes.maxAge}`)
    if (attributes.httpOnly) parts.push('HttpOnly')
    this.#lines.set(name, parts.join('; '))
  }

  /** Takes over the cookies that the origin set in answering a call of this visit. */
  adopt(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const at = line.indexOf('=')
      if (at > 0) this.#lines.set(line.slice(0, at).trim(), line)
    }
  }

  get lines(): Iterable<string> {
    return this.#lines.values()
  }

  /** Value of a cookie that this visit is going to set, read as the next visit will read it. */
  peek(name: string): string | undefined {
    const line = this.#lines.get(name)
    return line === undefined ? undefined : readCookies(line.split(';', 1)[0] ?? '').get(name)
  }
}
