import * as v from 'valibot'
import { call } from './call.ts'
import { date, idText, instant, listOf, page } from './fields.ts'

const params = v.object({ id: idText })

export const limitLog = call({
  method: 'GET',
  path: '/operator-api/v1/players/:id/limits',
  audience: 'operator',
  summary: 'Every change of a player’s limits, newest first; amounts in minor units, ends of 30 and 33 in milliseconds',
  envelope: 'data',
  params,
  query: v.object({ page }),
  answer: listOf(
    v.object({
      limitType: v.number(),
      what: v.string(),
      before: v.nullable(v.number()),
      after: v.nullable(v.number()),
      at: instant,
      requestId: v.string(),
    }),
  ),
})

export const askReopening = call({
  method: 'POST',
  path: '/operator-api/v1/players/:id/reopening',
  audience: 'operator',
  summary:
    'A player asks to come back after his self-exclusion: a day later he may sign in. 403 before its end, which nobody can bring forward',
  envelope: 'data',
  params,
  answer: v.object({ opensAt: instant }),
})

export const restoreLimits = call({
  method: 'POST',
  path: '/operator-api/v1/limits/restore',
  audience: 'operator',
  summary:
    'After a restore of a database: limits and exclusions are brought back from the log and from the wallets, 50 players a call; `next` is the `after` of the next call, null at the end. A repeat changes nothing',
  envelope: 'data',
  body: v.strictObject({ after: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) }),
  answer: v.object({ players: v.number(), restored: v.number(), next: v.nullable(v.number()) }),
})

export const foundUnderage = call({
  method: 'POST',
  path: '/operator-api/v1/players/:id/underage',
  audience: 'operator',
  summary:
    'A player turns out to be too young: his play is undone once (lost stakes back, winnings void), and he is excluded until he is of age. 422 when he is',
  envelope: 'data',
  params,
  body: v.strictObject({ birthday: date }),
  answer: v.object({ until: instant, booked: v.array(v.object({ currency: v.string(), amount: v.string() })) }),
})
