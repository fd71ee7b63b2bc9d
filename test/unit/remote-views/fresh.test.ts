import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { remoteRegistration } from '../../../shared/api/remote-view.ts'
import { MINIMAL_CONFIG } from '../../../worker/edge/facts/default-config.ts'
import { readView } from '../../../worker/edge/remote-views/read-view.ts'
import { remoteFor } from '../../../worker/edge/remote-views/registry.ts'
import { envWith, turnOf, visitOf } from '../edge/support.ts'

let asked = 0
let isDown = false
beforeEach(() => {
  asked = 0
  isDown = false
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: async () => {} }) })
  vi.stubGlobal('fetch', async () => {
    asked++
    if (isDown) return new Response('', { status: 503 })
    const entry = { appName: 'casino', title: `n${asked}`, codeToEval: '', scriptsToLoad: [], cssToLoad: [] }
    return Response.json({ ...entry, style: '', body: `<p>${asked}</p>`, head: '' })
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

let registrations = 0
/** A remote that nobody else has asked. */
function remoteWith(fresh: number) {
  const row = v.parse(remoteRegistration, { url: `https://mf${++registrations}.test`, fresh })
  const remote = remoteFor({ ...MINIMAL_CONFIG, remotes: { casino: row } }, { app: 'casino' }, '/slots')
  if (!remote) throw new Error('no remote')
  return async (address = '/en/slots', headers: Record<string, string> = {}) => {
    const turn = turnOf(
      envWith(() => new Response()),
      visitOf(address, headers),
    )
    const read = await readView(turn, remote)
    await Promise.all(turn.background)
    return read.ok ? { title: read.view.title, isOld: read.isOld } : read.status
  }
}

it('a view is fresh for as long as its registration says: nobody is asked, then again', async () => {
  const read = remoteWith(30)
  expect(await read()).toEqual({ title: 'n1', isOld: false })
  later(29_000)
  expect(await read()).toEqual({ title: 'n1', isOld: false })
  later(2000)
  expect(await read()).toEqual({ title: 'n2', isOld: false })
  expect(asked).toBe(2)
})

it('another page, language or theme is another view', async () => {
  const read = remoteWith(30)
  await read()
  await read('/en/slots/new')
  await read('/ru/slots')
  await read('/en/slots', { cookie: 'app_theme=1' })
  await read('/en/slots?utm_source=x')
  expect(asked).toBe(4)
})

it('without such a time every visit asks, and a remote that fails leaves its last good copy', async () => {
  const read = remoteWith(0)
  await read()
  expect(await read()).toEqual({ title: 'n2', isOld: false })
  isDown = true
  expect(await read()).toEqual({ title: 'n2', isOld: true })
  expect(asked).toBe(3)
})
