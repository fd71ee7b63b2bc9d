import * as v from 'valibot'
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

/** A sign-in: when (milliseconds), and from which country (ISO alpha-2; null when that is not known). */
export interface SignedIn {
  at: number
  country: string | null
}

/** A player's call about limits: what the wallet is asked with, and the language of the answer. */
export async function asking(c: Ctx, { userId }: Session, now: number): Promise<Asking> {
  const { licenceProfile, countryCode } = await siteConfigOf(c.env)
  const requestId = requestIdOf(c, crypto.randomUUID())
  return { userId, licence: profileOf(licenceProfile, countryCode), requestId, now }
}

export const languageOf = (c: Ctx): string => c.req.header('x-language')?.slice(0, 2) ?? 'en'

const begun = v.object({
  created: v.number(),
  before_at: v.nullable(v.number()),
  before_country: v.nullable(v.string()),
})

/** When the running session began, and when and from where the player had signed in before (null: never). */
export async function runningOf(env: Env, { sessionHash }: Session): Promise<Running & { before: SignedIn | null }> {
  const row = await env.DB.prepare('SELECT created, before_at, before_country FROM session WHERE hash = ?1')
    .bind(sessionHash)
    .first()
  if (!row) throw new HttpError('unauthorised')
  const { created, before_at: at, before_country: country } = v.parse(begun, row)
  return { sessionHash, startedAt: created, before: at === null ? null : { at, country } }
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
