import * as v from 'valibot'
import { expect, it } from 'vitest'
import { remoteEntry, remoteKey, remoteRegistration } from '../../../shared/api/remote-view.ts'
import { parseCodePath, remoteUrl } from '../../../shared/remote-views/address.ts'
import { parseFrameMessage } from '../../../shared/remote-views/message.ts'

const entry = {
  appName: 'casino',
  title: 'Casino',
  codeToEval: 'export {}',
  scriptsToLoad: ['/a.js'],
  cssToLoad: ['/a.css'],
  style: 'p{}',
  body: '<p>hello</p>',
  head: '<meta name="description" content="x">',
}

it('[S3.102] keeps the 8 fields of an entry and drops others', () => {
  expect(v.parse(remoteEntry, { ...entry, more: 1 })).toEqual(entry)
  for (const name of Object.keys(entry)) {
    expect(v.is(remoteEntry, { ...entry, [name]: 7 })).toBe(false)
    const { [name]: _, ...rest } = entry as Record<string, unknown>
    expect(v.is(remoteEntry, rest)).toBe(false)
  }
})

it.each([
  'http://mf.test',
  'https://169.254.169.254/',
  'https://127.0.0.1',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://localhost/',
  'https://a.localhost./',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://intranet/',
  'https://user:pass@mf.test/',
  'file:///etc/passwd',
  '//internal',
  'javascript:alert(1)',
  '',
])('[SEC-45] registers no remote at %s', (raw) => {
  expect(remoteUrl(raw)).toBeNull()
  expect(v.is(remoteRegistration, { url: raw })).toBe(false)
})

it('a registration says where the app is, and is sandboxed unless it says more', () => {
  expect(v.parse(remoteRegistration, { url: 'https://mf.test/app' })).toMatchObject({
    url: 'https://mf.test/app',
    level: 'sandbox',
    keys: {},
    timeout: 2500,
  })
  expect(v.is(remoteRegistration, { url: 'https://mf.test', timeout: 60_000 })).toBe(false)
  expect(v.is(remoteRegistration, { url: 'https://mf.test', binding: 'ORIGIN' })).toBe(false)
  for (const key of ['casino', '/partners', '/a/b']) expect(v.is(remoteKey, key)).toBe(true)
  for (const key of ['', '/', '../x', 'https://x', '__proto__']) expect(v.is(remoteKey, key)).toBe(false)
})

it('code lies under its app and its hash, and nowhere else', () => {
  const hex = 'a'.repeat(64)
  expect(parseCodePath(`/_rv/casino/${hex}.js`)).toEqual({ app: 'casino', hex })
  for (const path of [`/_rv/casino/${hex}.css`, `/_rv/../${hex}.js`, `/_rv/casino/x${hex}.js`, '/_rv/casino/a.js'])
    expect(parseCodePath(path)).toBeNull()
})

it('[SEC-47] narrows what a sandboxed frame says', () => {
  expect(parseFrameMessage({ rv: 1, type: 'size', height: 99.4 })).toEqual({ type: 'size', height: 100 })
  expect(parseFrameMessage({ rv: 1, type: 'navigate', to: '/en/line' })).toEqual({ type: 'navigate', to: '/en/line' })
  expect(parseFrameMessage({ rv: 1, type: 'track', name: 'spin', data: { bet: 5, ok: true } })).toEqual({
    type: 'track',
    name: 'spin',
    data: { bet: 5, ok: true },
  })
  const refused = [
    null,
    'size',
    [],
    { type: 'size', height: 5 },
    { rv: 1, type: 'size', height: '5' },
    { rv: 1, type: 'size', height: -1 },
    { rv: 1, type: 'size', height: 1e9 },
    { rv: 1, type: 'size', height: Number.NaN },
    { rv: 1, type: 'navigate', to: {} },
    { rv: 1, type: 'navigate', to: 'x'.repeat(5000) },
    { rv: 1, type: 'eval', code: 'alert(1)' },
    { rv: 1, type: 'track', name: '<img>', data: {} },
    { rv: 1, type: 'track', name: 'x', data: { nested: {} } },
    { rv: 1, type: 'track', name: 'x', data: { constructor$: 'x' } },
    { rv: 1, type: 'track', name: 'x', data: [] },
  ]
  for (const message of refused) expect(parseFrameMessage(message), JSON.stringify(message)).toBeNull()
})
