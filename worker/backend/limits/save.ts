import type { Body } from '../../../shared/api/call.ts'
import type { saveLimits } from '../../../shared/api/limits.ts'
import type { LimitRules } from '../../../shared/domain/licence/profiles.ts'
import { isKindId, kindOf } from '../../../shared/domain/limits/kinds.ts'
import { readValue } from '../../../shared/domain/limits/value.ts'
import { HttpError } from '../http/error.ts'
import { optionalKey } from '../http/idempotency-key.ts'
import type { Ctx } from '../http/serve.ts'
import { sha256 } from '../sha256.ts'
import type { Change, LimitView } from '../wallet/limits-api.ts'

const invalid = (path: string, message: string): HttpError =>
  new HttpError('limitInvalid', { more: { issues: [{ path, message }] } })

const FORMS = {
  money: 'a decimal string of the account’s currency, below 999999999',
  seconds: 'whole days in seconds, of those on offer',
  hours: 'whole hours from 1 to 24',
  minutes: 'minutes, of those on offer',
} as const

/** What a body asks for, read by the rules of each kind: all of it, or nothing. Throws limitInvalid. */
export function changesOf(limits: Body<typeof saveLimits>['limits'], currency: string, rules: LimitRules): Change[] {
  const changes = limits.map(({ limitType, limitValue, reasonId }, i): Change => {
    if (typeof limitType !== 'number' || !isKindId(limitType))
      throw invalid(`limits.${i}.limitType`, 'There is no such kind of limit')
    const value = readValue(limitType, limitValue, currency, rules)
    if (value === undefined) throw invalid(`limits.${i}.limitValue`, `Expected ${FORMS[kindOf(limitType).measure]}`)
    return { kind: limitType, value, reasonId }
  })
  if (new Set(changes.map(({ kind }) => kind)).size < changes.length) throw invalid('limits', 'Each kind once')
  return changes
}

/** The optional key of a change: whoever lost the answer asks once more under it, and nothing is done twice (RG-87). */
export async function keyOf(c: Ctx, body: unknown): Promise<{ key: string; requestHash: string } | undefined> {
  const key = optionalKey(c)
  return key === undefined ? undefined : { key, requestHash: sha256(JSON.stringify(body)) }
}

const iso = (seconds: number) => new Date(seconds * 1000).toISOString()

/** From when what was asked for counts: at once, or not before a confirmation. */
export function whenItCounts(changes: readonly Change[], limits: readonly LimitView[], now: number): string {
  const sentences = changes.map(({ kind }) => {
    const waiting = limits.find(({ limitType, limitState }) => limitType === kind && limitState === 'PENDING')
    return waiting?.approveAt
      ? `Limit ${kind}: may be confirmed from ${iso(waiting.approveAt)}; until then nothing changes`
      : `Limit ${kind}: in force since ${iso(Math.floor(now / 1000))}`
  })
  return sentences.join('. ')
}
