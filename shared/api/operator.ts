import * as v from 'valibot'
import { call } from './call.ts'
import { host, id, idText, instant, listOf, money, page, text } from './fields.ts'
import { userConfig } from './identity.ts'

const player = v.object({ id: idText })
export const credit = call({
  method: 'POST',
  path: '/operator-api/v1/players/:id/credit',
  audience: 'operator',
  summary:
    'Test money; `reference` is the idempotency key. 202 with the approval that it waits for, where a house has a second person for large sums',
  envelope: 'data',
  params: player,
  body: v.strictObject({ accountId: v.optional(v.nullable(id)), amount: money, reference: text(100) }),
  answer: v.object({ id, money: v.string() }),
})
/** The e-mail is the player's sign-in: only he changes it. */
const { user_id: _id, user_email: _email, user_data, protection_methods, ...fields } = userConfig.entries
export const patchPlayer = call({
  method: 'PATCH',
  path: '/operator-api/v1/players/:id',
  audience: 'operator',
  summary: 'Change a player’s ban, status, verification and terms fields',
  envelope: 'data',
  params: player,
  body: v.partial(
    v.strictObject({
      ...fields,
      user_data: v.partial(v.strictObject(user_data.entries)),
      protection_methods: v.partial(v.strictObject(protection_methods.entries)),
    }),
  ),
  answer: userConfig,
})
export const ledger = call({
  method: 'GET',
  path: '/operator-api/v1/players/:id/ledger',
  audience: 'operator',
  summary: 'Every posting of a wallet, 5 000 transactions a page; for each currency they sum to zero',
  envelope: 'data',
  params: player,
  query: v.object({ page }),
  answer: listOf(
    v.object({
      tx: v.number(),
      seq: v.number(),
      account: v.string(),
      amount: v.string(),
      currency: v.string(),
      kind: v.string(),
      ref: v.string(),
      at: instant,
    }),
  ),
})
const isWithin = (levels: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isWithin(levels - 1, each)))

export const putConfig = call({
  method: 'PUT',
  path: '/operator-api/v1/config',
  audience: 'operator',
  summary: 'A JSON merge patch (RFC 7396) of the site config; null removes an override',
  envelope: 'data',
  body: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((patch) => isWithin(20, patch), 'nested deeper than any config'),
  ),
  answer: v.object({}),
})
const rules = <S extends v.GenericSchema>(rule: S) =>
  v.strictObject({ rules: v.pipe(v.array(rule), v.maxLength(10_000)) })
export const redirectRule = v.strictObject({
  from: text(500),
  to: text(2000),
  code: v.optional(v.picklist([301, 302, 303, 307, 308]), 302),
})
export const blockRule = v.strictObject({
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  host: v.optional(host),
  displayTypeId: v.pipe(v.number(), v.integer()),
  templateTypeId: v.pipe(v.number(), v.integer()),
})
export const putRedirects = call({
  method: 'PUT',
  path: '/operator-api/v1/redirects',
  audience: 'operator',
  summary: 'Replace the redirects',
  envelope: 'data',
  body: rules(redirectRule),
  answer: v.object({ rules: v.number() }),
})
export const getRedirects = call({
  method: 'GET',
  path: '/operator-api/v1/redirects',
  audience: 'operator',
  summary: 'The redirects',
  envelope: 'data',
  answer: v.object({ rules: v.array(redirectRule) }),
})
export const putBlocks = call({
  method: 'PUT',
  path: '/operator-api/v1/blocks',
  audience: 'operator',
  summary: 'Replace the block rules',
  envelope: 'data',
  body: rules(blockRule),
  answer: v.object({ rules: v.number() }),
})
export const getBlocks = call({
  method: 'GET',
  path: '/operator-api/v1/blocks',
  audience: 'operator',
  summary: 'The block rules',
  envelope: 'data',
  answer: v.object({ rules: v.array(blockRule) }),
})
export const clock = call({
  method: 'POST',
  path: '/operator-api/v1/clock',
  audience: 'operator',
  summary: 'Move the backend’s clock, outside production',
  envelope: 'data',
  body: v.union([
    v.strictObject({
      advanceSeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(-315_360_000), v.maxValue(315_360_000)),
    }),
    v.strictObject({ reset: v.literal(true) }),
  ]),
  answer: v.object({ time: instant }),
})
export const outbox = call({
  method: 'GET',
  path: '/operator-api/v1/outbox',
  audience: 'operator',
  summary: 'E-mails and SMS that the embedded sender would have sent, outside production',
  envelope: 'data',
  query: v.object({ to: v.optional(text(254)), page }),
  answer: listOf(
    v.object({
      id,
      channel: v.picklist(['email', 'sms']),
      to: v.string(),
      subject: v.string(),
      text: v.string(),
      at: instant,
    }),
  ),
})
export const simulator = call({
  method: 'POST',
  path: '/operator-api/v1/simulator',
  audience: 'operator',
  summary: 'Start, stop or re-seed the built-in feed',
  envelope: 'data',
  body: v.strictObject({
    running: v.optional(v.boolean()),
    speed: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(600))),
    seed: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  }),
  answer: v.object({ running: v.boolean(), speed: v.number(), seed: v.number() }),
})
export const getTime = call({
  method: 'GET',
  path: '/gettime',
  audience: 'public',
  summary: 'The backend’s clock',
  envelope: 'bare',
  answer: v.object({ time: instant }),
})
/** The spec names both addresses for the time (§7). */
export const getUpdate = call({
  method: 'GET',
  path: '/update',
  audience: 'public',
  summary: 'The backend’s clock',
  envelope: 'bare',
  answer: v.object({ time: instant }),
})
