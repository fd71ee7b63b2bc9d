import * as v from 'valibot'
import { type LimitRules, ROLLING } from '../../../shared/domain/licence/profiles.ts'
import { inCurrency } from '../../../shared/domain/limits/exchange.ts'
import { type Family, type KindId, kindOf } from '../../../shared/domain/limits/kinds.ts'
import { windowOf } from '../../../shared/domain/limits/periods.ts'
import { BONUS_ACCOUNT } from './accounts.ts'
import { inFlight } from './payments-store.ts'
import { rows, type Sql } from './sql.ts'

const sum = v.object({ currency: v.string(), n: v.nullable(v.number()), first: v.nullable(v.number()) })
type Sum = v.InferOutput<typeof sum>
type Counted = 'deposit' | 'wager' | 'loss'

/**
 * Of these only what was sold has counted: a stake that went back as it came, in the period of the stake itself (safer-play.md 1.3), and a
 * coupon that was sold, whose row still names its last part as the stake.
 */
const NOT_RUN = "('returned', 'cancelled', 'sold')"
const own = (bonus: boolean) =>
  bonus
    ? ''
    : `AND account_id NOT IN (SELECT id FROM account WHERE type = ${BONUS_ACCOUNT}) AND terms ->> '$.free' IS NOT 1`

const ownGames = (bonus: boolean) =>
  bonus ? '' : `AND account_id NOT IN (SELECT id FROM account WHERE type = ${BONUS_ACCOUNT})`

/** Stakes since `from`, by currency: of coupons, of bets that wait for their decision, of games. */
export function stakes(sql: Sql, from: number, bonus: boolean): Sum[] {
  return [
    ...rows(
      sql,
      sum,
      `SELECT currency, MIN(placed_at) AS first,
         SUM(CASE WHEN status IN ${NOT_RUN} THEN sold_stake ELSE stake + sold_stake END) AS n
       FROM coupon WHERE placed_at >= ? AND status <> 'refused' ${own(bonus)} GROUP BY currency`,
      from,
    ),
    ...rows(
      sql,
      sum,
      `SELECT currency, NULL AS first, SUM(stake) AS n FROM held_bet
       ${bonus ? '' : "WHERE input ->> '$.purse' = 'player:main'"} GROUP BY currency`,
    ),
    ...rows(
      sql,
      sum,
      `SELECT currency, MIN(placed_at) AS first, SUM(stake) AS n FROM game_round
       WHERE placed_at >= ? AND status <> 'cancelled' ${ownGames(bonus)} GROUP BY currency`,
      from,
    ),
  ]
}

/** What has come back since `from`. What was sold of a coupon that still runs counts from its placing. */
export function returns(sql: Sql, from: number, bonus: boolean): Sum[] {
  const paid = (when: string) =>
    `SELECT currency, NULL AS first,
       SUM(sold_paid + CASE WHEN status IN ('sold', 'returned', 'cancelled') THEN 0 ELSE COALESCE(payout, 0) END) AS n
     FROM coupon WHERE ${when} ${own(bonus)} GROUP BY currency`
  return [
    ...rows(sql, sum, paid("settled_at >= ? AND status <> 'refused'"), from),
    ...rows(sql, sum, paid('placed_at >= ? AND settled_at IS NULL AND sold_paid > 0'), from),
    ...rows(
      sql,
      sum,
      `SELECT currency, NULL AS first, SUM(payout) AS n FROM game_round
       WHERE settled_at >= ? AND status = 'settled' ${ownGames(bonus)} GROUP BY currency`,
      from,
    ),
  ]
}

/** Gross deposits since `from`, and those that are on their way: a withdrawal gives nothing back. */
const deposits = (sql: Sql, from: number, now: number): Sum[] => [
  ...rows(
    sql,
    sum,
    `SELECT currency, MIN(at) AS first, SUM(amount) AS n FROM posting
     WHERE kind = 'deposit' AND account IN ('player:main', 'player:debt') AND at >= ? GROUP BY currency`,
    from,
  ),
  ...inFlight(sql, now),
]

const total = (sums: readonly Sum[], currency: string, rounding: 'up' | 'down'): number =>
  sums.reduce((all, each) => all + inCurrency(each.n ?? 0, each.currency, currency, rounding), 0)

/** What an amount limit has counted in its running period, minor units of `currency`, and when that renews (null: nothing has counted). */
export function counted(
  sql: Sql,
  kind: KindId,
  currency: string,
  now: number,
  rules: LimitRules,
): { amount: number; renewsAt: number | null } {
  const { family, period } = kindOf(kind)
  if (!period || !isCounted(family)) return { amount: 0, renewsAt: null }
  const { from, to } = windowOf(period, now, rules)
  const against = family === 'deposit' ? deposits(sql, from, now) : stakes(sql, from, rules.bonusCounts[family])
  const back = family === 'loss' ? returns(sql, from, rules.bonusCounts.loss) : []
  const first = against.reduce<number | null>(
    (min, s) => (s.first !== null && s.first < (min ?? Infinity) ? s.first : min),
    null,
  )
  return {
    amount: total(against, currency, 'up') - total(back, currency, 'down'),
    renewsAt: to ?? (first === null ? null : first + ROLLING[period]),
  }
}

const isCounted = (family: Family): family is Counted => family === 'deposit' || family === 'wager' || family === 'loss'

/** What happened in a session: stakes and returns of the player's own money since `from`. */
export function playedSince(sql: Sql, from: number, currency: string): { stakes: number; returns: number } {
  return {
    stakes: total(stakes(sql, from, false), currency, 'up'),
    returns: total(returns(sql, from, false), currency, 'down'),
  }
}
