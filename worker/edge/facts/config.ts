import * as v from 'valibot'
import { type SiteConfig, siteConfig } from '../../../shared/api/config.ts'
import { LANGUAGES } from '../../../shared/i18n/dictionaries.ts'
import type { Env } from '../env.ts'
import { originFetch } from '../origin/fetch.ts'
import { sharedRead } from '../origin/shared-read.ts'
import { MINIMAL_CONFIG } from './default-config.ts'

/** A language that is none is no reason to lose the config: unknown entries are removed (spec §5), since one without texts would show keys. */
const lenientConfig = v.object({ ...siteConfig.entries, languages: v.array(v.string()) })

const POLICY = { fresh: 3000, stale: 60_000, keep: 86_400_000 }

/** The site config: at most some seconds old, the last good copy when the origin fails, the minimal one when there never was any. */
export async function readConfig(env: Env, waitUntil: (work: Promise<unknown>) => void): Promise<SiteConfig> {
  const shared = await sharedRead('config', POLICY, waitUntil, async () => {
    const answer = await originFetch(env, 'config', '/bff-api/config/all.json')
    if (answer?.status !== 200) return null
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), lenientConfig), answer.text)
    if (!parsed.success) return null
    const languages = parsed.output.languages.filter((lang) => LANGUAGES.includes(lang))
    return { text: answer.text, value: { ...parsed.output, languages } }
  })
  if (shared) return shared.value
  console.error(JSON.stringify({ level: 'error', error: 'no site config' }))
  return MINIMAL_CONFIG
}
