import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIG } from '../../../worker/backend/config/default.ts'
import { isApiPath } from '../../../worker/edge/proxy.ts'

const line = /^run_worker_first = (\[.*\])$/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1] ?? ''
// Letters, slashes and dashes stand for themselves.
const rules = v
  .parse(v.array(v.pipe(v.string(), v.regex(/^[a-z/*-]+$/))), JSON.parse(line))
  .map((rule) => new RegExp(`^${rule.replaceAll('*', '.*')}$`))
const isAside = (path: string) => rules.some((rule) => rule.test(path))

describe('what is not looked up among the files', () => {
  it.each(DEFAULT_CONFIG.languages)('pages in %s', (language) => {
    expect(isAside(`/${language}/line`)).toBe(true)
  })

  it.each(['/web-api/coupon/place', '/bff-api/config', '/feed-api/live', '/operator-api/v1/players'])('%s', (path) => {
    expect(isApiPath(path)).toBe(true)
    expect(isAside(path)).toBe(true)
  })

  it('no file is hidden behind the Worker', () => {
    const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(isAside)).toEqual([])
    expect(isAside('/assets/entry-0.js')).toBe(false)
    expect(isAside('/fingerprint.js')).toBe(false)
  })
})
