import { AVAILABLE_ROUTE } from '../../../shared/routes/available.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import type { Ctx } from '../http/serve.ts'
import { decideLotto, openLotto } from '../lotto/draws.ts'
import { decideToto, openToto } from '../toto/draws.ts'
import { countAll, payAll } from './settle.ts'
import { closeDue, type DrawRow, drawBy, findDraws } from './store.ts'

/** Real milliseconds between two looks of one isolate; a clock that was moved is looked at at once. */
const LOOK_MS = 1000
let looked = { at: Number.NEGATIVE_INFINITY, now: 0 }

/** Ends a closed draw as far as it can be: its tickets counted, its result known. */
export async function endDraw(env: Env, draw: DrawRow, now: number): Promise<void> {
  if (!(await countAll(env, draw))) return
  const isDecided = await (draw.game === 'toto' ? decideToto(env, draw, now) : decideLotto(env, draw, now))
  if (!isDecided) return
  const ended = await drawBy(env, draw.game, draw.id)
  if (ended) await payAll(env, ended)
}

/**
 * Brings draws to the present: new ones open, those whose time has come close, and what has ended is paid. Time rules are decided when read, so
 * readers ask for it; the scheduler does once a minute. Everything in it may be done twice.
 */
export async function keepDraws(env: Env, now: number): Promise<void> {
  const real = Date.now()
  if (real - looked.at < LOOK_MS && Math.abs(now - looked.now) < 5 * LOOK_MS) return
  looked = { at: real, now }
  const { availableRoutes } = await siteConfigOf(env)
  await closeDue(env, now)
  if (availableRoutes.includes(AVAILABLE_ROUTE.lotto)) await openLotto(env, now)
  if (availableRoutes.includes(AVAILABLE_ROUTE.toto)) await openToto(env, now)
  for (const draw of await findDraws(env, "status = 'closed' ORDER BY closes LIMIT 50"))
    await carefully(draw, () => endDraw(env, draw, now))
  const unpaid = await findDraws(
    env,
    "status IN ('settled', 'void') AND id IN (SELECT draw FROM draw_entry WHERE paid = 0) LIMIT 50",
  )
  for (const draw of unpaid) await carefully(draw, () => payAll(env, draw))
}

/** Most that a reader waits for the draws, real milliseconds: what takes longer goes on behind his answer. */
const READER_MS = 900

/** The same for who reads draws. */
export async function keepForReader(c: Ctx, now: number): Promise<void> {
  const work = keepDraws(c.env, now)
  c.executionCtx.waitUntil(work)
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, READER_MS))])
}

/** Draws of lotto that nobody had a ticket of are forgotten after this, milliseconds. */
const KEPT_MS = 30 * 86_400_000
export const forgetDraws = (env: Env, now: number) =>
  env.DB.prepare(
    "DELETE FROM draw WHERE game = 'lotto' AND status = 'settled' AND ended < ?1 AND id NOT IN (SELECT draw FROM draw_entry)",
  )
    .bind(now - KEPT_MS)
    .run()

/** One draw's failure holds no other up; the next turn tries again. */
async function carefully({ id }: DrawRow, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', message: 'a draw waits', draw: id, error: String(error) }))
  }
}
