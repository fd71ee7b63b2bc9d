import * as v from 'valibot'
import type { Call } from '../../shared/api/call.ts'
import { originFetch } from './origin/fetch.ts'
import type { Turn } from './turn.ts'

/** What the origin learns of a visitor when it is asked in his name. */
const FORWARDED = ['cookie', 'cf-connecting-ip', 'cf-ipcountry', 'user-agent'] as const
const changedTerms = v.pipe(v.string(), v.parseJson(), v.looseObject({ exception_code: v.literal(1) }))

/** A read of the contract in the player's name, by the call's own row; null when the origin refuses it or does not answer. */
export type OwnRead = <C extends Call>(
  call: C,
  query?: Readonly<Record<string, string | number>>,
) => Promise<v.InferOutput<C['answer']> | null>

/** Reads of a visit that need no word of their own in the list of the origin's calls. */
export function ownRead(turn: Turn): OwnRead {
  return async ({ path, answer }, query = {}) => {
    const headers: Record<string, string> = { 'x-language': turn.visit.lang }
    for (const name of FORWARDED) {
      const value = turn.visit.request.headers.get(name)
      if (value !== null) headers[name] = value
    }
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const address = search.size === 0 ? path : `${path}?${search}`
    const heard = await turn.timed('player', () => originFetch(turn.env, 'player', address, { headers }))
    if (!heard) return null
    turn.jar.adopt(heard.headers)
    if (heard.status === 451 && v.is(changedTerms, heard.text)) turn.mustConfirmTerms = true
    if (heard.status !== 200) return null
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ data: answer })), heard.text)
    return parsed.success ? parsed.output.data : null
  }
}
