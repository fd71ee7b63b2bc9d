import * as api from '../../../shared/api/toto.ts'
import { totoBounds } from '../../../shared/domain/lotto/bounds.ts'
import { isTotoSection, TOTO_GAMES } from '../../../shared/domain/toto/games.ts'
import { areMarks, variantsOf } from '../../../shared/domain/toto/ticket.ts'
import { endDraw, keepForReader } from '../draws/keep.ts'
import { sell } from '../draws/sell.ts'
import { closeDraw, drawBy, endedDraws, findDraws, saveResult } from '../draws/store.ts'
import type { Env } from '../env.ts'
import { bookOf } from '../env.ts'
import { HttpError, invalid } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { serveWrite } from '../operator/audit.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { answerOnce, refuseStakes } from '../sportsbook/staking.ts'
import { read } from './content.ts'
import { hasBegun, makeToto } from './draws.ts'
import { viewOf } from './view.ts'

const drawOf = async (env: Env, id: number) => {
  const draw = await drawBy(env, 'toto', id)
  if (!draw) throw new HttpError('notFound')
  return draw
}

/** Toto over HTTP: draws, results, tickets, and what the operator does. */
export function serveToto(app: App): void {
  serve(app, api.totoDraws, async ({ c, env, query, now }) => {
    await keepForReader(c, now)
    const draws = await findDraws(
      env,
      "game = 'toto' AND (?1 = '' OR section = ?1) AND status IN ('open', 'closed') ORDER BY closes, id LIMIT 50",
      query.section ?? '',
    )
    return { items: await Promise.all(draws.map((draw) => viewOf(env, draw))), total: draws.length, page: 1 }
  })

  serve(app, api.totoResults, async ({ c, env, query, now }) => {
    await keepForReader(c, now)
    const { draws, total, page } = await endedDraws(env, 'toto', query.section, query.page ?? 1)
    return { items: await Promise.all(draws.map((draw) => viewOf(env, draw))), total, page }
  })

  serve(app, api.getTotoDraw, async ({ c, env, params, now }) => {
    await keepForReader(c, now)
    return viewOf(env, await drawOf(env, params.id))
  })

  serve(app, api.buyToto, (given) =>
    answerOnce(given, async (hash) => {
      const { env, session, body, now } = given
      await refuseStakes(env, session)
      const draw = await drawOf(env, body.drawId)
      if (draw.status !== 'open' || draw.closes <= now) throw new HttpError('drawClosed')
      if (!areMarks(body.marks, read(draw).game)) throw invalid('marks', 'not marks of this draw')
      if (await hasBegun(env, draw, now)) {
        await closeDraw(env, draw.id)
        throw new HttpError('drawClosed')
      }
      return sell(given, hash, draw, { choice: body.marks, units: variantsOf(body.marks), bounds: totoBounds })
    }),
  )

  serve(app, api.totoTickets, async ({ c, env, session, query, now }) => {
    await keepForReader(c, now)
    const list = await callWallet(env, session.userId, (wallet) =>
      wallet.tickets({ game: 'toto', page: query.page ?? 1 }),
    )
    const draws = new Map(
      (
        await findDraws(env, 'id IN (SELECT value FROM json_each(?1))', JSON.stringify(list.items.map((t) => t.draw)))
      ).map((draw) => [draw.id, draw]),
    )
    const items = list.items.flatMap((ticket) => {
      const { section = '', n = 0 } = draws.get(ticket.draw) ?? {}
      return isTotoSection(section) ? [{ ...ticket, section, number: n }] : []
    })
    return { ...list, items }
  })

  serveWrite(app, api.makeTotoDraw, async ({ env, body, now }) => {
    const ids = [...new Set(body.eventIds)]
    const { items } = await bookOf(env).events({ type: 'line', ids, count: ids.length }, now)
    const { matches, sportId } = TOTO_GAMES[body.section]
    const fit = items.filter((e) => e.sportId === sportId && !e.live && Date.parse(e.startsAt) > now)
    if (ids.length !== matches || fit.length !== matches)
      throw invalid('eventIds', `${matches} different coming events of the sport`)
    if (!(await makeToto(env, body.section, fit, false))) throw new HttpError('keyReused')
    const [draw] = await findDraws(env, "game = 'toto' AND section = ?1 ORDER BY n DESC LIMIT 1", body.section)
    if (!draw) throw new Error('a draw was not written')
    return viewOf(env, draw)
  })

  serveWrite(app, api.putTotoResults, async ({ env, params, body, now }) => {
    const draw = await drawOf(env, params.id)
    const { game } = read(draw)
    if (draw.status === 'settled' || draw.status === 'void') throw new HttpError('drawClosed')
    const isWhole = body.outcomes.length === game.matches
    if (!isWhole || body.outcomes.some((n) => n !== null && n >= game.outcomes.length))
      throw invalid('outcomes', 'not outcomes of this draw')
    await closeDraw(env, draw.id)
    await saveResult(
      env,
      draw.id,
      body.outcomes.map((outcome) => ({ score: null, outcome, isVoid: outcome === null })),
    )
    await endDraw(env, await drawOf(env, draw.id), now)
    return viewOf(env, await drawOf(env, draw.id))
  })
}
