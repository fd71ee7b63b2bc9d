import * as v from 'valibot'
import { type SiteConfig, siteConfig } from '../../../shared/api/config.ts'
import type { Env } from '../env.ts'
import { check } from '../http/body.ts'
import { DEFAULT_CONFIG } from './default.ts'
import { mergePatch } from './merge-patch.ts'
import { readSetting, writeSetting } from './setting.ts'

/** How long an isolate's copy lives, real milliseconds: another isolate's PUT is seen after this. */
const COPY_MS = 2_000
let copy: { config: SiteConfig; readAt: number } | null = null

/** The site config: the embedded default with the operator's overrides. Stored overrides that no longer fit are left out. */
export async function siteConfigOf(env: Env): Promise<SiteConfig> {
  if (copy && Date.now() - copy.readAt < COPY_MS) return copy.config
  const parsed = v.safeParse(siteConfig, mergePatch(DEFAULT_CONFIG, (await readSetting(env, 'config')) ?? {}))
  if (!parsed.success) console.error(JSON.stringify({ level: 'error', message: 'stored site config does not fit its schema; the default is used' }))
  copy = { config: parsed.success ? parsed.output : DEFAULT_CONFIG, readAt: Date.now() }
  return copy.config
}

/**
 * Merges `patch` (RFC 7396) into the stored overrides; `null` removes an override. Refused with 422, and nothing changed, when the
 * result is no site config. Members that this version does not know are kept for one that does.
 */
export async function patchSiteConfig(env: Env, patch: Record<string, unknown>): Promise<SiteConfig> {
  const overrides = mergePatch((await readSetting(env, 'config')) ?? {}, patch)
  const config = check(siteConfig, mergePatch(DEFAULT_CONFIG, overrides))
  await writeSetting(env, 'config', overrides)
  copy = { config, readAt: Date.now() }
  return config
}
