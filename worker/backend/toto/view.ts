import * as v from 'valibot'
import type { TotoDraw } from '../../../shared/api/toto.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { DrawRow } from '../draws/store.ts'
import type { Env } from '../env.ts'
import { read } from './content.ts'
import { jackpotsOf } from './draws.ts'

const category = v.object({
  hits: v.number(),
  amount: v.number(),
  paid: v.number(),
  variants: v.number(),
  staked: v.number(),
})
const stored = v.object({
  currency: v.string(),
  split: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      stakes: v.number(),
      house: v.number(),
      categories: v.array(category),
      jackpot: v.object({ before: v.number(), paid: v.number(), after: v.number() }),
    }),
  ),
})
const staked = v.object({ currency: v.string(), stake: v.number() })

/** A draw of toto as the wire shows it. */
export async function viewOf(env: Env, draw: DrawRow): Promise<TotoDraw> {
  const { section, matches, found } = read(draw)
  const [[stakes, pools], jackpots] = await Promise.all([
    env.DB.batch([
      env.DB.prepare(
        'SELECT currency, SUM(stake) AS stake FROM draw_entry WHERE draw = ?1 GROUP BY currency HAVING SUM(stake) > 0',
      ).bind(draw.id),
      env.DB.prepare('SELECT currency, split FROM draw_pool WHERE draw = ?1 ORDER BY currency').bind(draw.id),
    ]),
    jackpotsOf(env, section),
  ])
  const sums = new Map(v.parse(v.array(staked), stakes?.results ?? []).map((row) => [row.currency, row.stake]))
  return {
    id: draw.id,
    section,
    number: draw.n,
    status: draw.status,
    closesAt: new Date(draw.closes).toISOString(),
    endedAt: draw.ended === null ? null : new Date(draw.ended).toISOString(),
    matches: matches.map((match, n) => ({ ...match, ...(found[n] ?? { score: null, outcome: null, isVoid: false }) })),
    pools: [...new Set([...sums.keys(), ...jackpots.keys()])].sort().map((currency) => ({
      currency,
      stakes: formatMoney(sums.get(currency) ?? 0, currency),
      jackpot: formatMoney(jackpots.get(currency) ?? 0, currency),
    })),
    payouts: v.parse(v.array(stored), pools?.results ?? []).map(({ currency, split }) => {
      const money = (minor: number) => formatMoney(minor, currency)
      return {
        currency,
        stakes: money(split.stakes),
        house: money(split.house),
        categories: split.categories.map(({ hits, amount, paid, variants, staked: on }) => ({
          hits,
          amount: money(amount),
          paid: money(paid),
          variants,
          staked: money(on),
        })),
        jackpot: {
          before: money(split.jackpot.before),
          paid: money(split.jackpot.paid),
          after: money(split.jackpot.after),
        },
      }
    }),
  }
}
