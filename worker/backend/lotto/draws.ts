import { hash } from 'node:crypto'
import * as v from 'valibot'
import { seedDraws } from '../../../shared/domain/games/verify.ts'
import { clientSeedOf, nextDrawAt, numbersOf } from '../../../shared/domain/lotto/draw.ts'
import { LOTTERIES, lotteryBy, winOf } from '../../../shared/domain/lotto/lotteries.ts'
import { decide } from '../draws/settle.ts'
import { type DrawRow, findDraws, makeDraw, ticketsOf } from '../draws/store.ts'
import type { Env } from '../env.ts'

const content = v.object({ seed: v.string() })
const result = v.object({ numbers: v.array(v.number()) })

/** The house's seed of a draw, and the hash that was published before it. */
export function seedOf(draw: DrawRow): { seed: string; commit: string } {
  const { seed } = v.parse(content, draw.content)
  return { seed, commit: hash('sha256', seed) }
}
/** The numbers of a draw that has taken place. */
export const drawnIn = (draw: DrawRow): number[] | null => (draw.result ? v.parse(result, draw.result).numbers : null)

/** Opens the next draw of each lottery; its seed is chosen here and its hash told from now on. */
export async function openLotto(env: Env, now: number): Promise<void> {
  const open = await findDraws(env, "game = 'lotto' AND status = 'open'")
  for (const lottery of LOTTERIES) {
    const at = nextDrawAt(lottery, now)
    if (open.some((draw) => draw.section === lottery.slug && draw.closes === at)) continue
    const seed = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
    await makeDraw(env, {
      game: 'lotto',
      section: lottery.slug,
      closes: at,
      content: { seed },
      unlessOpen: { from: at, to: at },
    })
  }
}

/** Draws the numbers of a closed draw, and what each ticket wins by them. */
export async function decideLotto(env: Env, draw: DrawRow, now: number): Promise<boolean> {
  const lottery = lotteryBy(draw.section)
  if (!lottery) return false
  const seeds = { server: seedOf(draw).seed, client: clientSeedOf(lottery), nonce: draw.n }
  const numbers = numbersOf((await seedDraws(seeds, lottery.drawn)).draws, lottery)
  const prizes = (await ticketsOf(env, draw.id))
    .map(({ player, id, unit, choice }) => ({ player, id, prize: winOf({ unit, lines: choice }, numbers, lottery) }))
    .filter(({ prize }) => prize > 0)
  return decide(env, draw, { isVoid: false, result: { numbers }, prizes, pools: [] }, now)
}
