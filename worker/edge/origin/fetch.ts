import type { Env } from '../env.ts'
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

/** Reads a body up to `cap` bytes; null when it is longer. The rest is cancelled, so that no connection hangs on it. */
async function readCapped(body: ReadableStream<Uint8Array> | null, cap: number): Promise<string | null> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > cap) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * One call of the origin under its policy. Gives null when there is no usable answer: too slow, unreachable, oversized, or 5xx to the last try.
 * Never throws; every body is read or cancelled.
 */
export async function originFetch(
  env: Env,
  policy: PolicyName,
  path: string,
  init: RequestInit = {},
): Promise<OriginAnswer | null> {
  const { deadline, tries, pause, cap } = POLICIES[policy]
  const signal = AbortSignal.timeout(deadline)
  for (let n = 1; n <= tries; n++) {
    if (n > 1) await new Promise((wake) => setTimeout(wake, pause))
    try {
      const answer = await send(env, path, { ...init, redirect: 'manual', signal })
      if (answer.status >= 500 && policy !== 'write') {
        await answer.body?.cancel()
        continue
      }
      const text = await readCapped(answer.body, cap)
      if (text !== null) return { status: answer.status, headers: answer.headers, text }
    } catch (error) {
      if (signal.aborted) return null
      if (n === tries)
        console.warn(
          JSON.stringify({
            level: 'warn',
            call: policy,
            error: error instanceof Error ? error.message : String(error),
          }),
        )
    }
  }
  return null
}
