import * as v from 'valibot'
import { type SiteConfig, siteConfig } from '../../../shared/api/config.ts'
import { GEO_HEADER } from '../../../shared/api/edge-decisions.ts'
import { remoteKey, remoteRegistration } from '../../../shared/api/remote-view.ts'
import { LANGUAGES } from '../../../shared/i18n/dictionaries.ts'
import type { Env } from '../env.ts'
import { originFetch } from '../origin/fetch.ts'
import { POLICIES } from '../origin/policies.ts'
import { watchPurge } from '../origin/purge.ts'
import { sharedRead } from '../origin/shared-read.ts'
import { MINIMAL_CONFIG } from './default-config.ts'

/**
 * A language that is none is no reason to lose the config: unknown entries are removed (spec §5), since one without texts would show keys.
 * So are remotes that cannot be used.
 */
const lenientConfig = v.object({
  ...siteConfig.entries,
  languages: v.array(v.string()),
  remotes: v.record(v.string(), v.unknown()),
})
const oneRemote = v.record(remoteKey, remoteRegistration)

const usable = (remotes: Record<string, unknown>): SiteConfig['remotes'] =>
  Object.fromEntries(
    Object.entries(remotes).flatMap(([key, row]) => {
      const parsed = v.safeParse(oneRemote, { [key]: row })
      return parsed.success ? Object.entries(parsed.output) : []
    }),
  )

const parseConfig = (text: string): SiteConfig | null => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), lenientConfig), text)
  if (!parsed.success) return null
  const { languages, remotes } = parsed.output
  return {
    ...parsed.output,
    remotes: usable(remotes),
    languages: languages.filter((lang) => LANGUAGES.includes(lang)),
  }
}

/** Whose config is asked for (spec §7): the query `lang` and the geo country header. A language without texts is none. */
export interface ConfigQuestion {
  lang: string | null
  country: string | null
}

/** The last config of all, whoever asked for it. */
let lastGood: { config: SiteConfig; at: number } | null = null

/**
 * The site config: at most some seconds old, the last good copy when the origin fails (of this isolate, then of another one of this place),
 * the last one of another language or country when there is none, the minimal one when there never was any.
 */
export async function readConfig(
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
  { lang, country }: ConfigQuestion = { lang: null, country: null },
): Promise<SiteConfig> {
  await watchPurge(env, waitUntil)
  const known = lang !== null && LANGUAGES.includes(lang) ? lang : null
  const path = `/bff-api/config/all.json${known === null ? '' : `?lang=${known}`}`
  const headers: Record<string, string> = country === null ? {} : { [GEO_HEADER]: country }
  const shared = await sharedRead(
    `config:${known}:${country}`,
    POLICIES.config.cache,
    waitUntil,
    async (behind) => {
      const answer = await originFetch(env, 'config', path, { headers }, { behind })
      const value = answer?.status === 200 ? parseConfig(answer.text) : null
      return answer && value ? { text: answer.text, value } : null
    },
    { env, revive: parseConfig },
  )
  if (shared) {
    lastGood = { config: shared.value, at: Date.now() }
    return shared.value
  }
  if (lastGood && Date.now() - lastGood.at < POLICIES.config.cache.keep)
    return { ...lastGood.config, countryCode: country }
  console.error(JSON.stringify({ level: 'error', error: 'no site config' }))
  return MINIMAL_CONFIG
}
