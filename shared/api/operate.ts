import * as v from 'valibot'
import { call } from './call.ts'
import { id, idText, instant, listOf, page, text } from './fields.ts'

const moment = v.optional(v.nullable(instant), null)

/** Is `from` before `to`, where both are said? */
const ordered = (from: string | null, to: string | null): boolean =>
  from === null || to === null || Date.parse(from) < Date.parse(to)

/** The KV key `maintenance` (spec §3) as an operator may write it: every field said, windows that end after they begin. */
export const maintenanceWritten = v.pipe(
  v.strictObject({
    started_at: moment,
    ended_at: moment,
    notify_started_at: moment,
    notify_ended_at: moment,
    isActive: v.boolean(),
    web_state: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.partialCheck(
      [['started_at'], ['ended_at']],
      (flag) => ordered(flag.started_at ?? null, flag.ended_at ?? null),
      'ends before it begins',
    ),
    ['ended_at'],
  ),
  v.forward(
    v.partialCheck(
      [['notify_started_at'], ['notify_ended_at']],
      (flag) => ordered(flag.notify_started_at ?? null, flag.notify_ended_at ?? null),
      'ends before it begins',
    ),
    ['notify_ended_at'],
  ),
)
export type MaintenanceWritten = v.InferOutput<typeof maintenanceWritten>

/** Name of a switch: KV key `flags/<name>`. */
export const flagName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,49}$/, 'small letters, digits and dashes'))

export const getMaintenance = call({
  method: 'GET',
  path: '/operator-api/v1/maintenance',
  audience: 'operator',
  summary: 'The maintenance flag as it stands in KV; null when it was never written',
  envelope: 'data',
  answer: v.object({ maintenance: v.unknown() }),
})
export const putMaintenance = call({
  method: 'PUT',
  path: '/operator-api/v1/maintenance',
  audience: 'operator',
  summary: 'Switch maintenance on or off; the reason goes to the audit log alone',
  envelope: 'data',
  body: v.strictObject({ maintenance: maintenanceWritten, reason: v.optional(text(200)) }),
  answer: v.object({}),
})
export const getFlags = call({
  method: 'GET',
  path: '/operator-api/v1/flags',
  audience: 'operator',
  summary: 'The switches that do not wait for a deploy',
  envelope: 'data',
  answer: v.object({ flags: v.record(v.string(), v.unknown()) }),
})
export const putFlag = call({
  method: 'PUT',
  path: '/operator-api/v1/flags/:name',
  audience: 'operator',
  summary: 'Set a switch to any JSON value; null removes it',
  envelope: 'data',
  params: v.object({ name: flagName }),
  body: v.strictObject({ value: v.unknown() }),
  answer: v.object({}),
})
export const purge = call({
  method: 'POST',
  path: '/operator-api/v1/purge',
  audience: 'operator',
  summary: 'Make the edge ask anew for everything that it keeps of the origin, within 10 s',
  envelope: 'data',
  body: v.strictObject({}),
  answer: v.object({ at: instant }),
})
export const getAudit = call({
  method: 'GET',
  path: '/operator-api/v1/audit',
  audience: 'operator',
  summary: 'Every write of an operator, the newest first',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(
    v.object({
      id,
      who: v.string(),
      /** Real time; `clock` is the backend's. */
      at: instant,
      clock: instant,
      call: v.string(),
      path: v.string(),
      detail: v.nullable(v.string()),
      digest: v.string(),
    }),
  ),
})

/** Money for a player that waits for a second person, or was decided by one. */
export const approval = v.object({
  id,
  playerId: id,
  accountId: v.nullable(id),
  amount: v.string(),
  reference: v.string(),
  who: v.string(),
  at: instant,
  status: v.picklist(['waiting', 'approved', 'refused']),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(instant),
})
export const getApprovals = call({
  method: 'GET',
  path: '/operator-api/v1/approvals',
  audience: 'operator',
  summary: 'Money for players that waits for a second person, and what was decided of it, the newest first',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(approval),
})
export const decideApproval = call({
  method: 'POST',
  path: '/operator-api/v1/approvals/:id',
  audience: 'operator',
  summary:
    'Approve or refuse; the header x-approver-token holds the second person’s own secret. 409 once it is decided',
  envelope: 'data',
  params: v.object({ id: idText }),
  body: v.strictObject({ approve: v.boolean() }),
  answer: approval,
})
