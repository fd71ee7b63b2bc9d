import { type SiteConfig, siteConfig } from '../../../shared/api/config.ts'
import type { Env } from '../env.ts'
import { check } from '../http/body.ts'
import { DEFAULT_CONFIG } from './default.ts'
import { mergePatch } from './merge-patch.ts'
import { sensible } from './sensible.ts'
import { setting } from './setting.ts'

/** The stored overrides (a merge patch without nulls) laid over the embedded default; 422 when that gives no site config. */
const config = setting('config', DEFAULT_CONFIG, (overrides) =>
  check(siteConfig, mergePatch(DEFAULT_CONFIG, overrides)),
)

/** The site config as it counts now. */
export const siteConfigOf = (env: Env): Promise<SiteConfig> => config.get(env)

/**
 * Merges `patch` (RFC 7396) into the stored overrides; `null` removes an override. Refused with 422, and nothing changed, when the
 * result is no site config. Members that this version does not know are kept for one that does.
 */
export const patchSiteConfig = (env: Env, patch: Record<string, unknown>): Promise<SiteConfig> =>
  config.change(env, (overrides) => {
    const after = mergePatch(overrides ?? {}, patch)
    check(sensible, mergePatch(DEFAULT_CONFIG, after))
    return after
  })
