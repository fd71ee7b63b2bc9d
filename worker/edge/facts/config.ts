import * as v from 'valibot'
import { type SiteConfig, siteConfig } from '../../../shared/api/config.ts'
import { LANGUAGES } from '../../../shared/i18n/dictionaries.ts'
import type { Env } from '../env.ts'
import { originFetch } from '../origin/fetch.ts'
import { sharedRead } from '../origin/shared-read.ts'
import { MINIMAL_CONFIG } from './default-config.ts'

const POLICY = { fresh: 3000, stale: 60_000, keep: 86_400_000 }

/** The site config: at most some seconds old, the last good copy when the origin fails, the minimal one when there never was any. */
export async function readConfig(env: Env, waitUntil: (work: Promise<unknown>) => void): Promise<SiteConfig> {
  const shared = await sharedRead('config', POLICY, waitUntil, async () => {
    const answer = await originFetch(env, 'config', '/bff-api/config/all.json')
    if (answer?.status !== 200) return null
    try {
      const parsed = v.safeParse(siteConfig, JSON.parse(answer.text))
      if (!parsed.success) return null
      // A language without texts would show keys: unknown entries are removed (spec §5).
      return {
        text: answer.text,
        value: { ...parsed.output, languages: parsed.output.languages.filter((lang) => LANGUAGES.includes(lang)) },
      }
    } catch {
      return null
    }
  })
  if (shared) return shared.value
  console.error(JSON.stringify({ level: 'error', error: 'no site config' }))
  return MINIMAL_CONFIG
}
