import { HOUSE } from '../../../shared/domain/games/catalogue.ts'
import { cycleOf } from '../../../shared/domain/games/cycle.ts'
import { type Round, roundOf } from '../../../shared/domain/games/play.ts'
import { paid } from '../../../shared/domain/games/rule.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { purseOf } from './accounts.ts'
import type { PlaceAnswer } from './api.ts'
import type { RoundInput } from './game-api.ts'
import { boxOf, takeTicket } from './game-box.ts'
import { lastPlayed, round as roundShown } from './game-rounds.ts'
import { commitOf, currentSeed, type SeedRow, takeDraws } from './game-seeds.ts'
import { type Admitted, admit, stakeRound } from './game-stake.ts'
import { followRound } from './game-told.ts'
import { remember } from './idempotency.ts'
import { balanceOf, payIn } from './journal.ts'
import { shut } from './limits-gate.ts'
import { replay } from './place.ts'
import type { Refused } from './refusal.ts'
import { followSlots, slotRefusal } from './slot-session.ts'
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
  const round = roundOf(input.choice)
  const admitted = admit(sql, input, round)
  if ('ok' in admitted) return admitted
  const isSlot = input.choice.kind === 'slot'
  const noSession = isSlot && slotRefusal(sql, input, admitted.stake, admitted.account.currency)
  if (noSession) return noSession
  const seed = currentSeed(sql, input.now)
  if (input.commit !== null && input.commit !== commitOf(seed)) return { ok: false, error: 'seedsChanged' }
  const id = settle(sql, input, { ...admitted, round, seed })
  if (isSlot) followSlots(sql, input)
  const { account } = admitted
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

interface Decided extends Admitted {
  round: Round
  seed: SeedRow
}
/** Decides the round and books it; gives its number. */
function settle(sql: Sql, input: RoundInput, { account, round, unit, stake, seed }: Decided): number {
  const { gameId, choice, requestId, now } = input
  const { currency } = account
  const left = choice.kind === 'scratch' ? boxOf(sql, gameId) : []
  const { outcome, pays } = round.play(takeDraws(sql, seed, round.draws), left)
  if (outcome.kind === 'scratch') takeTicket(sql, gameId, left, outcome.ticket)
  const payout = paid(unit, pays)
  const id = stakeRound(
    sql,
    account,
    {
      ref: `key:${input.key}`,
      gameId,
      provider: HOUSE,
      accountId: account.id,
      currency,
      stake,
      payout,
      detail: { choice, outcome, seed: seed.n, nonce: seed.nonce },
      now,
    },
    requestId,
  )
  if (payout > 0)
    payIn(
      sql,
      { kind: 'game_win', ref: `game:${id}`, currency, requestId, now },
      'house:payouts',
      payout,
      purseOf(account),
    )
  followRound(sql, { id, ref: `game:${id}`, paid: payout }, input.ladder, now)
  return id
}
