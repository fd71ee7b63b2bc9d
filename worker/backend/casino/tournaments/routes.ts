import * as api from '../../../../shared/api/casino-tournaments.ts'
import { stateAt } from '../../../../shared/domain/games/tournament.ts'
import { AVAILABLE_ROUTE } from '../../../../shared/routes/available.ts'
import { siteConfigOf } from '../../config/site-config.ts'
import type { Env } from '../../env.ts'
import { HttpError } from '../../http/error.ts'
import { type App, serve } from '../../http/serve.ts'
import { serveWrite } from '../../operator/audit.ts'
import { finishDue, finishTournaments } from './finish.ts'
import { type Planned, plan, plannedOf } from './plan.ts'
import { enter, standingOf, tournamentsNow } from './told.ts'

/** The tournaments that are told of; none while their section is off. What is over is decided on the way. */
export async function shownTournaments(env: Env, now: number): Promise<Awaited<ReturnType<typeof tournamentsNow>>> {
  if (!(await siteConfigOf(env)).availableRoutes.includes(AVAILABLE_ROUTE.tournaments)) return []
  await finishDue(env, now)
  return tournamentsNow(env, now)
}

async function known(env: Env, id: number, now: number): Promise<Planned> {
  const found = (await plannedOf(env, now)).find((each) => each.id === id)
  if (!found) throw new HttpError('notFound')
  return found
}

/** Tournaments of the casino over HTTP: what there is, taking part, how one stands, and the operator's plan. */
export function serveTournaments(app: App): void {
  serve(app, api.tournaments, async ({ env, now }) => {
    const items = await shownTournaments(env, now)
    return { items, total: items.length, page: 1 }
  })

  serve(app, api.tournamentStanding, async ({ env, session, params, now }) =>
    standingOf(env, await known(env, params.id, now), session.userId),
  )

  serve(app, api.enterTournament, async ({ env, session, params, now }) => {
    if (session.banLevel > 0) throw new HttpError('banned')
    if (!session.ageVerified) throw new HttpError('notVerified')
    const found = await known(env, params.id, now)
    if (stateAt(found, now) === 'over') throw new HttpError('notFound')
    await enter(env, found, session.userId, session.currency, now)
    return standingOf(env, found, session.userId)
  })

  serveWrite(app, api.putTournaments, async ({ env, body, now }) => {
    await finishTournaments(env, now)
    await plan.change(env, () => body)
    return { tournaments: body.tournaments.length }
  })
}
