import * as v from 'valibot'
import { checkSession } from '../../../shared/api/identity.ts'
import type { Env } from '../env.ts'
import { originFetch } from '../origin/fetch.ts'
import type { CookieJar } from '../visit/cookies.ts'
import { type Player, verifyPlayer } from '../visit/player.ts'
import { readKeys } from './keys.ts'

const sessionAnswer = v.pipe(v.string(), v.parseJson(), checkSession.answer)

/**
 * Who is here. The signed token is verified at the edge; when it is missing or old and a session cookie is there, the origin is asked once and
 * answers with a new token. `isAfresh` asks it in any case: a token may be five minutes old, and a ban or changed terms are to be seen at once.
 * An origin that does not answer leaves the visitor what he was, with the cookies kept; those of a session that is over go with
 * the next document (`isDocument`).
 */
export async function readPlayer(
  env: Env,
  cookies: ReadonlyMap<string, string>,
  header: string | null,
  jar: CookieJar,
  waitUntil: (work: Promise<unknown>) => void,
  isAfresh: () => boolean = () => false,
  isDocument = true,
): Promise<Player | null> {
  const session = cookies.get('__Host-sid')
  if (session === undefined) return null
  const keys = await readKeys(env, waitUntil)
  if (!keys) return null
  const token = cookies.get('__Host-at')
  const known = token === undefined ? null : await verifyPlayer(token, keys)
  if (known && !isAfresh()) return known
  const answer = await originFetch(env, 'session', '/web-api/auth/session', { headers: { cookie: header ?? '' } })
  if (answer?.status !== 200) return known
  const told = v.safeParse(sessionAnswer, answer.text)
  const isOver = told.success && told.output.user_id === null
  // A page that a script reads may arrive after another answer has brought a new session: it must not take that one's cookies away.
  if (!isOver || isDocument) jar.adopt(answer.headers)
  if (isOver) return null
  const fresh = jar.peek('__Host-at')
  return fresh === undefined ? known : verifyPlayer(fresh, keys)
}
