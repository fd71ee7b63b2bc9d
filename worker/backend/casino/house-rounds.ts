import * as v from 'valibot'
import type { Answer, Query } from '../../../shared/api/call.ts'
import type { houseRounds as call } from '../../../shared/api/casino-tournaments.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { Env } from '../env.ts'

const PAGE = 50
const stored = v.object({
  player: v.number(),
  round: v.number(),
  game: v.number(),
  provider: v.string(),
  currency: v.string(),
  stake: v.number(),
  payout: v.nullable(v.number()),
  status: v.string(),
  placed: v.number(),
})

/** The house's rounds, the newest first, from what wallets have told. */
export async function houseRounds(
  env: Env,
  { player, game, page = 1 }: Query<typeof call>,
): Promise<Answer<typeof call>> {
  const where = 'WHERE (?1 IS NULL OR player = ?1) AND (?2 IS NULL OR game = ?2)'
  const bound = [player ?? null, game ?? null]
  const [list, total] = await Promise.all([
    env.DB.prepare(`SELECT * FROM casino_round ${where} ORDER BY placed DESC, player, round DESC LIMIT ?3 OFFSET ?4`)
      .bind(...bound, PAGE, (page - 1) * PAGE)
      .all(),
    env.DB.prepare(`SELECT COUNT(*) AS n FROM casino_round ${where}`)
      .bind(...bound)
      .first<{ n: number }>(),
  ])
  return {
    items: v.parse(v.array(stored), list.results).map((r) => ({
      player: r.player,
      id: r.round,
      gameId: r.game,
      provider: r.provider,
      amount: formatMoney(r.stake, r.currency),
      payout: r.payout === null ? null : formatMoney(r.payout, r.currency),
      currency: r.currency,
      status: r.status,
      placedAt: new Date(r.placed).toISOString(),
    })),
    total: total?.n ?? 0,
    page,
  }
}
