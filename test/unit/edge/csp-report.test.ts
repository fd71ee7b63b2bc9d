import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cspReport } from '../../../worker/edge/csp-report.ts'

const lines: unknown[] = []
/** Each test has a minute of its own. */
let minutes = 0
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 120_000 * ++minutes)
  lines.length = 0
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(JSON.parse(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const send = (body: string, type = 'application/reports+json') =>
  cspReport(new Request('https://site.test/csp-report', { method: 'POST', headers: { 'content-type': type }, body }))
const report = (blockedURL: string, documentURL = 'https://site.test/en/live?token=secret#x') => ({
  type: 'csp-violation',
  url: documentURL,
  body: { documentURL, effectiveDirective: 'script-src-elem', blockedURL, disposition: 'enforce' },
})

describe('a report of what a policy has stopped', () => {
  it('[SEC-51] goes into the log: the rule, what was stopped and where, and no query', async () => {
    const sent = [report('https://evil.test/x.js?id=7'), report('inline'), report('data:text/javascript,1')]
    expect((await send(JSON.stringify(sent))).status).toBe(204)
    const page = 'https://site.test/en/live'
    expect(lines).toEqual([
      { level: 'warn', csp: 'script-src-elem', blocked: 'https://evil.test/x.js', page },
      { level: 'warn', csp: 'script-src-elem', blocked: 'inline', page },
      { level: 'warn', csp: 'script-src-elem', blocked: 'data:text/javascript,1', page },
    ])
  })

  it('is one of twenty a minute at most, and what is none is passed over', async () => {
    const other = { type: 'deprecation', body: {} }
    expect((await send(JSON.stringify([other, null, 7, ...Array(50).fill(report('eval'))]))).status).toBe(204)
    expect(lines).toHaveLength(20)
  })

  it('is JSON of a list, and not large', async () => {
    expect((await send('[]', 'application/json')).status).toBe(415)
    expect((await send('{}')).status).toBe(422)
    expect((await send('[')).status).toBe(422)
    expect((await send(`["${'x'.repeat(70_000)}"]`)).status).toBe(413)
    expect(lines).toEqual([])
  })
})
