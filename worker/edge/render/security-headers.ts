import { CSP_REPORTS } from '../csp-report.ts'

/** 128 random bits, base64. */
export function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
}

/** Origins beside our own of which a page may take pictures, and which its code may ask: those of its remote views. */
export interface PageSources {
  pictures: readonly string[]
  connect: readonly string[]
}
const NO_SOURCES: PageSources = { pictures: [], connect: [] }

/**
 * Markup comes into a page of ours by one policy of the client's own (client/page/trusted.ts). Where a site has remote views their code may
 * write markup as it likes, in the page and in frames, which inherit this policy: they have their own walls.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types edgebook']

const csp = (nonce: string, development: boolean, { pictures, connect }: PageSources, isOurs: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...pictures].join(' '),
    [`connect-src 'self'${development ? ' ws:' : ''}`, ...connect].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    ...(isOurs && !development ? TRUSTED_TYPES : []),
    'report-to csp',
  ].join('; ')

/** What every answer says, whoever made it: JSON, redirects, pages and files alike. */
const EVERYWHERE = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}
/** An answer that says nothing else is kept by nobody (known-troubles C21). */
export function guardHeaders(headers: Headers): void {
  for (const [name, value] of RULES) headers.set(name, value)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
}
const RULES = Object.entries(EVERYWHERE)

/** Headers of every HTML answer (security.md 2.2). */
export const htmlHeaders = (
  nonce: string,
  development = false,
  /** Undefined on a site without remote views. */
  sources?: PageSources,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'mf-render-mode, Cookie',
  'content-security-policy': csp(nonce, development, sources ?? NO_SOURCES, sources === undefined),
  'reporting-endpoints': `csp="${CSP_REPORTS}"`,
  ...EVERYWHERE,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})
