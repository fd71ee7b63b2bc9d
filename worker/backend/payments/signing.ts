import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signature may be, and how far ahead a provider's clock, seconds (SEC-83). */
export const TOLERANCE_SECONDS = 300

/** Headers of a signed call: of a callback, and of what we post to a provider. */
export const HEADERS = { id: 'x-callback-id', timestamp: 'x-timestamp', signature: 'x-signature' } as const

/** HMAC-SHA256, hex. */
export const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

/** Are two texts equal? In a time that does not tell where they differ. */
export function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The headers of a call with this body, signed at a moment (seconds, real time). */
export const signed = (secret: string, id: string, body: string, timestamp: number): Record<string, string> => ({
  'content-type': 'application/json',
  [HEADERS.id]: id,
  [HEADERS.timestamp]: String(timestamp),
  [HEADERS.signature]: hmac(secret, `${timestamp}.${id}.${body}`),
})

/** The id of a call whose signature is right and young; null for any other. `now` in seconds, real time. */
export function verified(secret: string, headers: Headers, body: string, now: number): string | null {
  const id = headers.get(HEADERS.id) ?? ''
  const timestamp = headers.get(HEADERS.timestamp) ?? ''
  if (!/^[\w.:-]{1,100}$/.test(id) || !/^[0-9]{1,12}$/.test(timestamp)) return null
  if (Math.abs(now - Number(timestamp)) > TOLERANCE_SECONDS) return null
  return isEqual(hmac(secret, `${timestamp}.${id}.${body}`), headers.get(HEADERS.signature) ?? '') ? id : null
}

/** A query with its signature: what a provider is asked with through the browser, where anybody can change it. */
export function signedQuery(secret: string, values: Readonly<Record<string, string>>): URLSearchParams {
  const query = new URLSearchParams(values)
  query.sort()
  query.set('signature', hmac(secret, query.toString()))
  return query
}

/** The values of a signed query; null when anything was changed. */
export function readQuery(secret: string, query: URLSearchParams): URLSearchParams | null {
  const values = new URLSearchParams(query)
  values.delete('signature')
  values.sort()
  return isEqual(hmac(secret, values.toString()), query.get('signature') ?? '') ? values : null
}
