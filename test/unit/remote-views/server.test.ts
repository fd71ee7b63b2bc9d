import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../shared/api/config.ts'
import { remoteRegistration } from '../../../shared/api/remote-view.ts'
import { MINIMAL_CONFIG } from '../../../worker/edge/facts/default-config.ts'
import { GUARDS } from '../../../worker/edge/guards/index.ts'
import { verifyManifest } from '../../../worker/edge/remote-views/manifest.ts'
import { remoteFor, remoteNamed, sectionsFor } from '../../../worker/edge/remote-views/registry.ts'
import { newKey, signedManifest } from '../../fixtures/remote/start.ts'

const config = (remotes: Record<string, Record<string, unknown>>): SiteConfig => ({
  ...MINIMAL_CONFIG,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([key, row]) => [key, v.parse(remoteRegistration, { url: 'https://mf.test', ...row })]),
  ),
})

describe('registry', () => {
  const remotes = config({
    casino: {},
    '/partners': {},
    '/partners/media': { app: 'media' },
    banner: { sectionOf: ['home', 'about'], components: ['top'] },
  })

  it('finds the remote of an app, or of the longest prefix', () => {
    const found = (app: Parameters<typeof remoteFor>[1]['app'], path: string) =>
      remoteFor(remotes, { app }, path)?.app ?? null
    expect(found('casino', '/slots')).toBe('casino')
    expect(found('info', '/partners')).toBe('partners')
    expect(found('info', '/partners/x')).toBe('partners')
    expect(found('info', '/partners/media/y')).toBe('media')
    expect(found('info', '/partnership')).toBeNull()
    expect(found('sports', '/')).toBeNull()
  })

  it('keeps sections apart from pages', () => {
    expect(sectionsFor(remotes, 'about').map(({ app }) => app)).toEqual(['banner'])
    expect(sectionsFor(remotes, 'sports')).toEqual([])
    expect(remoteNamed(remotes, 'banner')?.components).toEqual(['top'])
    expect(remoteNamed(remotes, 'nobody')).toBeNull()
  })
})

it('[S6.43] the micro-frontend guard is the twentieth', () => {
  expect(GUARDS.findIndex(({ name }) => name === 'micro-frontend')).toBe(19)
  expect(GUARDS[18]?.name).toBe('authorisation-redirect')
})

describe('[SEC-44] manifest', () => {
  const own = newKey()
  const other = newKey()
  const remote = { app: 'casino', keys: { k1: own.raw } }
  let good: ReturnType<typeof signedManifest>
  beforeAll(() => {
    good = signedManifest(own.key, { app: 'casino', version: 3 })
  })
  const verify = (manifest: unknown) => verifyManifest(JSON.stringify(manifest), remote)

  it('counts when a registered key has signed it', async () => {
    expect(await verify(good)).toMatchObject({ app: 'casino', version: 3 })
  })

  it('proves nothing under another key, for another app, or changed', async () => {
    const changed = Buffer.from(good.payload, 'base64url').toString().replace('"version":3', '"version":9')
    const cases = {
      'another key': signedManifest(other.key, { app: 'casino' }),
      'unknown kid': signedManifest(own.key, { app: 'casino' }, 'k2'),
      'kid of the prototype': { ...good, kid: 'constructor' },
      'another app': signedManifest(own.key, { app: 'sports' }),
      'changed payload': { ...good, payload: Buffer.from(changed).toString('base64url') },
      'no signature': { ...good, signature: '' },
      'zero signature': { ...good, signature: 'A'.repeat(86) },
      'no version': signedManifest(own.key, { app: 'casino', version: 0 }),
      'a hash of another kind': signedManifest(own.key, { app: 'casino', files: { 'a.js': 'md5-x' } }),
      'no object': [],
    }
    for (const [name, manifest] of Object.entries(cases)) expect(await verify(manifest), name).toBeNull()
    expect(await verifyManifest('not JSON', remote)).toBeNull()
  })
})
