import type { Env } from '../env.ts'
import { readCapped } from '../read-capped.ts'
import { POLICIES, type PolicyName } from './policies.ts'

export interface OriginAnswer {
  status: number
  headers: Headers
  text: string
}

const send = (env: Env, path: string, init: RequestInit): Promise<Response> =>
  env.ORIGIN_URL
    ? fetch(new URL(path, env.ORIGIN_URL), init)
    : env.ORIGIN.fetch(new Request(new URL(path, 'https://origin.internal'), init))

/**
 * One call of the origin under its policy. Gives null when there is no usable answer: too slow, unreachable, oversized, or 5xx to the last
 * try; a write gets its 5xx as it is, and is never tried again. Never throws; every body is read or cancelled.
 */
export async function originFetch(
  env: Env,
  policy: PolicyName,
  path: string,
  init: RequestInit = {},
): Promise<OriginAnswer | null> {
  const { deadline, tries, pause, cap } = POLICIES[policy]
  const signal = AbortSignal.timeout(deadline)
  let failure = ''
  for (let n = 1; n <= tries && !signal.aborted; n++) {
    if (n > 1) await new Promise((wake) => setTimeout(wake, pause))
    try {
      const answer = await send(env, path, { ...init, redirect: 'manual', signal })
      if (answer.status >= 500 && policy !== 'write') {
        failure = `status ${answer.status}`
        await answer.body?.cancel()
        continue
      }
      const text = await readCapped(answer.body, cap, signal)
      if (text !== null) return { status: answer.status, headers: answer.headers, text }
      failure = `more than ${cap} bytes`
      break
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
    }
  }
  if (signal.aborted) failure = `no answer in ${deadline} ms`
  console.warn(JSON.stringify({ level: 'warn', call: policy, error: failure }))
  return null
}
