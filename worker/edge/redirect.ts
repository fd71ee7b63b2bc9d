/** An address whose origin no redirect ever shows. */
const HERE = 'https://here.invalid'

/**
 * A redirect of a page; never cached, since it depends on cookies (known-troubles T18).
 * `to` is a path of this site with its query, or an absolute address that was checked by the caller. It is serialised by the URL parser:
 * what is escaped stays as it is, letters outside ASCII and line breaks never reach the header, and `//host` cannot leave the site.
 */
export function redirect(to: string, status: number): Response {
  // The parser would drop tabs and breaks, and `/\t/host` would become a host.
  const url = new URL(to.replace(/[\t\n\r]/g, '').replace(/^[/\\]{2,}/, '/'), HERE)
  const location = url.origin === HERE ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : url.href
  return new Response(null, {
    status,
    headers: { location, vary: 'Cookie', 'cache-control': 'private, no-store' },
  })
}
