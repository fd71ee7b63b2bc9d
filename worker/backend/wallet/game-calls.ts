import * as v from 'valibot'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { type AccountRow, accountFor, purseOf } from './accounts.ts'
import type { ProviderAnswer, ProviderAsk } from './game-api.ts'
import { addRound, type RoundRow, roundByRef } from './game-rounds.ts'
import { stakeRefusal } from './game-stake.ts'
import { followRound } from './game-told.ts'
import { balanceOf, payIn, post, type Reason, takeBack } from './journal.ts'
import { shut } from './limits-gate.ts'
import type { Refused } from './refusal.ts'
import { row, type Sql } from './sql.ts'

type Ask<K extends ProviderAsk['kind']> = Extract<ProviderAsk, { kind: K }>

const heard = v.object({
  kind: v.picklist(['bet', 'win', 'rollback']),
  round: v.nullable(v.number()),
  amount: v.number(),
  digest: v.string(),
  is_back: v.number(),
  answer: v.string(),
})
type Heard = v.InferOutput<typeof heard>
const heardAs = (sql: Sql, provider: string, tx: string): Heard | null =>
  row(
    sql,
    heard,
    'SELECT kind, round, amount, digest, is_back, answer FROM game_call WHERE provider = ? AND tx = ?',
    provider,
    tx,
  )

/** The first answer to a transaction, or the refusal of another body under its number; null for a new one. */
export function heardGames(sql: Sql, { provider, transactionId, digest }: ProviderAsk): ProviderAnswer | null {
  const before = heardAs(sql, provider, transactionId)
  if (!before) return null
  return before.digest === digest ? { ok: true, body: before.answer } : { ok: false, error: 'keyReused' }
}

/**
 * Does what a provider of games asks, each transaction once: a repeat gets the first answer, another body under the same number is refused. A bet
 * passes every limit of the player; a win and a rollback always go through, since no money may be lost. Call it inside one transaction; a refusal
 * leaves nothing.
 */
export function hearGames(sql: Sql, ask: ProviderAsk): ProviderAnswer {
  const before = heardGames(sql, ask)
  if (before) return before
  if (ask.kind === 'bet') return bet(sql, ask)
  return ask.kind === 'win' ? win(sql, ask) : rollback(sql, ask)
}

const refOf = (provider: string, round: string): string => `${provider}:${round}`
const reasonOf = (ask: ProviderAsk, kind: Reason['kind']): Reason => ({
  kind,
  ref: refOf(ask.provider, ask.transactionId),
  currency: ask.currency,
  requestId: ask.requestId,
  now: ask.now,
})

function bet(sql: Sql, ask: Ask<'bet'>): ProviderAnswer {
  const account = accountFor(sql, null)
  if (account?.currency !== ask.currency) return { ok: false, error: 'couponAccount' }
  if (ask.amount === null || ask.amount === 0) return { ok: false, error: 'couponAmount' }
  if (isRolledBack(sql, ask)) return { ok: false, error: 'paymentDecided' }
  const open = roundByRef(sql, refOf(ask.provider, ask.roundId))
  if (open && open.status !== 'open') return { ok: false, error: 'paymentDecided' }
  if (open && open.account_id !== account.id) return { ok: false, error: 'couponAccount' }
  const refusal: Refused | null = shut(sql, 'play', ask) ?? stakeRefusal(sql, ask.amount, account, ask)
  if (refusal) return refusal
  const round = open?.n ?? newRound(sql, ask, account)
  sql.exec('UPDATE game_round SET stake = stake + ? WHERE n = ?', ask.amount, round)
  post(sql, reasonOf(ask, 'game_bet'), [
    { account: purseOf(account), amount: -ask.amount },
    { account: 'house:stakes', amount: ask.amount },
  ])
  return told(sql, ask, account, { round, amount: ask.amount, paid: 0 })
}

const newRound = (sql: Sql, ask: Ask<'bet'>, account: AccountRow): number =>
  addRound(sql, {
    ref: refOf(ask.provider, ask.roundId),
    gameId: ask.gameId,
    provider: ask.provider,
    accountId: account.id,
    currency: ask.currency,
    stake: 0,
    payout: null,
    detail: null,
    now: ask.now,
  })

/** Has a rollback of this transaction come before it? */
const isRolledBack = (sql: Sql, { provider, transactionId }: ProviderAsk): boolean =>
  sql.exec('SELECT 1 FROM game_back WHERE provider = ? AND tx = ?', provider, transactionId).length > 0

