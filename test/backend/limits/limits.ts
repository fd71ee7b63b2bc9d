import * as v from 'valibot'
import { expect } from 'vitest'
import { limit } from '../../../shared/api/limits.ts'
import { login, operator, type Seen, type Visitor } from '../identity/visitor.ts'

export const V3 = '/limit-service-api/api/external/web/v3'
export const V1 = '/limit-service-api/limit/external/web/api/v1'
export const DAY = 86_400

/** Moves the backend's clock. */
export async function advance(seconds: number): Promise<void> {
  expect((await operator('POST', '/clock', { advanceSeconds: seconds })).status).toBe(200)
}
/** Time passes, and the player signs in again: sessions end by silence. */
export async function later(
  seconds: number,
  { visitor, email, password }: { visitor: Visitor; email: string; password: string },
): Promise<void> {
  await advance(seconds)
  const seen = await login(visitor, email, password)
  expect([seen.status, seen.text.slice(0, 300)]).toEqual([200, expect.any(String)])
}
export const resetClock = () => operator('POST', '/clock', { reset: true })
/** Sets the licence for all players; null: by country, which is unknown here. */
export async function licence(profile: string | null): Promise<void> {
  expect((await operator('PUT', '/config', { licenceProfile: profile })).status).toBe(200)
}

const several = v.object({ limits: v.array(limit) })
const answer = v.object({ limitsData: v.array(limit) })
export const limitsOf = async (visitor: Visitor) => v.parse(several, (await visitor.send(`${V3}/limits`)).data).limits
/** What counts of a kind: values by state. */
export async function states(visitor: Visitor, kind: number) {
  const found = (await limitsOf(visitor)).filter(({ limitType }) => limitType === kind)
  return Object.fromEntries(found.map((each) => [each.limitState, each.limitValue]))
}
export const limitsData = (seen: Seen) => v.parse(answer, seen.data).limitsData

type Values = Record<number, unknown>
/** Asks for limits by kind. */
export const save = (visitor: Visitor, values: Values, headers: Record<string, string> = {}) =>
  visitor.post(
    `${V3}/limits`,
    { limits: Object.entries(values).map(([kind, value]) => ({ limitType: Number(kind), limitValue: value })) },
    headers,
  )
export async function set(visitor: Visitor, values: Values): Promise<void> {
  const seen = await save(visitor, values)
  expect([seen.status, seen.text.slice(0, 300)]).toEqual([200, expect.any(String)])
}
export const act = (visitor: Visitor, limitType: number, action: 'confirm' | 'reject') =>
  visitor.post(`${V3}/limitaction`, { limitType, action })
export const remove = (visitor: Visitor, kind: number) => visitor.send(`${V3}/limits/${kind}`, { method: 'DELETE' })
export const block = (visitor: Visitor, seconds: number) => visitor.post(`${V1}/BlockUser`, { seconds })

const refusal = v.object({
  title: v.string(),
  data: v.object({
    limitType: v.optional(v.number()),
    available: v.optional(v.string()),
    renewsAt: v.optional(v.nullable(v.string())),
  }),
})
/** How a limit has refused: status, kind, what is left. */
export function refused(seen: Seen) {
  const { title, data } = v.parse(refusal, seen.data)
  return { status: seen.status, title, limitType: data.limitType, available: data.available }
}
export const byLimit = (limitType: number, available = '0.00') => ({
  status: 403,
  title: 'responsible_gaming_limit_exceeded',
  limitType,
  available,
})
