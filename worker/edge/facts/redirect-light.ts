import * as v from 'valibot'
import { EDGE_AUTH, type RedirectResponse, redirectLight } from '../../../shared/api/edge-decisions.ts'
import type { Env } from '../env.ts'
import { originFetch } from '../origin/fetch.ts'
import { POLICIES } from '../origin/policies.ts'
import { sharedRead } from '../origin/shared-read.ts'
import { untimed } from '../turn.ts'

const parse = (text: string): RedirectResponse | null => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), redirectLight.answer), text)
  return parsed.success ? parsed.output : null
}

/** What redirect-light says of a path (as it stands in the URL, without query), shared by all its visits; null when it does not answer. */
export async function readRedirect(
  env: Env,
  path: string,
  waitUntil: (work: Promise<unknown>) => void,
  timed = untimed,
): Promise<RedirectResponse | null> {
  const shared = await sharedRead(`redirect:${path}`, POLICIES.redirect.cache, waitUntil, async (behind) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', [EDGE_AUTH.header]: EDGE_AUTH.value },
      body: JSON.stringify({ url: path }),
    }
    const answer = await timed('redirect', () => originFetch(env, 'redirect', redirectLight.path, init, { behind }))
    const value = answer?.status === 200 ? parse(answer.text) : null
    return answer && value ? { text: answer.text, value } : null
  })
  return shared?.value ?? null
}
