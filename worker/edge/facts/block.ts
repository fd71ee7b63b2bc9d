import * as v from 'valibot'
import type { SiteConfig } from '../../../shared/api/config.ts'
import { type BlockResult, blockCheck, blockLight, EDGE_AUTH, GEO_HEADER } from '../../../shared/api/edge-decisions.ts'
import type { Env } from '../env.ts'
import { originFetch } from '../origin/fetch.ts'
import { POLICIES } from '../origin/policies.ts'
import { sharedRead } from '../origin/shared-read.ts'
import { untimed } from '../turn.ts'
import type { Visit } from '../visit/visit.ts'

/** Any of these in the URL sends all of them to the block check (spec §7). */
export const REFERRAL = ['bf', 'tag', 'btag', 'vkref', 'utm_source', 'qtag', 'whn', 'click_id'] as const
/** Longest value sent on, UTF-16 units. */
const LONGEST = 256

const parse = (text: string): BlockResult | null => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), blockLight.answer), text)
  return parsed.success ? parsed.output : null
}

/** The query of block/light for a visit, written by hand: every visit's copy is found by it. */
export function blockQuery(
  visit: Pick<Visit, 'url' | 'player' | 'isMobile'>,
  config: Pick<SiteConfig, 'isMainVipDomainAuthNeed' | 'geoAuthReqVip'>,
  stage: string,
): { query: string; hasReferral: boolean } {
  let query = `stage=${encodeURIComponent(stage)}&auth=${visit.player ? 1 : 0}&host=${encodeURIComponent(visit.url.host)}`
  const plain = query.length
  if (visit.url.search.length > 1) {
    const asked = visit.url.searchParams
    for (const name of REFERRAL) {
      const value = asked.get(name)
      if (value !== null) query += `&${name}=${encodeURIComponent(value.slice(0, LONGEST).toWellFormed())}`
    }
    if (asked.has('whn') && visit.isMobile) query += '&referralWHNMobile=1'
  }
  const hasReferral = query.length > plain
  if (config.isMainVipDomainAuthNeed && config.geoAuthReqVip) query += '&mainVipDomainAuthNeed=1'
  return { query, hasReferral }
}

/**
 * Is this visitor blocked? Asked with all that the answer depends on, and shared by all visits for which that is the same;
 * null when nobody answered lately.
 */
export async function readBlock(
  env: Env,
  visit: Visit,
  config: SiteConfig,
  waitUntil: (work: Promise<unknown>) => void,
  timed = untimed,
): Promise<BlockResult | null> {
  const isLight = config.blockApi === 'light'
  const { query, hasReferral } = blockQuery(visit, config, env.ENVIRONMENT)
  // The second call knows the address only: its origin and path, since a query would make every visit another one.
  const address = isLight ? '' : visit.url.origin + visit.url.pathname
  const key = `block:${visit.country}:${isLight ? query : `${visit.player !== null}:${address}`}`
  const load = async (behind: boolean) => {
    const headers: Record<string, string> = {
      ...(visit.country !== null && { [GEO_HEADER]: visit.country }),
      [EDGE_AUTH.header]: EDGE_AUTH.value,
    }
    const path = isLight ? `${blockLight.path}?${query}` : blockCheck.path
    const init = isLight
      ? { headers }
      : {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ auth: visit.player !== null, url: address }),
        }
    const answer = await timed('block', () => originFetch(env, 'block', path, init, { behind }))
    const value = answer?.status === 200 ? parse(answer.text) : null
    return answer && value ? { text: answer.text, value } : null
  }
  // What others have left here in the last five minutes decides for an isolate that has just begun; what visitors name themselves is not left.
  const left = isLight && !hasReferral ? { env, revive: parse } : undefined
  const shared = await sharedRead(key, POLICIES.block.cache, waitUntil, load, left)
  return shared?.value ?? null
}
