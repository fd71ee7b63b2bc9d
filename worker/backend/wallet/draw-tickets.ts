import * as v from 'valibot'
import { choiceRows, type Ticket } from '../../../shared/api/draws.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { purseAt, purseOf } from './accounts.ts'
import type { PlaceAnswer } from './api.ts'
import type { CountedTicket, DrawEnd, DrawGame, TicketInput } from './draw-api.ts'
import { lineRefusal } from './draw-lines.ts'
import { admit, stakeRound } from './game-stake.ts'
import { remember } from './idempotency.ts'
import { balanceOf, payIn } from './journal.ts'
import { shut } from './limits-gate.ts'
import { replay } from './place.ts'
import { count, rows, type Sql } from './sql.ts'
import { followBonus } from './wagering.ts'

const PAGE = 50

const ticketRow = v.object({
  n: v.number(),
  draw: v.number(),
  account_id: v.number(),
  currency: v.string(),
  unit: v.number(),
  stake: v.number(),
  choice: v.pipe(v.string(), v.parseJson(), choiceRows),
  status: v.picklist(['open', 'settled', 'cancelled']),
  payout: v.nullable(v.number()),
  placed_at: v.number(),
  settled_at: v.nullable(v.number()),
})
type TicketRow = v.InferOutput<typeof ticketRow>
const SELECT = `SELECT n, draw, account_id, currency, unit, stake, choice, status, payout, placed_at, settled_at
  FROM draw_ticket JOIN game_round ON game_round.n = draw_ticket.round`

const iso = (at: number): string => new Date(at).toISOString()
const shown = (r: TicketRow): Ticket => ({
  id: r.n,
  draw: r.draw,
  unit: formatMoney(r.unit, r.currency),
  units: r.stake / r.unit,
  amount: formatMoney(r.stake, r.currency),
  currency: r.currency,
  choice: r.choice,
  status: r.status,
  payout: r.payout === null ? null : formatMoney(r.payout, r.currency),
  placedAt: iso(r.placed_at),
  settledAt: r.settled_at === null ? null : iso(r.settled_at),
})

/**
 * Buys a ticket of a draw: key, breaks, account, amount, limits, balance; then stake, ticket and answer are written together. Its round is one like
 * those of games, so that limits and reality checks count it. Call it inside one transaction; a refusal writes nothing.
 */
export function buyTicket(sql: Sql, input: TicketInput): PlaceAnswer {
  const { key, requestHash, game, draw, choice, units, requestId, now } = input
  const before = replay(sql, key, requestHash)
  if (before) return before
  const closed = shut(sql, 'play', input)
  if (closed) return closed
  if (sql.exec('SELECT 1 FROM draw_closed WHERE draw = ?', draw).length > 0) return { ok: false, error: 'drawClosed' }
  const admitted = admit(sql, input, { units, top: [0, 1] })
  if ('ok' in admitted) return admitted
  const { account, unit, stake } = admitted
  const { id: accountId, currency } = account
  const full =
    input.mostOnLine === null ? null : lineRefusal({ currency, unit, choice }, ticketsOf(sql, draw), input.mostOnLine)
  if (full) return full
  const round = { ref: `key:${key}`, gameId: draw, provider: game, accountId, currency, stake }
  const id = stakeRound(sql, account, { ...round, payout: null, detail: null, now }, requestId)
  sql.exec(
    'INSERT INTO draw_ticket (round, draw, unit, choice) VALUES (?, ?, ?, ?)',
    id,
    draw,
    unit,
    JSON.stringify(choice),
  )
  const [bought] = rows(sql, ticketRow, `${SELECT} WHERE n = ?`, id)
  if (!bought) throw new Error('a ticket was not written')
  const money = formatMoney(balanceOf(sql, purseOf(account), currency), currency)
  const body = JSON.stringify({ data: { ...shown(bought), money } })
  remember(sql, key, requestHash, 201, body, now)
  return { ok: true, status: 201, body, replayed: false }
}

/** The player's tickets, the newest first. */
export function tickets(sql: Sql, { game, page }: { game: DrawGame; page: number }) {
  const found = rows(
    sql,
    ticketRow,
    `${SELECT} WHERE provider = ? ORDER BY n DESC LIMIT ${PAGE} OFFSET ${(page - 1) * PAGE}`,
    game,
  )
  return {
    items: found.map(shown),
    total: count(sql, 'SELECT COUNT(*) AS n FROM draw_ticket JOIN game_round ON n = round WHERE provider = ?', game),
    page,
  }
}

/** Closes a draw for this player for good, and gives his tickets of it: nothing can be bought between the two. Call it inside a transaction. */
export function countTickets(sql: Sql, draw: number): CountedTicket[] {
  sql.exec('INSERT OR IGNORE INTO draw_closed (draw) VALUES (?)', draw)
  return ticketsOf(sql, draw)
}

const ticketsOf = (sql: Sql, draw: number): CountedTicket[] =>
  rows(sql, ticketRow, `${SELECT} WHERE draw = ? ORDER BY n`, draw).map(({ n: id, currency, unit, stake, choice }) => ({
    id,
    currency,
    unit,
    stake,
    choice,
  }))

/** Ends the open tickets of a draw; one that has ended stays as it is. Call it inside a transaction. */
export function endTickets(sql: Sql, { draw, prizes, isVoid, now }: DrawEnd): void {
  const amounts = new Map(prizes.map(({ id, amount }) => [id, amount]))
  for (const { n, account_id, currency, stake, placed_at } of rows(
    sql,
    ticketRow,
    `${SELECT} WHERE draw = ? AND status = 'open'`,
    draw,
  )) {
    const payout = isVoid ? 0 : (amounts.get(n) ?? 0)
    const reason = { ref: `game:${n}`, currency, requestId: `draw:${draw}`, now }
    const purse = purseAt(sql, account_id)
    if (isVoid) payIn(sql, { ...reason, kind: 'game_rollback' }, 'house:stakes', stake, purse)
    else if (payout > 0) payIn(sql, { ...reason, kind: 'game_win' }, 'house:payouts', payout, purse)
    sql.exec(
      'UPDATE game_round SET status = ?, payout = ?, settled_at = ? WHERE n = ?',
      isVoid ? 'cancelled' : 'settled',
      payout,
      now,
      n,
    )
    const paid = isVoid ? stake : payout
    followBonus(sql, { accountId: account_id, currency, at: placed_at, ref: `game:${n}`, paid }, now)
  }
}