function win(sql: Sql, ask: Ask<'win'>): ProviderAnswer {
  if (ask.amount === null) return { ok: false, error: 'couponAmount' }
  const found = roundByRef(sql, refOf(ask.provider, ask.roundId))
  const account = found && accountFor(sql, found.account_id)
  if (!found || !account) return { ok: false, error: 'notFound' }
  if (found.currency !== ask.currency) return { ok: false, error: 'couponAccount' }
  if (found.status === 'cancelled' || isRolledBack(sql, ask)) return { ok: false, error: 'paymentDecided' }
  if (ask.amount > 0) payIn(sql, reasonOf(ask, 'game_win'), 'house:payouts', ask.amount, purseOf(account))
  const isOver = !ask.isOpen || found.status === 'settled'
  sql.exec(
    `UPDATE game_round SET payout = COALESCE(payout, 0) + ?, status = ?, settled_at = ? WHERE n = ?`,
    ask.amount,
    isOver ? 'settled' : 'open',
    isOver ? (found.settled_at ?? ask.now) : null,
    found.n,
  )
  return told(sql, ask, account, { round: found.n, amount: ask.amount, paid: ask.amount })
}

/** Takes a bet or a win back. What is not known yet is remembered, and refused when it comes; what is back already stays as it is. */
function rollback(sql: Sql, ask: Ask<'rollback'>): ProviderAnswer {
  const target = heardAs(sql, ask.provider, ask.targetId)
  const found =
    target?.round == null
      ? null
      : row(sql, roundAccount, 'SELECT n, account_id, currency FROM game_round WHERE n = ?', target.round)
  const account = found ? accountFor(sql, found.account_id) : accountFor(sql, null)
  if (!account) return { ok: false, error: 'notFound' }
  if (target?.kind === 'rollback') return { ok: false, error: 'notFound' }
  if (found && found.currency !== ask.currency) return { ok: false, error: 'couponAccount' }
  sql.exec('INSERT OR IGNORE INTO game_back (provider, tx) VALUES (?, ?)', ask.provider, ask.targetId)
  if (!target || !found) return told(sql, ask, account, { round: null, amount: 0, paid: 0, outcome: 'unknown' })
  const paid = target.is_back === 0 ? giveBack(sql, ask, target, found.n, account) : 0
  return told(sql, ask, account, { round: found.n, amount: target.amount, paid })
}
const roundAccount = v.object({ n: v.number(), account_id: v.number(), currency: v.string() })

/** Books a rollback; gives what the player has got by it, less than nothing for a win that is gone. */
function giveBack(sql: Sql, ask: Ask<'rollback'>, target: Heard, round: number, account: AccountRow): number {
  sql.exec('UPDATE game_call SET is_back = 1 WHERE provider = ? AND tx = ?', ask.provider, ask.targetId)
  const reason = reasonOf(ask, 'game_rollback')
  if (target.kind === 'win') {
    if (target.amount > 0) takeBack(sql, reason, 'house:payouts', target.amount, purseOf(account))
    sql.exec('UPDATE game_round SET payout = payout - ? WHERE n = ?', target.amount, round)
    return -target.amount
  }
  payIn(sql, reason, 'house:stakes', target.amount, purseOf(account))
  sql.exec(
    `UPDATE game_round SET stake = stake - ?1, status = CASE WHEN stake = ?1 THEN 'cancelled' ELSE status END,
       payout = CASE WHEN stake = ?1 THEN COALESCE(payout, 0) ELSE payout END,
       settled_at = CASE WHEN stake = ?1 THEN COALESCE(settled_at, ?2) ELSE settled_at END WHERE n = ?3`,
    target.amount,
    ask.now,
    round,
  )
  return target.amount
}

interface Told {
  round: RoundRow['n'] | null
  amount: number
  /** What the player has got by it. */
  paid: number
  outcome?: 'booked' | 'unknown'
}
/** Remembers the transaction with its answer: the player's balance after it. */
function told(
  sql: Sql,
  ask: ProviderAsk,
  account: AccountRow,
  { round, amount, paid, outcome = 'booked' }: Told,
): ProviderAnswer {
  const { currency, user_id: playerId } = account
  if (round !== null)
    followRound(sql, { id: round, ref: refOf(ask.provider, ask.transactionId), paid }, ask.ladder, ask.now)
  const balance = formatMoney(balanceOf(sql, purseOf(account), currency), currency)
  const body = JSON.stringify({ data: { playerId, currency, balance, transactionId: ask.transactionId, outcome } })
  sql.exec(
    'INSERT INTO game_call (provider, tx, kind, round, amount, digest, is_back, answer, at) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)',
    ask.provider,
    ask.transactionId,
    ask.kind,
    round,
    amount,
    ask.digest,
    body,
    ask.now,
  )
  return { ok: true, body }
}
