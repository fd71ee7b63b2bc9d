import * as api from '../../../shared/api/lotto.ts'
import { lottoBounds } from '../../../shared/domain/lotto/bounds.ts'
import { clientSeedOf } from '../../../shared/domain/lotto/draw.ts'
import { isLine, LOTTERIES, lotteryBy, lotteryOf, MOST_LINES } from '../../../shared/domain/lotto/lotteries.ts'
import { keepForReader } from '../draws/keep.ts'
import { sell } from '../draws/sell.ts'
import { type DrawRow, drawBy, endedDraws, findDraws } from '../draws/store.ts'
import { HttpError, invalid } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { answerOnce, refuseStakes } from '../sportsbook/staking.ts'
import { drawnIn, seedOf } from './draws.ts'

/** A draw as the wire shows it: its seed only once it has taken place. */
function viewOf(draw: DrawRow): api.LottoDraw {
  const lottery = lotteryBy(draw.section)
  if (!lottery) throw new Error(`no lottery ${draw.section}`)
  const { seed, commit } = seedOf(draw)
  return {
    id: draw.id,
    lotteryId: lottery.id,
    number: draw.n,
    closesAt: new Date(draw.closes).toISOString(),
    status: draw.status,
    commit,
    clientSeed: clientSeedOf(lottery),
    seed: draw.status === 'settled' ? seed : null,
    numbers: drawnIn(draw),
  }
}

/** Lotto over HTTP: lotteries, results, tickets. */
export function serveLotto(app: App): void {
  serve(app, api.lotteries, async ({ c, env, now }) => {
    await keepForReader(c, now)
    const [open, last] = await Promise.all([
      findDraws(env, "game = 'lotto' AND status = 'open' AND closes > ?1 ORDER BY closes", now),
      findDraws(
        env,
        `game = 'lotto' AND id IN (SELECT MAX(id) FROM draw WHERE game = 'lotto' AND status = 'settled' GROUP BY section)`,
      ),
    ])
    const of = (draws: DrawRow[], slug: string) => {
      const found = draws.find(({ section }) => section === slug)
      return found ? viewOf(found) : null
    }
    const items = LOTTERIES.map(({ id, slug }) => ({ id, next: of(open, slug), last: of(last, slug) }))
    return { items, total: items.length, page: 1 }
  })

  serve(app, api.lottoResults, async ({ c, env, query, now }) => {
    await keepForReader(c, now)
    const lottery = query.lotteryId === undefined ? undefined : lotteryOf(query.lotteryId)
    if (lottery === null) throw new HttpError('notFound')
    const { draws, total, page } = await endedDraws(env, 'lotto', lottery?.slug, query.page ?? 1)
    return { items: draws.map(viewOf), total, page }
  })

  serve(app, api.buyLotto, (given) =>
    answerOnce(given, async (hash) => {
      const { env, session, body, now } = given
      await refuseStakes(env, session)
      const draw = await drawBy(env, 'lotto', body.drawId)
      const lottery = draw && lotteryBy(draw.section)
      if (!draw || !lottery) throw new HttpError('notFound')
      if (draw.status !== 'open' || draw.closes <= now) throw new HttpError('drawClosed')
      if (body.lines.length > MOST_LINES || !body.lines.every((line) => isLine(line, lottery)))
        throw invalid('lines', 'not lines of this draw')
      return sell(given, hash, draw, {
        choice: body.lines,
        units: body.lines.length,
        bounds: (betting, currency) => lottoBounds(betting, lottery, currency),
      })
    }),
  )

  serve(app, api.lottoTickets, async ({ c, env, session, query, now }) => {
    await keepForReader(c, now)
    const list = await callWallet(env, session.userId, (wallet) =>
      wallet.tickets({ game: 'lotto', page: query.page ?? 1 }),
    )
    const ids = JSON.stringify(list.items.map(({ draw }) => draw))
    const draws = new Map(
      (await findDraws(env, 'id IN (SELECT value FROM json_each(?1))', ids)).map((draw) => [draw.id, viewOf(draw)]),
    )
    return {
      ...list,
      items: list.items.flatMap((ticket) => {
        const of = draws.get(ticket.draw)
        return of ? [{ ...ticket, of }] : []
      }),
    }
  })
}
