/** The platform's id of the request, or an own one; it is shown on error pages and goes into the logs. */
export function requestIdOf({ headers }: Request): string {
  const ray = headers.get('cf-ray') ?? ''
  return /^[0-9A-Za-z-]{8,40}$/.test(ray) ? ray : crypto.randomUUID()
}
