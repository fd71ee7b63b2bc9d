import { expect, it } from 'vitest'
import { isForeignHost } from '../../../worker/edge/foreign-host.ts'

const LOCAL = { ENVIRONMENT: 'local', SITE_ORIGIN: '' } as const
const PRODUCTION = { ENVIRONMENT: 'production', SITE_ORIGIN: 'https://site.test' } as const

it.each([
  ['http://localhost:8787/en/', LOCAL, false],
  ['http://127.0.0.1:8787/en/', LOCAL, false],
  ['http://[::1]:8787/en/', LOCAL, false],
  ['http://evil.test/en/', LOCAL, true],
  ['http://localhost.evil.test/en/', LOCAL, true],
  // In production the name is the platform's business, and a page of another one is redirected to the site's own.
  ['https://other.test/en/', PRODUCTION, false],
  ['https://preview.test/en/', { ...LOCAL, SITE_ORIGIN: 'https://preview.test' }, false],
] as const)(
  'the name by which %s asks is foreign outside production unless it is local or told',
  (url, env, foreign) => {
    expect(isForeignHost(new URL(url), env)).toBe(foreign)
  },
)
