import type { Env } from '../env.ts'
import { settleFriend } from '../friends/settle.ts'
import { issueBought } from '../sportsbook/promo/store.ts'
import { readEvent, type WalletEvent } from './events.ts'
import { storePayment } from './payments-told.ts'
import { storeRounds } from './round-event.ts'

type Kind<K extends WalletEvent['kind']> = Extract<WalletEvent, { kind: K }>

const COUPON_COLUMNS = ['typeId', 'status', 'currency', 'amount', 'payout', 'placedAt', 'settledAt']
/** Coupons' rows, each replaced only by a later state of it: the queue may deliver twice and out of order. One statement for all. */
const storeCoupons = (db: D1Database, events: readonly (Kind<'coupon'> & { payload: string })[]) =>
  db
    .prepare(
      `INSERT INTO bet_history (user_id, coupon_id, seq, type_id, status, currency, amount, payout, placed_at, settled_at, coupon)
       SELECT value ->> '$.told.userId', value ->> '$.told.coupon.id', value ->> 'seq',
         ${COUPON_COLUMNS.map((name) => `value ->> '$.told.coupon.${name}'`).join(', ')}, value -> '$.told.coupon'
       FROM json_each(?1) WHERE TRUE
       ON CONFLICT (user_id, coupon_id) DO UPDATE SET
         seq = excluded.seq, status = excluded.status, payout = excluded.payout, settled_at = excluded.settled_at, coupon = excluded.coupon
         WHERE seq < excluded.seq`,
    )
    .bind(`[${events.map(({ seq, payload }) => `{"seq":${seq},"told":${payload}}`).join(',')}]`)

const storeCredit = (db: D1Database, e: Kind<'credit'>) =>
  db
    .prepare(
      'INSERT OR IGNORE INTO money_event (event_id, user_id, kind, amount, currency, reference, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
    )
    .bind(e.eventId, e.userId, e.kind, e.amount, e.currency, e.reference, e.at)

/**
 * The house's log of limits: rows are only ever added. A self-exclusion shuts the sign-in as well, in case whoever asked the wallet for it
 * came no further (RG-93).
 */
function storeLimit(db: D1Database, { eventId, userId, at, requestId, entry }: Kind<'limit'>): D1PreparedStatement[] {
  const log = db
    .prepare(
      `INSERT OR IGNORE INTO limit_log (event_id, player, at, kind, what, before, after, request_id)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    )
    .bind(eventId, userId, at, entry.kind, entry.what, entry.before, entry.after, requestId)
  if (entry.kind !== 30 || entry.what !== 'set' || entry.after === null) return [log]
  const began = Date.parse(at)
  return [
    log,
    db
      .prepare(
        `INSERT INTO exclusion (player, began, ends, is_known) VALUES (?1, ?2, ?3, 1)
         ON CONFLICT (player) DO UPDATE SET ends = MAX(ends, excluded.ends)`,
      )
      .bind(userId, began, entry.after),
    db.prepare('DELETE FROM session WHERE player = ?1 AND created <= ?2').bind(userId, began),
  ]
}

/**
 * Writes what wallets tell into D1, all of a batch or none; an arrival that repeats changes nothing.
 * A message that no version of us would send is logged and dropped; when D1 fails the queue delivers the batch again.
 */
export async function consumeWalletEvents(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const coupons: (Kind<'coupon'> & { payload: string })[] = []
  const rounds: Kind<'round'>[] = []
  const friends: Kind<'friend'>[] = []
  const statements: D1PreparedStatement[] = []
  for (const message of batch.messages) {
    const event = readEvent(message.body)
    if (!event) console.error(JSON.stringify({ level: 'error', message: 'unreadable wallet event', id: message.id }))
    else if (event.kind === 'coupon') coupons.push(event)
    else if (event.kind === 'round') rounds.push(event)
    else if (event.kind === 'promo') statements.push(issueBought(env.DB, [event.promo], Date.parse(event.at)))
    else if (event.kind === 'limit') statements.push(...storeLimit(env.DB, event))
    else if (event.kind === 'payment') statements.push(...storePayment(env.DB, event))
    else if (event.kind === 'friend') friends.push(event)
    else statements.push(storeCredit(env.DB, event))
  }
  if (coupons.length > 0) statements.push(storeCoupons(env.DB, coupons))
  if (rounds.length > 0) statements.push(storeRounds(env.DB, rounds))
  if (statements.length > 0) await env.DB.batch(statements)
  for (const { userId, at } of friends) await settleFriend(env, userId, Date.parse(at))
}
