import { randomUUID } from 'node:crypto'
import { newEvent, newPlayer, operator, single } from '../support/client.ts'

const WALLETS = 500
const MARKETS = 20
type Player = Awaited<ReturnType<typeof newPlayer>>

/** `work` for every item, eight at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

async function totals(player: Player, query: string): Promise<number> {
  const answer = await player.fetch(`/web-api/history/bets${query}`)
  return (answer.json() as { data: { total: number } }).data.total
}

/** Ten thousand open coupons on five hundred wallets: how fast the results of their twenty markets are paid, and that each is paid once. */
export async function benchSettlement(base: string): Promise<void> {
  await operator(base, 'POST', '/simulator', { running: false })
  const events = await Promise.all(Array.from({ length: MARKETS }, () => newEvent(base, '1.85')))
  const players: Player[] = []
  await each(Array.from({ length: WALLETS }), async () => {
    players.push(await newPlayer(base, '100.00'))
  })
  const placing = performance.now()
  await each(players, async (player) => {
    const answer = await player.fetch('/web-api/coupon/place', {
      method: 'POST',
      json: {
        typeId: 9,
        amountByBetId: Object.fromEntries(events.map((e) => [e.outcomeId, '1.00'])),
        bets: events.flatMap((e) => single(e, '1.00').bets),
      },
      headers: { 'idempotency-key': randomUUID() },
    })
    if (answer.status !== 201) throw new Error(`placing answered ${answer.status} ${answer.text.slice(0, 200)}`)
  })
  const coupons = WALLETS * MARKETS
  const placed = performance.now() - placing
  console.log(
    `settlement: ${coupons} coupons placed as many singles on ${WALLETS} wallets, ${perSecond(coupons, placed)}/s`,
  )

  const began = performance.now()
  await operator(base, 'POST', '/feed/messages', {
    producer: 'tests',
    messages: events.map((e) => ({
      type: 'bet_settlement',
      eventId: e.eventId,
      marketId: e.marketId,
      timestamp: new Date().toISOString(),
      outcomes: [{ id: e.outcomeId, statusId: 1 }],
    })),
  })
  const told = performance.now() - began
  for (const player of players)
    while ((await totals(player, '?status=open')) > 0) await new Promise((wake) => setTimeout(wake, 100))
  const paid = performance.now() - began
  let won = 0
  await each(players, async (player) => {
    const own = await totals(player, '?status=won')
    won += own
  })
  console.log(
    `settlement: results taken in ${told.toFixed(0)} ms, all paid after ${(paid / 1000).toFixed(1)} s, ${perSecond(coupons, paid)} coupons/s, ${won} of ${coupons} won`,
  )
}

const perSecond = (n: number, ms: number): string => ((n * 1000) / ms).toFixed(0)
