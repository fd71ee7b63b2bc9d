import type { WalletEvent } from './events.ts'

type Told = Extract<WalletEvent, { kind: 'payment' }>

/**
 * The house's list of payments: each row is replaced only by a later state of it. A player whose first deposit has come is marked with it
 * (`has_deposit` of his user config).
 */
export function storePayment(db: D1Database, { userId, seq, payment }: Told): D1PreparedStatement[] {
  const { id, direction, status, amount, currency, method, provider, flags, createdAt, expiresAt } = payment
  const row = db
    .prepare(
      `INSERT INTO payment (id, player, seq, direction, status, amount, currency, method, provider, flags, created, expires)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
       ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, status = excluded.status, flags = excluded.flags WHERE seq < excluded.seq`,
    )
    .bind(
      id,
      userId,
      seq,
      direction,
      status,
      amount,
      currency,
      method,
      provider,
      JSON.stringify(flags),
      createdAt,
      expiresAt,
    )
  if (direction !== 'deposit' || status !== 'approved') return [row]
  return [
    row,
    db
      .prepare("UPDATE player SET profile = json_set(profile, '$.has_deposit', json('true')) WHERE id = ?1")
      .bind(userId),
  ]
}
