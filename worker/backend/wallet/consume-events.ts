import { type Env, walletOf } from '../env.ts'
import { settleFriend } from '../friends/settle.ts'
import { issueBought } from '../sportsbook/promo/store.ts'
import { type Arrived, readEvent, senderOf, type WalletEvent } from './events.ts'
import { storePayment } from './payments-told.ts'
import { storeRounds } from './round-event.ts'

type Kind<K extends WalletEvent['kind']> = Extract<WalletEvent, { kind: K }>

const COUPON_COLUMNS = ['typeId', 'status', 'currency', 'amount', 'payout', 'placedAt', 'settledAt']
/** Coupons' rows, each replaced only by a later state of it: the queue may deliver twice and out of order. One statement for all. */
const storeCoupons = (db: D1Database, events: readonly Arrived<Kind<'coupon'>>[]) =>
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

/** The events of one message. A parcel's coupons are one statement: a value of D1 is no longer than a message. */
function storeParcel(db: D1Database, events: readonly Arrived[]): D1PreparedStatement[] {
  const of = <K extends WalletEvent['kind']>(kind: K) =>
    events.filter((event): event is Arrived<Kind<K>> => event.kind === kind)
  const [coupons, rounds] = [of('coupon'), of('round')]
  return [
    ...(coupons.length > 0 ? [storeCoupons(db, coupons)] : []),
    ...(rounds.length > 0 ? [storeRounds(db, rounds)] : []),
    ...of('promo').map(({ promo, at }) => issueBought(db, [promo], Date.parse(at))),
    ...of('limit').flatMap((event) => storeLimit(db, event)),
    ...of('payment').flatMap((event) => storePayment(db, event)),
    ...of('credit').map((event) => storeCredit(db, event)),
  ]
}

/** Tells a parcel's wallet that it has arrived, so that it is not sent again; should the wallet not hear, it sends once more. */
async function confirm(env: Env, body: unknown): Promise<void> {
  const events = [body].flat().flatMap((event) => senderOf(event) ?? [])
  const [first, last] = [events[0], events.at(-1)]
  if (!first || !last) return
  try {
    await walletOf(env, first.userId).arrived(first.seq, last.seq)
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', message: 'a wallet’s events come again', error: String(error) }))
  }
}

/**
 * Writes what wallets tell into D1, all of a batch or none; an arrival that repeats changes nothing.
 * An event that no version of us would send is logged and dropped; when D1 fails the queue delivers the batch again.
 */
export async function consumeWalletEvents(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const parcels = batch.messages.map(({ id, body }) => {
    const events = (Array.isArray(body) ? body : [body]).map(readEvent)
    if (events.includes(null)) console.error(JSON.stringify({ level: 'error', message: 'unreadable wallet event', id }))
    return events.filter((event) => event !== null)
  })
  const statements = parcels.flatMap((events) => storeParcel(env.DB, events))
  if (statements.length > 0) await env.DB.batch(statements)
  for (const event of parcels.flat())
    if (event.kind === 'friend') await settleFriend(env, event.userId, Date.parse(event.at))
  await Promise.all(batch.messages.map(({ body }) => confirm(env, body)))
}
