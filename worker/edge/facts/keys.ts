import type { JSONWebKeySet } from 'jose'
import * as v from 'valibot'
import { signingKeys } from '../../../shared/api/identity.ts'
import type { Env } from '../env.ts'
import { originFetch } from '../origin/fetch.ts'
import { POLICIES } from '../origin/policies.ts'
import { sharedRead } from '../origin/shared-read.ts'

const parseKeys = (text: string): JSONWebKeySet | null => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signingKeys.answer), text)
  return parsed.success ? parsed.output : null
}

/** Public keys of the tokens that the edge verifies; null when the origin never told them. */
export async function readKeys(env: Env, waitUntil: (work: Promise<unknown>) => void): Promise<JSONWebKeySet | null> {
  const shared = await sharedRead(
    'keys',
    POLICIES.keys.cache,
    waitUntil,
    async () => {
      const answer = await originFetch(env, 'keys', '/identity-api/v1/keys')
      const value = answer?.status === 200 ? parseKeys(answer.text) : null
      return answer && value ? { text: answer.text, value } : null
    },
    { env, revive: parseKeys },
  )
  return shared?.value ?? null
}
