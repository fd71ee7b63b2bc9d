import type { Env } from '../env.ts'
import { readCapped } from '../read-capped.ts'
import { answered, failed, mayCall } from './breaker.ts'
import { POLICIES, type Policy, type PolicyName } from './policies.ts'

export interface OriginAnswer {
  status: number
  headers: Headers
  text: string
}

/** A read that was given less time than this says nothing about the origin when it ends without an answer, ms. */
const FAIR_MS = 250

const late = (ms: number): string => `no answer in ${ms} ms`

const send = (env: Env, path: string, init: RequestInit): Promise<Response> =>
  env.ORIGIN_URL
    ? fetch(new URL(path, env.ORIGIN_URL), init)
    : env.ORIGIN.fetch(new Request(new URL(path, 'https://origin.internal'), init))

/** An origin that tells of its own bug is there; one that something before it speaks for is not. */
const isDown = (answer: Response): boolean =>
  answer.status > 500 || (answer.status === 500 && !answer.headers.get('content-type')?.includes('json'))

/**
 * One call of the origin under its policy. Gives null when there is no usable answer: too slow, unreachable, oversized, or 5xx to the last
 * try; a write gets its 5xx as it is, and is never tried again. Reads keep to the visit's time (but for the least that their policy grants
 * them) and stand back while the origin's circuit is open; those `behind` the answer hold nobody up and do neither. Never throws; every body is read or cancelled.
 */
export async function originFetch(
  env: Env,
  policy: PolicyName,
  path: string,
  init: RequestInit = {},
  { behind = false } = {},
): Promise<OriginAnswer | null> {
  const { deadline, tries, pause, cap, attempt = deadline, least = 0 }: Policy = POLICIES[policy]
  const isWrite = policy === 'write'
  const keepsBack = !isWrite && !behind
  const origin = env.ORIGIN_URL || 'ORIGIN'
  const left = keepsBack && env.lane ? env.lane.endsAt - Date.now() : deadline
  const patience = Math.min(deadline, Math.max(left, least))
  if (patience <= 0) return none(policy, 'the visit has no time left')
  const signal = AbortSignal.timeout(patience)
  // The further tries of one call alone would open the circuit of an origin that answers everything else.
  const blame = () => {
    if (!behind) failed(origin)
  }
  let failure = ''
  /** Has the last try run out of its time? */
  let isLate = false
  for (let n = 1; n <= tries && !signal.aborted; n++) {
    if (n > 1) await new Promise((wake) => setTimeout(wake, pause))
    if (keepsBack && !mayCall(origin)) {
      failure ||= 'the circuit is open'
      break
    }
    isLate = false
    let leave: (() => void) | undefined
    const mine = attempt < patience ? AbortSignal.any([signal, AbortSignal.timeout(attempt)]) : signal
    try {
      leave = await env.lane?.enter(mine)
      const answer = await send(env, path, { ...init, redirect: 'manual', signal: mine })
      if (isDown(answer)) blame()
      if (answer.status >= 500 && !isWrite) {
        failure = `status ${answer.status}`
        await answer.body?.cancel()
        continue
      }
      const text = await readCapped(answer.body, cap, mine)
      isLate = text === null && mine.aborted
      if (isLate) {
        failure = late(attempt)
        continue
      }
      if (answer.status < 500) answered(origin)
      if (text !== null) return { status: answer.status, headers: answer.headers, text }
      failure = `more than ${cap} bytes`
      break
    } catch (error) {
      isLate = mine.aborted
      failure = isLate ? late(attempt) : error instanceof Error ? error.message : String(error)
      if (!isLate) blame()
    } finally {
      leave?.()
    }
  }
  if (!signal.aborted && !isLate) return none(policy, failure)
  if (patience >= FAIR_MS) blame()
  return none(policy, signal.aborted ? late(patience) : failure)
}

function none(policy: PolicyName, error: string): null {
  if (POLICIES[policy].fail === 'error') console.error(JSON.stringify({ level: 'error', call: policy, error }))
  else console.warn(JSON.stringify({ level: 'warn', call: policy, error }))
  return null
}
