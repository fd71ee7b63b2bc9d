import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { accounts } from '../../shared/api/accounts.ts'
import { betHistory } from '../../shared/api/coupon.ts'
import { newEvent, newPlayer, operator, single, unique } from '../support/client.ts'
import { matchMessage } from '../support/messages.ts'
import { percentile } from './load.ts'

const WALLETS = 500
/** Coupons of each wallet, all on one market: each on another of its outcomes. */
const COUPONS = 20
const RATE = 50
type Player = Awaited<ReturnType<typeof newPlayer>>

/** `work` for every item, eight at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

const perSecond = (n: number, ms: number): string => ((n * 1000) / ms).toFixed(0)
const data = <S extends v.GenericSchema>(schema: S, json: unknown): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), json).data
const totalOf = async (player: Player, query: string): Promise<number> =>
  data(betHistory.answer, (await player.fetch(`/web-api/history/bets${query}`)).json()).total
const moneyOf = async (player: Player): Promise<string | undefined> =>
  data(accounts.answer, (await player.fetch('/web-api/accounts')).json()).accounts[0]?.money

const feed = (base: string, messages: Record<string, unknown>[]) => {
  const timestamp = new Date().toISOString()
  return operator(base, 'POST', '/feed/messages', {
    producer: 'tests',
    messages: messages.map((message) => ({ timestamp, ...message })),
  })
}

/** An event with one market of as many outcomes as a wallet has coupons. */
async function wideMarket(base: string) {
  const eventId = unique()
  const marketId = eventId * 100
  const outcomes = Array.from({ length: COUPONS }, (_, i) => marketId + 1 + i)
  const startsAt = new Date(Date.now() + 86_400_000).toISOString()
  await feed(base, [
    matchMessage(eventId, { sportId: 1, live: false, startsAt }),
    {
      type: 'odds_change',
      eventId,
      markets: [
        {
          id: marketId,
          typeId: 534,
          status: 1,
          outcomes: outcomes.map((id) => ({ id, name: `Runner ${id}`, coef: '1.85', active: true })),
        },
      ],
    },
  ])
  return { eventId, marketId, outcomes }
}

/** Places `RATE` singles a second until it is stopped; gives their times. */
function placeOn(players: readonly Player[], bet: unknown) {
  const times: number[] = []
  const refused: number[] = []
  const running: Promise<void>[] = []
  let isOver = false
  const one = async (k: number) => {
    const began = performance.now()
    const answer = await players[k % players.length]?.fetch('/web-api/coupon/place', {
      method: 'POST',
      json: bet,
      headers: { 'idempotency-key': randomUUID() },
    })
    if (answer?.status === 201) times.push(performance.now() - began)
    else refused.push(answer?.status ?? 0)
  }
  const ticking = (async () => {
    for (let k = 0; !isOver; k++) {
      running.push(one(k))
      await new Promise((wake) => setTimeout(wake, 1000 / RATE))
    }
    await Promise.all(running)
  })()
  return async () => {
    isOver = true
    await ticking
    return { times: times.sort((a, b) => a - b), refused }
  }
}

/** Ten thousand open coupons of one market on five hundred wallets: how fast its result is paid while bets go on, and that each is paid once. */
export async function benchSettlement(base: string): Promise<void> {
  await operator(base, 'POST', '/simulator', { running: false })
  const market = await wideMarket(base)
  const other = await newEvent(base, '2.00')
  const players: Player[] = []
  await each(Array.from({ length: WALLETS }), async () => {
    players.push(await newPlayer(base, '100.00'))
  })
  const others = await Promise.all(Array.from({ length: 20 }, () => newPlayer(base, '9000.00')))
  const placing = performance.now()
  await each(players, async (player) => {
    const answer = await player.fetch('/web-api/coupon/place', {
      method: 'POST',
      json: {
        typeId: 9,
        amountByBetId: Object.fromEntries(market.outcomes.map((id) => [id, '1.00'])),
        bets: market.outcomes.map((outcomeId) => ({ market: { id: market.marketId, outcomeId, coef: '1.85' } })),
      },
      headers: { 'idempotency-key': randomUUID() },
    })
    if (answer.status !== 201) throw new Error(`placing answered ${answer.status} ${answer.text.slice(0, 200)}`)
  })
  const coupons = WALLETS * COUPONS
  console.log(
    `settlement: ${coupons} coupons of one market placed as many singles on ${WALLETS} wallets, ${perSecond(coupons, performance.now() - placing)}/s`,
  )

  const stop = placeOn(others, single(other, '1.00'))
  await new Promise((wake) => setTimeout(wake, 2000))
  const began = performance.now()
  const result = {
    type: 'bet_settlement',
    eventId: market.eventId,
    marketId: market.marketId,
    outcomes: market.outcomes.map((id) => ({ id, statusId: 1 })),
  }
  await feed(base, [result])
  const told = performance.now() - began
  for (const player of players)
    while ((await totalOf(player, '?status=open')) > 0) await new Promise((wake) => setTimeout(wake, 100))
  const paid = performance.now() - began
  // A second time, which changes nothing.
  await feed(base, [result])
  const { times, refused } = await stop()
  let won = 0
  let wrong = 0
  await each(players, async (player) => {
    const own = await totalOf(player, '?status=won')
    won += own
    // 100.00 − 20 × 1.00 + 20 × 1.85
    if ((await moneyOf(player)) !== '117.00') wrong++
  })
  console.log(
    `settlement: result taken in ${told.toFixed(0)} ms, all paid after ${(paid / 1000).toFixed(1)} s (under 60), ${perSecond(coupons, paid)} coupons/s, ${won} of ${coupons} won, ${wrong} wallets with another balance than paid once`,
  )
  console.log(
    `settlement: meanwhile ${RATE} bets/s: ${times.length} placed, p50 ${percentile(times, 50).toFixed(1)} ms  p95 ${percentile(times, 95).toFixed(1)} ms, ${refused.length} refused`,
  )
}
