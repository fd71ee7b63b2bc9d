import { randomUUID } from 'node:crypto'
import { newEvent, newPlayer, operator, settle, single, Visitor } from '../support/client.ts'
import { startBareWallet } from './bare-wallet.ts'
import { brokenBooks } from './books.ts'
import { percentile } from './load.ts'

const WALLETS = 200
/** At once on the way. */
const CLIENTS = 16
const SECONDS = { warm: 3, product: 60 }

type Placer = Pick<Visitor, 'fetch'>
interface Run {
  perSecond: number
  p50: number
  p95: number
  refused: number
  /** First answers by key, of each placer. */
  placed: Map<string, string>[]
}

/** Places as fast as it goes, or `rate` a second, on all placers in turn. */
async function placeFor(
  placers: readonly Placer[],
  seconds: number,
  body: unknown,
  { rate = null as number | null } = {},
): Promise<Run> {
  const times: number[] = []
  const placed = placers.map(() => new Map<string, string>())
  let refused = 0
  const end = performance.now() + seconds * 1000
  const one = async (k: number) => {
    const at = k % placers.length
    const key = randomUUID()
    const began = performance.now()
    const answer = await placers[at]?.fetch('/web-api/coupon/place', {
      method: 'POST',
      json: body,
      headers: { 'idempotency-key': key },
    })
    if (answer?.status !== 201) refused++
    else {
      times.push(performance.now() - began)
      placed[at]?.set(key, answer.text)
    }
  }
  if (rate === null) {
    let next = 0
    const client = async () => {
      while (performance.now() < end) await one(next++)
    }
    await Promise.all(Array.from({ length: Math.min(CLIENTS, placers.length * 4) }, client))
  } else {
    const running: Promise<void>[] = []
    for (let k = 0; performance.now() < end; k++) {
      running.push(one(k))
      await new Promise((wake) => setTimeout(wake, 1000 / rate))
    }
    await Promise.all(running)
  }
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    refused,
    placed,
  }
}

const say = (name: string, { perSecond, p50, p95, refused }: Run) =>
  console.log(
    `bets: ${name.padEnd(36)} ${perSecond.toFixed(0).padStart(5)}/s  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  ${refused} refused`,
  )

/** Bare wallet transactions by the same client: a part of them on each side of what is compared with them. */
async function bareWallets(body: unknown): Promise<{ run(): Promise<number>; stop(): Promise<void> }> {
  const bare = await startBareWallet()
  const placers = Array.from({ length: WALLETS }, (_, i) => {
    const placer = new Visitor(bare.url)
    placer.cookies.set('wallet', String(i))
    return placer
  })
  await placeFor(placers, SECONDS.warm, body)
  return {
    async run() {
      const half = await placeFor(placers, SECONDS.product / 2, body)
      say('bare wallet transactions', half)
      return half.perSecond
    },
    stop: bare.stop,
  }
}

/**
 * Placing on two hundred wallets for a minute, as a share of what bare wallet transactions reach in the same run, the books after it, and
 * one wallet alone.
 */
export async function benchBets(base: string): Promise<void> {
  await operator(base, 'POST', '/simulator', { running: false })
  const [event, other] = [await newEvent(base, '1.85'), await newEvent(base, '1.85')]
  const players: Awaited<ReturnType<typeof newPlayer>>[] = []
  for (let i = 0; i < WALLETS; i++) players.push(await newPlayer(base, '9000.00'))
  const body = single(event, '1.00')
  const bare = await bareWallets(body)
  const before = await bare.run()
  const warm = await placeFor(players, SECONDS.warm, single(other, '1.00'))
  const run = await placeFor(players, SECONDS.product, body)
  say(`${WALLETS} wallets, as fast as it goes`, run)
  // A machine is not equally fast for minutes, and tables grow: what is compared with takes as long, half of it before and half after.
  const floor = (before + (await bare.run())) / 2
  await bare.stop()
  console.log(`bets: ${(run.perSecond / floor).toFixed(2)} of bare wallet transactions (not less than 0.40)`)

  await settle(base, event, 1)
  await new Promise((wake) => setTimeout(wake, 10_000))
  const broken = new Map<string, number>()
  for (const [i, player] of players.entries()) {
    const answers = new Map([...(run.placed[i] ?? []), ...(warm.placed[i] ?? [])])
    for (const what of await brokenBooks(base, player, answers)) broken.set(what, (broken.get(what) ?? 0) + 1)
  }
  console.log(
    broken.size === 0
      ? `bets: the books of ${WALLETS} wallets hold (I1–I7)`
      : `bets: BROKEN BOOKS ${JSON.stringify([...broken])}`,
  )
  say('1 wallet, as fast as it goes', await placeFor(players.slice(0, 1), 8, single(other, '1.00')))
}
