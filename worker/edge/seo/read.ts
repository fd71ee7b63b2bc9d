import * as v from 'valibot'
import { getPageSeo, type PageSeo } from '../../../shared/api/content.ts'
import { routeOf } from '../../../shared/routes/match.ts'
import { originFetch } from '../origin/fetch.ts'
import { POLICIES } from '../origin/policies.ts'
import { sharedRead } from '../origin/shared-read.ts'
import type { Turn } from '../turn.ts'

const answerText = v.pipe(v.string(), v.parseJson(), v.object({ data: getPageSeo.answer }))

/** The params of the module's calls (spec §7 and `path`, by which the embedded module finds the page). */
export function seoQueryOf({ visit, config }: Turn): string {
  const params = visit.route?.params ?? {}
  const ids = [params.champ, params.game].flatMap((segment) => /^[0-9]+/.exec(segment ?? '')?.[0] ?? [])
  return new URLSearchParams({
    projectId: String(config.groupId),
    language: visit.lang,
    timezone: '0',
    stream: params.section ?? '',
    section: visit.route?.name ?? '',
    ids: ids.join(','),
    path: visit.path,
  }).toString()
}

/**
 * What the SEO module says of the visit's page; null when it says nothing in time, and for pages that are not for indexes. A page that was
 * shown before does not wait for it: it is refreshed behind the answer. Never rejects.
 */
export async function readPageSeo(turn: Turn): Promise<PageSeo | null> {
  const { visit, env } = turn
  if (!visit.route || routeOf(visit.route.name).seo === 'noindex') return null
  const path = `/web-api/content/seo?${seoQueryOf(turn)}`
  const shared = await sharedRead(
    path,
    POLICIES.seo.cache,
    (work) => turn.waitUntil(work),
    async (behind) => {
      const answer = await turn.timed('seo', () => originFetch(env, 'seo', path, {}, { behind }))
      if (answer?.status !== 200) return null
      const parsed = v.safeParse(answerText, answer.text)
      return parsed.success ? { text: answer.text, value: parsed.output.data } : null
    },
  )
  return shared?.value ?? null
}
