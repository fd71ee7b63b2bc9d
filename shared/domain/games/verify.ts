import { numbersOf } from '../lotto/draw.ts'
import { LOTTERIES } from '../lotto/lotteries.ts'
import { drawsOf, hashesFor, messageOf, PARTS, pickSome } from './fair.ts'
import { BINGO_DRAWS, type BingoOutcome, bingo } from './rules/bingo.ts'
import { coin } from './rules/coin.ts'
import { crash } from './rules/crash.ts'
import { dice } from './rules/dice.ts'
import { keno } from './rules/keno.ts'
import { lucky6 } from './rules/lucky6.ts'
import { CELLS } from './rules/mines.ts'
import { roulette } from './rules/roulette.ts'
import { type Symbol as SlotSymbol, slot } from './rules/slot.ts'

/** Floats that are computed: as many as the longest game takes. */
const DRAWS = BINGO_DRAWS

export interface Seeds {
  server: string
  client: string
  nonce: number
}
/** Everything that a bet's seeds decide, by game. */
export interface Verified {
  commit: string
  hash: string
  floats: number[]
  slot: SlotSymbol[]
  coin: 'heads' | 'tails'
  dice: number
  crash: number
  roulette: number
  keno: number[]
  lucky6: number[]
  bingo: BingoOutcome
  /** Of the lotteries whose draws are no game beside. */
  lotto: { pick: number; size: number; numbers: number[] }[]
  /** In the order in which they are laid: a bet with n mines has the first n. */
  mines: number[]
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Are these seeds that a bet can have been played by? */
export const areSeeds = ({ server, client, nonce }: Seeds): boolean =>
  /^[0-9a-f]{64}$/.test(server) && /^[\w-]{1,64}$/.test(client) && Number.isSafeInteger(nonce) && nonce >= 0

/** So many draws of a bet's seeds, wherever WebCrypto is; and the first hash they come from. */
export async function seedDraws({ server, client, nonce }: Seeds, count: number) {
  const key = await crypto.subtle.importKey('raw', utf8(server), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const hashes = await Promise.all(
    Array.from({ length: hashesFor(count) }, (_, round) =>
      crypto.subtle.sign('HMAC', key, utf8(messageOf(client, nonce, round))),
    ),
  )
  return { hash: hashes[0] ? hex(hashes[0]) : '', draws: hashes.flatMap((bytes) => drawsOf(new Uint8Array(bytes))) }
}

/** Computes a bet anew from its seeds: the browser asks nobody. */
export async function verify(seeds: Seeds): Promise<Verified> {
  const { hash, draws } = await seedDraws(seeds, DRAWS)
  return {
    commit: hex(await crypto.subtle.digest('SHA-256', utf8(seeds.server))),
    hash,
    floats: draws.slice(0, 4).map((draw) => draw / PARTS),
    slot: slot.play({}, draws, []).outcome.line,
    coin: coin.play({ side: 'heads' }, draws, []).outcome.side,
    dice: dice.play({ side: 'under', target: 5000 }, draws, []).outcome.roll,
    crash: crash.play({ target: 200 }, draws, []).outcome.end,
    roulette: roulette.play({ spots: ['0'] }, draws, []).outcome.number,
    keno: keno.play({ numbers: [1] }, draws, []).outcome.drawn,
    lucky6: lucky6.play({ numbers: [] }, draws, []).outcome.drawn,
    bingo: bingo.play({}, draws, []).outcome,
    lotto: LOTTERIES.filter(({ decides }) => decides === 'hits').map((lottery) => ({
      pick: lottery.pick,
      size: lottery.size,
      numbers: numbersOf(draws, lottery),
    })),
    mines: pickSome(draws, CELLS, CELLS - 1).map((cell) => cell + 1),
  }
}
