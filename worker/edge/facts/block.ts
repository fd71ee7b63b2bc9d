import * as v from 'valibot'
import type { SiteConfig } from '../../../shared/api/config.ts'
import { type BlockResult, blockCheck, blockLight, EDGE_AUTH, GEO_HEADER } from '../../../shared/api/edge-decisions.ts'
import type { Env } from '../env.ts'
import { originFetch } from '../origin/fetch.ts'
import { POLICIES } from '../origin/policies.ts'
import { sharedRead } from '../origin/shared-read.ts'
import type { Visit } from '../visit/visit.ts'

/** Any of these in the URL sends all of them to the block check (spec §7). */
export const REFERRAL = ['bf', 'tag', 'btag', 'vkref', 'utm_source', 'qtag', 'whn', 'click_id'] as const
/** Longest value sent on, UTF-16 units. */
const LONGEST = 256

const parse = (text: string): BlockResult | null => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), blockLight.answer), text)
  return parsed.success ? parsed.output : null
}

/** Does the visit's query name a referral? */
const asksReferral = ({ url }: Pick<Visit, 'url'>): boolean =>
  url.search.length > 1 && REFERRAL.some((name) => url.searchParams.has(name))

/** The query of block/light for a visit. */
export function blockQuery(
  visit: Pick<Visit, 'url' | 'player' | 'isMobile'>,
  config: Pick<SiteConfig, 'isMainVipDomainAuthNeed' | 'geoAuthReqVip'>,
  stage: string,
): URLSearchParams {
  const query = new URLSearchParams({ stage, auth: visit.player ? '1' : '0', host: visit.url.host })
  if (visit.url.search.length > 1) {
    const asked = visit.url.searchParams
    for (const name of REFERRAL) {
      const value = asked.get(name)
      if (value !== null) query.set(name, value.slice(0, LONGEST).toWellFormed())
    }
    if (query.has('whn') && visit.isMobile) query.set('referralWHNMobile', '1')
  }
  if (config.isMainVipDomainAuthNeed && config.geoAuthReqVip) query.set('mainVipDomainAuthNeed', '1')
  return query
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
): Promise<BlockResult | null> {
  const geo: Record<string, string> = visit.country === null ? {} : { [GEO_HEADER]: visit.country }
  const isLight = config.blockApi === 'light'
  const query = blockQuery(visit, config, env.ENVIRONMENT).toString()
  // The second call knows the address only: its origin and path, since a query would make every visit another one.
  const address = visit.url.origin + visit.url.pathname
  const key = `block:${visit.country}:${isLight ? query : `${visit.player !== null}:${address}`}`
  const load = async (behind: boolean) => {
    const headers = { ...geo, [EDGE_AUTH.header]: EDGE_AUTH.value }
    const answer = isLight
      ? await originFetch(env, 'block', `${blockLight.path}?${query}`, { headers }, { behind })
      : await originFetch(
          env,
          'block',
          blockCheck.path,
          {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ auth: visit.player !== null, url: address }),
          },
          { behind },
        )
    const value = answer?.status === 200 ? parse(answer.text) : null
    return answer && value ? { text: answer.text, value } : null
  }
  // What others have left here in the last five minutes decides for an isolate that has just begun; what visitors name themselves is not left.
  const left = isLight && !asksReferral(visit) ? { env, revive: parse } : undefined
  const shared = await sharedRead(key, POLICIES.block.cache, waitUntil, load, left)
  return shared?.value ?? null
}
