import * as calls from '../../../shared/api/feed.ts'
import { bookOf } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { serveLive } from './live/route.ts'

/** The feed's calls: reading for everyone, messages from the operator, the live socket. */
export function serveFeed(app: App): void {
  serve(app, calls.sports, async ({ env, now, query }) => {
    const all = await bookOf(env).sports(now)
    const items = all.filter((sport) => query.type === undefined || sport[query.type] > 0)
    return { items, total: items.length, page: 1 }
  })
  serve(app, calls.champs, async ({ env, now, query }) => {
    const items = await bookOf(env).champs(query, now)
    return { items, total: items.length, page: 1 }
  })
  serve(app, calls.events, ({ env, now, query }) => bookOf(env).events(query, now))
  serve(app, calls.event, async ({ env, now, params }) => {
    const event = await bookOf(env).event(params.id, now)
    if (!event) throw new HttpError('notFound')
    return event
  })
  serve(app, calls.results, ({ env, now, query }) => bookOf(env).results(query, now))
  serve(app, calls.resultChamps, async ({ env, query }) => {
    const items = await bookOf(env).resultChamps(query.sport)
    return { items, total: items.length, page: 1 }
  })
  serve(app, calls.teamEvents, async ({ env, now, params }) => {
    const items = await bookOf(env).teamEvents(params.id, now)
    return { items, total: items.length, page: 1 }
  })
  serve(app, calls.feedMessages, ({ env, now, body }) => bookOf(env).ingest(body.producer, body.messages, now))
  serveLive(app)
}
