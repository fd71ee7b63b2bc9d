import * as v from 'valibot'
import { call } from './call.ts'
import { category, slug } from './casino.ts'
import { id, money, text } from './fields.ts'

/** Providers of games beside the house: their secret signs what they ask of the wallet; their games are played at `url`. */
export const casinoProviders = v.object({
  providers: v.pipe(
    v.array(
      v.object({
        slug,
        name: text(60),
        secret: v.pipe(v.string(), v.minLength(16), v.maxLength(200)),
        url: v.pipe(
          v.string(),
          v.maxLength(500),
          v.regex(/^https:\/\/[a-z0-9.-]+(:[0-9]{1,5})?(\/[^\s?#]*)?$/, 'https://…'),
        ),
        games: v.pipe(
          v.array(
            v.object({
              id: v.pipe(id, v.minValue(1000)),
              slug,
              name: text(60),
              category,
              rtp: v.optional(v.nullable(money), null),
            }),
          ),
          v.maxLength(500),
        ),
      }),
    ),
    v.maxLength(50),
  ),
  /** Games of the house that are not offered. */
  off: v.optional(v.array(id), []),
})
export type CasinoProviders = v.InferOutput<typeof casinoProviders>
export const putCasinoProviders = call({
  method: 'PUT',
  path: '/operator-api/v1/casino/providers',
  audience: 'operator',
  summary: 'Replace the providers of games and say which of the house’s games are not offered',
  envelope: 'data',
  body: casinoProviders,
  answer: v.object({ providers: v.number(), games: v.number() }),
})
