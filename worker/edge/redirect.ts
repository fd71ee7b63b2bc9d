/** An address whose origin no redirect ever shows. */
const HERE = 'https://here.invalid'

/** Copied as they are: a list that is read anew for each answer costs as much as the rest of it. */
const HEADERS = new Headers({ vary: 'Cookie', 'cache-control': 'private, no-store' })

/** What no parser would change: letters, digits and dashes between single slashes, and a query of such. */
const PLAIN = /^(?:\/[\w-]+)+\/?(?:\?[\w=&-]*)?$/

/** As the URL parser writes it. */
function serialised(to: string): string {
  // It would drop tabs and breaks, and `/\t/host` would become a host.
  const url = new URL(to.replace(/[\t\n\r]/g, '').replace(/^[/\\]{2,}/, '/'), HERE)
  return url.origin === HERE ? url.pathname.replace(/^\/+/, '/') + url.search + url.hash : url.href
}

/**
 * A redirect of a page; never cached, since it depends on cookies (known-troubles T18).
 * `to` is a path of this site with its query, or an absolute address that was checked by the caller. It is serialised by the URL parser:
 * what is escaped stays as it is, letters outside ASCII and line breaks never reach the header, and `//host` cannot leave the site.
 */
export function redirect(to: string, status: number): Response {
  const response = new Response(null, { status, headers: HEADERS })
  response.headers.set('location', PLAIN.test(to) ? to : serialised(to))
  return response
}
