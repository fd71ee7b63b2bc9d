import { randomUUID } from 'node:crypto'
import { newEvent, newPlayer, operator, single } from '../support/client.ts'
import { percentile } from './load.ts'

type Player = Awaited<ReturnType<typeof newPlayer>>

async function placeFor(
  players: Player[],
  seconds: number,
  ratePerSecond: number | null,
  body: unknown,
): Promise<{ placed: number; refused: number; perSecond: number; p50: number; p95: number }> {
  const times: number[] = []
  let refused = 0
  const end = performance.now() + seconds * 1000
  const one = async (player: Player) => {
    const began = performance.now()
    const answer = await player.fetch('/web-api/coupon/place', {
      method: 'POST',
      json: body,
      headers: { 'idempotency-key': randomUUID() },
    })
    if (answer.status === 201) times.push(performance.now() - began)
    else refused++
  }
  if (ratePerSecond === null)
    await Promise.all(
      Array.from({ length: Math.min(16, players.length * 4) }, async (_, i) => {
        for (let k = i; performance.now() < end; k++) await one(players[k % players.length] as Player)
      }),
    )
  else {
    const running: Promise<void>[] = []
    for (let k = 0; performance.now() < end; k++) {
      running.push(one(players[k % players.length] as Player))
      await new Promise((wake) => setTimeout(wake, 1000 / ratePerSecond))
    }
    await Promise.all(running)
  }
  times.sort((a, b) => a - b)
  return {
    placed: times.length,
    refused,
    perSecond: times.length / seconds,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
  }
}

/** Bets placed per second on one wallet and on a hundred, and the times at a steady hundred a second. */
export async function benchBets(base: string): Promise<void> {
  await operator(base, 'POST', '/simulator', { running: false })
  const event = await newEvent(base, '1.85')
  const players: Player[] = []
  for (let i = 0; i < 100; i++) players.push(await newPlayer(base, '9000.00'))
  const body = single(event, '1.00')
  for (const [name, who, rate] of [
    ['1 wallet, as fast as it goes', players.slice(0, 1), null],
    ['100 wallets, as fast as it goes', players, null],
    ['100 wallets, 100 bets/s', players, 100],
  ] as const) {
    const r = await placeFor([...who], 8, rate, body)
    console.log(
      `bets: ${name.padEnd(32)} ${r.perSecond.toFixed(0).padStart(5)}/s  p50 ${r.p50.toFixed(1)} ms  p95 ${r.p95.toFixed(1)} ms  ${r.refused} refused`,
    )
  }
}
