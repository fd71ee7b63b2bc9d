import { HOUSE } from '../../../shared/domain/games/catalogue.ts'
import { cycleOf } from '../../../shared/domain/games/cycle.ts'
import { type Round, roundOf } from '../../../shared/domain/games/play.ts'
import { paid } from '../../../shared/domain/games/rule.ts'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import { type AccountRow, accountFor, BONUS_ACCOUNT, purseOf } from './accounts.ts'
import type { PlaceAnswer } from './api.ts'
import type { RoundInput, TableLimits } from './game-api.ts'
import { boxOf, takeTicket } from './game-box.ts'
import { addRound, lastPlayed, round as roundShown } from './game-rounds.ts'
import { commitOf, currentSeed, type SeedRow, takeDraws } from './game-seeds.ts'
import { remember } from './idempotency.ts'
import { balanceOf, payIn, post } from './journal.ts'
import { exceeded, shut } from './limits-gate.ts'
import { replay } from './place.ts'
import type { Refused } from './refusal.ts'
import type { Sql } from './sql.ts'

/**
 * Plays a round of one of the house's games: key, breaks, pace, table, limits, balance; then the draws are taken, and stake, outcome, win and
 * answer are written together. Call it inside one transaction. A refusal writes nothing: neither money nor nonce.
 */
export function playRound(sql: Sql, input: RoundInput): PlaceAnswer {
  const before = replay(sql, input.key, input.requestHash)
  if (before) return before
  const closed = shut(sql, 'play', input) ?? tooSoon(sql, input)
  if (closed) return closed
  const account = accountFor(sql, input.accountId)
  if (!account) return { ok: false, error: 'couponAccount' }
  if (account.currency !== input.table.currency)
    return { ok: false, error: 'couponAccount', data: { currency: account.currency } }
  const round = roundOf(input.choice)
  const unit = parseMoney(input.amount, account.currency) ?? 0
  const stake = unit * round.units
  const refusal = amountRefusal(unit, round, input.table) ?? stakeRefusal(sql, stake, account, input)
  if (refusal) return refusal
  const seed = currentSeed(sql, input.now)
  if (input.commit !== null && input.commit !== commitOf(seed)) return { ok: false, error: 'keyReused' }
  const id = settle(sql, input, { account, round, unit, stake, seed })
  const money = formatMoney(balanceOf(sql, purseOf(account), account.currency), account.currency)
  const body = JSON.stringify({ data: { ...roundShown(sql, id), money } })
  remember(sql, input.key, input.requestHash, 201, body, input.now)
  return { ok: true, status: 201, body, replayed: false }
}

/** A round takes its time (safer-play.md RG-70). A clock that went back counts as standing still. */
function tooSoon(sql: Sql, { licence, choice, now }: RoundInput): Refused | null {
  const last = lastPlayed(sql)
  const wait = last === null ? 0 : last + cycleOf(licence, choice.kind) - Math.max(now, last)
  return wait > 0 ? { ok: false, error: 'tooMany', data: { waitMs: wait } } : null
}

/** What the table says of an amount. `top` is compared in whole numbers: a round never brings more than the house pays at most. */
function amountRefusal(unit: number, { units, top: [num, den] }: Round, table: TableLimits): Refused | null {
  const { currency, min, max, maxPayout } = table
  const most = Math.min(
    Math.floor(max / units),
    num === 0 ? max : Number((BigInt(maxPayout) * BigInt(den)) / BigInt(num)),
  )
  if (unit === 0) return { ok: false, error: 'couponAmount' }
  if (unit > most) return { ok: false, error: 'couponMax', data: { maxBetAmount: formatMoney(most, currency) } }
  return unit < min ? { ok: false, error: 'couponMin', data: { minBetAmount: formatMoney(min, currency) } } : null
}

/** The player's own limits and his money, minor units. */
export function stakeRefusal(
  sql: Sql,
  stake: number,
  account: AccountRow,
  { now, licence }: Pick<RoundInput, 'now' | 'licence'>,
): Refused | null {
  const { currency, type } = account
  const limited = exceeded(sql, 'play', { now, licence, minor: stake, currency, isBonus: type === BONUS_ACCOUNT })
  if (limited) return limited
  return balanceOf(sql, purseOf(account), currency) < stake ? { ok: false, error: 'couponFunds' } : null
}

interface Admitted {
  account: AccountRow
  round: Round
  unit: number
  stake: number
  seed: SeedRow
}
/** Decides the round and books it; gives its number. */
function settle(sql: Sql, input: RoundInput, { account, round, unit, stake, seed }: Admitted): number {
  const { gameId, choice, requestId, now } = input
  const { currency } = account
  const left = choice.kind === 'scratch' ? boxOf(sql, gameId) : []
  const { outcome, pays } = round.play(takeDraws(sql, seed, round.draws), left)
  if (outcome.kind === 'scratch') takeTicket(sql, gameId, left, outcome.ticket)
  const payout = paid(unit, pays)
  const id = addRound(sql, {
    ref: `key:${input.key}`,
    gameId,
    provider: HOUSE,
    accountId: account.id,
    currency,
    stake,
    payout,
    detail: { choice, outcome, seed: seed.n, nonce: seed.nonce },
    now,
  })
  const reason = { ref: `game:${id}`, currency, requestId, now }
  const purse = purseOf(account)
  post(sql, { ...reason, kind: 'game_bet' }, [
    { account: purse, amount: -stake },
    { account: 'house:stakes', amount: stake },
  ])
  if (payout > 0) payIn(sql, { ...reason, kind: 'game_win' }, 'house:payouts', payout, purse)
  return id
}
