import * as v from 'valibot'
import { type TournamentPlan, tournamentPlan } from '../../../../shared/api/casino-tournaments.ts'
import { weeklyAt } from '../../../../shared/domain/games/tournament.ts'
import { parseMoney } from '../../../../shared/domain/money/amount.ts'
import { inEveryCurrency } from '../../config/currencies.ts'
import { setting } from '../../config/setting.ts'
import type { Env } from '../../env.ts'

const WEEK_MS = 7 * 86_400_000
/** Weeks that are told of after they are over. */
const LAST_WEEKS = 3

/** The operator's tournaments, and whether there is a weekly one. */
export const plan = setting<TournamentPlan>('casino_tournaments', { isWeekly: true, tournaments: [] }, (stored) =>
  v.parse(tournamentPlan, stored),
)

/** A tournament as it is reckoned: times in milliseconds, amounts as the plan says them. */
export interface Planned extends Omit<TournamentPlan['tournaments'][number], 'from' | 'to' | 'title'> {
  title: Record<string, string> | null
  from: number
  to: number
}

/** The house's weekly tournament: every game, rounds of a euro or more. */
const WEEKLY = {
  title: null,
  games: [],
  minStake: inEveryCurrency(1_000),
  prizes: [
    { places: 1, amount: inEveryCurrency(50_000) },
    { places: 1, amount: inEveryCurrency(30_000) },
    { places: 1, amount: inEveryCurrency(20_000) },
    { places: 7, amount: inEveryCurrency(5_000) },
  ],
}

/** All tournaments: the operator's, the running week's, and the last ones that are over. */
export async function plannedOf(env: Env, now: number): Promise<Planned[]> {
  const { isWeekly, tournaments } = await plan.get(env)
  const own = tournaments.map((each) => ({ ...each, from: Date.parse(each.from), to: Date.parse(each.to) }))
  const weeks = Array.from({ length: isWeekly ? LAST_WEEKS + 1 : 0 }, (_, n) => weeklyAt(now - n * WEEK_MS))
  return [...own, ...weeks.map((week) => ({ ...week, ...WEEKLY }))]
}

/** The smallest stake that counts, by currency, minor units. */
export const minStakes = ({ minStake }: Pick<Planned, 'minStake'>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(minStake).flatMap(([iso, amount]) => {
      const minor = parseMoney(amount, iso)
      return minor === null ? [] : [[iso, Math.max(1, minor)]]
    }),
  )
