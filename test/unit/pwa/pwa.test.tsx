import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { PwaBrowser } from '../../../client/pwa/start.ts'
import { DEFAULT_CONFIG } from '../../../worker/backend/config/default.ts'
import { downloadPage } from '../../../worker/edge/apps/info/download-page.tsx'
import { manifestOf } from '../../../worker/edge/pwa/manifest.ts'
import { contextOf, originWith } from '../apps/context.ts'

// The page's policy is made when the module is read.
vi.stubGlobal('window', {})
const { startPwa } = await import('../../../client/pwa/start.ts')

/** A browser with what an earlier version has left; `fails` refuses to register. */
function browser(fails = false) {
  const done: string[] = []
  const logged: unknown[] = []
  const registration = { unregister: async () => done.push('unregister') > 0 }
  const parts: PwaBrowser = {
    workers: {
      getRegistrations: async () => [registration],
      register: async (script: string) => {
        if (fails) throw new Error('refused')
        done.push(`register ${script}`)
      },
    },
    caches: {
      keys: async () => ['old'],
      delete: async (name: string) => done.push(`delete ${name}`) > 0,
    },
    log: (error: unknown) => logged.push(error),
  }
  return { parts, done, logged }
}

describe('the service worker', () => {
  it('[S4.126] is cleared at start, and the caches with it', async () => {
    const { parts, done } = browser()
    await startPwa(false, parts)
    expect(done).toEqual(['unregister', 'delete old'])
  })

  it('[S4.127] [S7.76] is registered only for a site that is an app: pwa-sw.js', async () => {
    const { parts, done } = browser()
    await startPwa(true, parts)
    expect(done).toEqual(['unregister', 'delete old', 'register /pwa-sw.js'])
    expect(readFileSync('public/pwa-sw.js', 'utf8')).toContain("addEventListener('fetch'")
  })

  it('[S8.51] an error is logged only', async () => {
    const { parts, logged } = browser(true)
    await startPwa(true, parts)
    expect(logged).toEqual([new Error('refused')])
    const none = { workers: undefined, caches: undefined, log: (error: unknown) => logged.push(error) }
    await startPwa(true, none)
    expect(logged).toHaveLength(1)
  })
})

it('the manifest has the site’s own name and language, and a window of its own only for an app', () => {
  const site = { ...DEFAULT_CONFIG, companyName: 'Acme', defaultLanguage: 'ar' }
  expect(manifestOf(site)).toMatchObject({ name: 'Acme', lang: 'ar', dir: 'rtl', display: 'browser' })
  expect(manifestOf({ ...site, isPwa: true }).display).toBe('standalone')
})

it('[S2.134] the download-app page tells how each system installs the site, and leads to the apps', async () => {
  const ctx = contextOf('/download-app', originWith([]))
  const html = renderToStaticMarkup(downloadPage.view(null, ctx))
  for (const text of ['Android', 'iPhone', 'Windows', '/en/mobile-app', '/en/desktop-app']) expect(html).toContain(text)
})
