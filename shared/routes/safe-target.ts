const LONGEST = 2048

/**
 * A return address that came from outside (`next` of the sign-in page, a configured route): the path, query and fragment on this site
 * that it names, or null when it leads elsewhere or may be read as leading elsewhere (security.md 2.3 C).
 * `base` is an address of this site; `?x` and `name` are read against it. The result starts with exactly one slash:
 * `/..//evil.com` is of this site's origin, but its path `//evil.com` alone would be another host.
 */
export function safeTarget(raw: string, base: string): string | null {
  // A parser drops tabs and newlines and takes `\` for `/`, so `/\t/evil.com` would be a host; the same escaped is refused too,
  // because somebody behind us may decode once more.
  if (raw === '' || raw.length > LONGEST || /[\p{Cc}\\]|%[01][0-9a-f]|%7f/iu.test(raw)) return null
  const url = URL.parse(raw, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== new URL(base).host) return null
  if (url.username !== '' || url.password !== '') return null
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}
