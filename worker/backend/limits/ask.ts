import type { Limit } from '../../../shared/api/limits.ts'
import { profileOf, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { kindOf } from '../../../shared/domain/limits/kinds.ts'
import { kindName, reasonText } from '../../../shared/domain/limits/labels.ts'
import { choices } from '../../../shared/domain/limits/value.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { Ctx } from '../http/serve.ts'
import type { Session } from '../identity/session.ts'
import type { Asking, LimitView, Running, Saved } from '../wallet/limits-api.ts'

/** A player's call about limits: what the wallet is asked with, and the language of the answer. */
export async function asking(c: Ctx, { userId }: Session, now: number): Promise<Asking> {
  const { licenceProfile, countryCode } = await siteConfigOf(c.env)
  const requestId = requestIdOf(c, crypto.randomUUID())
  return { userId, licence: profileOf(licenceProfile, countryCode), requestId, now }
}

export const languageOf = (c: Ctx): string => c.req.header('x-language')?.slice(0, 2) ?? 'en'

/** When the running session began. */
export async function runningOf(env: Env, { sessionHash }: Session): Promise<Running> {
  const row = await env.DB.prepare('SELECT created FROM session WHERE hash = ?1')
    .bind(sessionHash)
    .first<{ created: number }>()
  if (!row) throw new HttpError('unauthorised')
  return { sessionHash, startedAt: row.created }
}

/** Limits as the wire shows them, in a language. */
export const inWords = (views: readonly LimitView[], { licence }: Asking, lang: string): Limit[] =>
  views.map(({ reasonId, ...view }) => ({
    type: view.limitType,
    ...view,
    label: kindName(view.limitType, lang),
    measure: kindOf(view.limitType).measure,
    availableValues: [...choices(view.limitType, rulesOf(licence))],
    selfExcludeReason: reasonText(reasonId, lang),
  }))

/** What the wallet has done, or its refusal thrown. */
export function done(saved: Saved): Extract<Saved, { ok: true }> {
  if (!saved.ok) throw refused(saved)
  return saved
}
