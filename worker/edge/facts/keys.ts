import type { JSONWebKeySet } from 'jose'
import * as v from 'valibot'
import { signingKeys } from '../../../shared/api/identity.ts'
import type { Env } from '../env.ts'
import { originFetch } from '../origin/fetch.ts'
import { sharedRead } from '../origin/shared-read.ts'

const POLICY = { fresh: 300_000, stale: 3_600_000, keep: 86_400_000 }

/** Public keys of the tokens that the edge verifies; null when the origin never told them. */
export async function readKeys(env: Env, waitUntil: (work: Promise<unknown>) => void): Promise<JSONWebKeySet | null> {
  const shared = await sharedRead('keys', POLICY, waitUntil, async () => {
    const answer = await originFetch(env, 'keys', '/identity-api/v1/keys')
    if (answer?.status !== 200) return null
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signingKeys.answer), answer.text)
    return parsed.success ? { text: answer.text, value: parsed.output } : null
  })
  return shared?.value ?? null
}
