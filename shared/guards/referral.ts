import { CONSENT_COOKIE } from '../domain/consent/consent.ts'
import { agreesToMarketing, referralNeedsConsent } from '../domain/licence/referral-consent.ts'
import { type Guard, type GuardCookie, NEXT } from './decision.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** Longest value taken over from a parameter, in UTF-16 units; of those that share a cookie (security.md SEC-21). */
const LONGEST = 256
const LONGEST_PART = 64
/** Longest query kept as JSON, bytes (SEC-22). */
const LONGEST_QUERY = 1024
/** Browsers drop a cookie whose name and value are longer than 4096 bytes. */
const LONGEST_COOKIE = 4096
const SECRET = /token|password|code|state/i

/** Parameters that make a visit a referral; while consent is missing they are held in this cookie of the browser's session. */
export const HELD = 'referral_held'
const TAGS = ['btag', 'tag', 'qtag'] as const
const KEPT = ['ref', 'bf', ...TAGS, 'affid', 'bwpromocode', 'click_id', 'utm_source', 'aip', 'pb', 'subid'] as const

/** The first value of a parameter, cut; a half of a surrogate pair would not be a cookie. */
const cut = (query: URLSearchParams, name: string, longest = LONGEST): string =>
  (query.get(name) ?? '').slice(0, longest).toWellFormed()

const bytes = (text: string): number => new TextEncoder().encode(text).byteLength

/** The whole query as JSON, without what may be a secret, as far as it fits. */
function queryAsJson(query: URLSearchParams): string {
  const kept = new Map<string, string>()
  for (const [name, value] of query) {
    if (SECRET.test(name) || kept.has(name)) continue
    kept.set(name, value)
    if (bytes(JSON.stringify(Object.fromEntries(kept))) > LONGEST_QUERY) kept.delete(name)
  }
  return JSON.stringify(Object.fromEntries(kept))
}

/** One row a cookie (spec §9): its name, and its content and lifetime in seconds from the query; null leaves it alone. */
const COOKIES: readonly [string, (query: URLSearchParams) => { value: string; maxAge: number } | null][] = [
  ['refererid', (q) => (q.get('ref') ? { value: cut(q, 'ref'), maxAge: 60 * DAY } : null)],
  [
    'referral_values',
    (q) => {
      const tag = TAGS.find((name) => q.get(name))
      if (tag !== undefined) {
        const value = {
          type: 'reflinkid',
          tagName: tag,
          value: cut(q, tag),
          partnerId: cut(q, 'affid', LONGEST_PART),
          promoCode: cut(q, 'bwpromocode', LONGEST_PART),
        }
        return { value: JSON.stringify(value), maxAge: 60 * DAY }
      }
      return q.get('bf') ? { value: JSON.stringify({ type: 'bf_id', value: cut(q, 'bf') }), maxAge: DAY } : null
    },
  ],
  [
    'ref_partner_id',
    (q) => {
      if (q.get('click_id') && q.get('utm_source') && q.get('aip')) return { value: cut(q, 'aip'), maxAge: 30 * DAY }
      return q.get('affid') && TAGS.some((name) => q.get(name)) ? { value: cut(q, 'affid'), maxAge: 60 * DAY } : null
    },
  ],
  [
    'reflinkid',
    (q) => {
      const tag = (['qtag', 'tag', 'btag'] as const).find((name) => q.get(name))
      return tag === undefined ? null : { value: cut(q, tag), maxAge: HOUR }
    },
  ],
  ['postback_watcher', (q) => (q.has('pb') ? { value: queryAsJson(q), maxAge: 30 * DAY } : null)],
  ['subid', (q) => (q.get('subid') ? { value: cut(q, 'subid'), maxAge: 60 * DAY } : null)],
]

/** All cookies of a referral. */
export const REFERRAL_COOKIES: readonly string[] = [HELD, ...COOKIES.map(([name]) => name)]

/** The cookies that a landing's query sets. */
export function referralCookies(query: URLSearchParams): GuardCookie[] {
  const cookies: GuardCookie[] = []
  for (const [name, read] of COOKIES) {
    const made = read(query)
    if (made && bytes(name + encodeURIComponent(made.value)) < LONGEST_COOKIE) cookies.push({ name, ...made })
  }
  return cookies
}

/** The parameters to hold until there is consent. */
function heldQuery(query: URLSearchParams): string {
  const held = new URLSearchParams()
  for (const name of KEPT) if (query.get(name)) held.set(name, cut(query, name))
  return held.toString().slice(0, LONGEST_QUERY)
}

/**
 * Captures the referral of a landing, before any other guard (spec §6, §9). Nothing is captured of crawlers, forms and scripts' calls, and of
 * banned players (SEC-24). Where the licence asks for consent, or marketing was refused, the parameters wait in the browser's session until it is given
 * (PRV-06).
 */
export const referral: Guard = (visit, facts) => {
  if (visit.isBot || visit.kind !== 'document' || (visit.player?.ban ?? 0) > 0) return NEXT
  const asked = visit.search.length > 1 ? new URLSearchParams(visit.search) : null
  const agreement = visit.cookie(CONSENT_COOKIE)
  if (
    (agreement !== undefined || referralNeedsConsent(facts.licenceProfile, visit.country)) &&
    !agreesToMarketing(agreement)
  ) {
    const held = asked ? heldQuery(asked) : ''
    return held === '' ? NEXT : { kind: 'next', cookies: [{ name: HELD, value: held }] }
  }
  const held = visit.cookie(HELD)
  const cookies = held === undefined ? [] : referralCookies(new URLSearchParams(held.slice(0, LONGEST_QUERY)))
  if (held !== undefined) cookies.push({ name: HELD, value: '', maxAge: 0 })
  if (asked) cookies.push(...referralCookies(asked))
  // The watcher of a visit that is no postback says nothing, and for four seconds only.
  const isLanding = visit.previous === null && visit.cookie('postback_watcher') === undefined
  if (isLanding && !cookies.some(({ name }) => name === 'postback_watcher'))
    cookies.push({ name: 'postback_watcher', value: '', maxAge: 4 })
  return cookies.length === 0 ? NEXT : { kind: 'next', cookies }
}
