import * as v from 'valibot'
import type { Env } from '../env.ts'
import { type WalletEvent, walletEvent } from './events.ts'

type Kind<K extends WalletEvent['kind']> = Extract<WalletEvent, { kind: K }>

/** A coupon's row, replaced only by a later state of it: the queue may deliver twice and out of order. */
const storeCoupon = (db: D1Database, { userId, seq, coupon: c }: Kind<'coupon'>) =>
  db
    .prepare(
      `INSERT INTO bet_history (user_id, coupon_id, seq, type_id, status, currency, amount, payout, placed_at, settled_at, coupon)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
       ON CONFLICT (user_id, coupon_id) DO UPDATE SET seq = ?3, status = ?5, payout = ?8, settled_at = ?10, coupon = ?11 WHERE seq < ?3`,
    )
    .bind(
      userId,
      c.id,
      seq,
      c.typeId,
      c.status,
      c.currency,
      c.amount,
      c.payout ?? null,
      c.placedAt,
      c.settledAt ?? null,
      JSON.stringify(c),
    )

const storeCredit = (db: D1Database, e: Kind<'credit'>) =>
  db
    .prepare(
      'INSERT OR IGNORE INTO money_event (event_id, user_id, kind, amount, currency, reference, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)',
    )
    .bind(e.eventId, e.userId, e.kind, e.amount, e.currency, e.reference, e.at)

/**
 * Writes what wallets tell into D1, all of a batch or none; an arrival that repeats changes nothing.
 * A message that no version of us would send is logged and dropped; when D1 fails the queue delivers the batch again.
 */
export async function consumeWalletEvents(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const statements: D1PreparedStatement[] = []
  for (const message of batch.messages) {
    const parsed = v.safeParse(walletEvent, message.body)
    if (!parsed.success)
      console.error(JSON.stringify({ level: 'error', message: 'unreadable wallet event', id: message.id }))
    else
      statements.push(
        parsed.output.kind === 'coupon' ? storeCoupon(env.DB, parsed.output) : storeCredit(env.DB, parsed.output),
      )
  }
  if (statements.length > 0) await env.DB.batch(statements)
}
