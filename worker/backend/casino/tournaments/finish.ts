import * as v from 'valibot'
import { placesWithPrize, prizeOf } from '../../../../shared/domain/games/tournament.ts'
import { parseMoney } from '../../../../shared/domain/money/amount.ts'
import type { Env } from '../../env.ts'
import { callWallet } from '../../sportsbook/call-wallet.ts'
import { type Planned, plannedOf } from './plan.ts'
import { leadersOf } from './ranking.ts'

/** How long after its end a tournament is decided: what wallets tell has long arrived then. Milliseconds. */
export const SETTLE_MS = 10 * 60_000
/** How often an isolate looks for what is to be decided or paid, real milliseconds. */
const LOOK_MS = 10_000
let lookedAt = 0

/**
 * Decides the tournaments that are over, and pays their prizes: the result is written once, whoever is first, and each wallet pays a prize
 * once, so that a run that is cut off or doubled harms nothing. A time rule that is decided when somebody reads.
 */
export async function finishDue(env: Env, now: number): Promise<void> {
  if (Date.now() - lookedAt < LOOK_MS) return
  lookedAt = Date.now()
  // Whoever reads gets his answer all the same; the next look tries again.
  await finishTournaments(env, now).catch((error: unknown) =>
    console.error(JSON.stringify({ level: 'error', message: 'tournaments wait for their end', error: String(error) })),
  )
}

export async function finishTournaments(env: Env, now: number): Promise<void> {
  const over = (await plannedOf(env, now)).filter(({ to }) => now >= to + SETTLE_MS)
  if (over.length > 0) {
    const { results } = await env.DB.prepare(
      'SELECT value AS id FROM json_each(?1) WHERE value NOT IN (SELECT tournament FROM casino_result)',
    )
      .bind(JSON.stringify(over.map(({ id }) => id)))
      .all()
    const undecided = new Set(v.parse(v.array(v.object({ id: v.number() })), results).map(({ id }) => id))
    for (const t of over) if (undecided.has(t.id)) await decide(env, t, now)
  }
  await payDue(env, now)
}

/** Writes the result, all or nothing. A second run finds every row taken. */
async function decide(env: Env, t: Planned, now: number): Promise<void> {
  const leaders = await leadersOf(env, t, placesWithPrize(t.prizes))
  const prizes = leaders.flatMap(({ player, place, score, currency }) => {
    const amount = parseMoney(prizeOf(t.prizes, place)?.amount[currency] ?? '', currency) ?? 0
    return amount > 0 ? [{ player, place, score, currency, amount }] : []
  })
  await env.DB.batch([
    env.DB.prepare(
      `INSERT OR IGNORE INTO casino_prize (tournament, place, player, score, amount, currency)
       SELECT ?1, value ->> 'place', value ->> 'player', value ->> 'score', value ->> 'amount', value ->> 'currency' FROM json_each(?2)
       WHERE NOT EXISTS (SELECT 1 FROM casino_result WHERE tournament = ?1)`,
    ).bind(t.id, JSON.stringify(prizes)),
    env.DB.prepare('INSERT OR IGNORE INTO casino_result (tournament, at) VALUES (?1, ?2)').bind(t.id, now),
  ])
}

const due = v.array(
  v.object({ tournament: v.number(), place: v.number(), player: v.number(), amount: v.number(), currency: v.string() }),
)

/** Pays what is not paid yet, in any order: a wallet that may not receive its prize now is asked again by a later run, and holds nobody up. */
async function payDue(env: Env, now: number): Promise<void> {
  const { results } = await env.DB.prepare(
    'SELECT tournament, place, player, amount, currency FROM casino_prize WHERE paid = 0 ORDER BY random() LIMIT 100',
  ).all()
  for (const { player, ...prize } of v.parse(due, results)) {
    const isPaid = await callWallet(env, player, (wallet) => wallet.payPrize({ ...prize, now }))
    if (isPaid)
      await env.DB.prepare('UPDATE casino_prize SET paid = 1 WHERE tournament = ?1 AND place = ?2')
        .bind(prize.tournament, prize.place)
        .run()
  }
}
