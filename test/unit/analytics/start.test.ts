import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The browser as far as analytics sees it, with what the person agreed to. */
function browser(agreed: string | null, sendBeacon: (path: string, body: Blob) => boolean) {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { hostname: 'site.test' })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('document', {
    cookie: agreed === null ? '' : `a=b; cookies_agree_type=${agreed}`,
    hidden: false,
    addEventListener: () => {},
  })
  vi.stubGlobal('fetch', async () => Response.json({ data: { items: [], total: 0, page: 1 } }))
  return kept
}
async function start() {
  vi.resetModules()
  const { startAnalytics } = await import('../../../client/analytics/start.ts')
  const { notes } = await import('../../../client/analytics/notes.ts')
  notes.push({ kind: 'view', route: 'home', at: 1 })
  await startAnalytics('en')
}

it('sends what was noted when the person agrees, and what a browser does not take is kept', async () => {
  const sent: string[] = []
  browser('all', (path) => {
    sent.push(path)
    return true
  })
  await start()
  expect(sent).toEqual(['/web-api/analytics/events'])

  const kept = browser('all', () => false)
  await start()
  expect(JSON.parse(kept.get('metrics') ?? '').events).toEqual([{ name: 'pageView', key: 'home:en', value: 0 }])
})

it.each([null, 'disabled', 'functionality'])('sends and keeps nothing when the person agreed to %s', async (agreed) => {
  const beacon = vi.fn(() => true)
  const kept = browser(agreed, beacon)
  await start()
  expect([beacon.mock.calls.length, kept.size]).toEqual([0, 0])
})

it('[S8.52] errors of analytics are logged only', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  browser('all', () => {
    throw new Error('no beacon')
  })
  await expect(start()).resolves.toBeUndefined()
  expect(logged).toHaveBeenCalledOnce()
  browser('all', () => true)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')))
  await expect(start()).resolves.toBeUndefined()
  expect(logged).toHaveBeenCalledTimes(2)
})
