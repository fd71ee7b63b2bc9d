/** Did this site send the form? One of another site is refused whatever its token (security.md SEC-04, SEC-05, SEC-08). */
export function isSameSite(request: Request, url: URL): boolean {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin !== null && URL.parse(origin)?.origin !== url.origin) return false
  return site === null || site === 'same-origin' || site === 'none'
}
