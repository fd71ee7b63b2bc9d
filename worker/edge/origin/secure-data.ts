import * as v from 'valibot'
import { secureData } from '../../../shared/api/payments.ts'
import { GRANT_SECONDS } from '../../../shared/domain/payments/secure.ts'
import type { CookieJar } from '../visit/cookies.ts'
import type { Answered } from './client.ts'

const filled = v.object({
  ggru: v.pipe(secureData.entries.ggru, v.minLength(1)),
  grant: v.pipe(secureData.entries.grant, v.minLength(1)),
})
export type Secured = { ok: true; grant: string } | { ok: false; status: number; title: string }

/** Stores secure data in cookies, the grant for its 30 minutes (spec §7). Without both it is an error, and nothing is stored (spec §8). */
export function keepSecureData(answer: Answered, jar: Pick<CookieJar, 'set'>): Secured {
  if (!answer.ok) return { ok: false, status: answer.status, title: answer.title }
  const data = v.safeParse(filled, answer.data)
  if (!data.success) return { ok: false, status: 502, title: 'payment_secure_empty' }
  jar.set('ggru', data.output.ggru, { httpOnly: true })
  jar.set('grant', data.output.grant, { httpOnly: true, maxAge: GRANT_SECONDS })
  return { ok: true, grant: data.output.grant }
}
