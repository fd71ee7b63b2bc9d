/** An absolute URL on one of the listed hosts, serialised afresh; null for anything else (security.md 2.3 C). */
export function outsideTarget(raw: string, hosts: readonly string[]): string | null {
  if (raw.length > 2048 || !/^https?:\/\//i.test(raw) || /[\p{Cc}\\]/u.test(raw)) return null
  const url = URL.parse(raw)
  if (url === null || url.username !== '' || url.password !== '' || !hosts.includes(url.host)) return null
  return url.href
}
