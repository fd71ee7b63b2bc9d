import { clock, outbox, putConfig, simulator } from '../../../shared/api/operator.ts'
import { advanceClock, now as clockNow, setOffset } from '../clock/clock.ts'
import { patchSiteConfig } from '../config/site-config.ts'
import { bookOf, type Env, isProduction, simulatorOf } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { SESSION_SECONDS } from '../identity/cookies.ts'
import { outboxPage } from '../identity/outbox.ts'
import { serveWrite } from './audit.ts'
import { settleTimes } from './clock.ts'

/** Calls that exist only outside production. */
function refuseProduction(env: Env): void {
  if (isProduction(env)) throw new HttpError('notFound')
}

/** How long the clock's answer waits for the feed to follow, real milliseconds; after that the feed goes on by itself. */
const FEED_MS = 4_000

/** Tells the built-in feed that the time has jumped; the answer normally comes when its prices are of the new time. */
async function reseed(c: Ctx, env: Env): Promise<void> {
  const following = simulatorOf(env)
    .wake()
    .catch((error: unknown) =>
      console.error(
        JSON.stringify({ level: 'error', message: 'the feed did not follow the clock', error: String(error) }),
      ),
    )
  c.executionCtx.waitUntil(following)
  await Promise.race([following, new Promise((resolve) => setTimeout(resolve, FEED_MS))])
}

/** Site config, clock, outbox and the built-in feed. */
export function serveHouse(app: App): void {
  serveWrite(app, putConfig, async ({ env, body }) => {
    await patchSiteConfig(env, body)
    // The book hears of it by itself within 10 s; the config stands either way.
    await bookOf(env)
      .configured()
      .catch((error: unknown) =>
        console.error(JSON.stringify({ level: 'error', message: 'the book was not told', error: String(error) })),
      )
    return {}
  })
  serveWrite(app, clock, async ({ c, env, body }) => {
    refuseProduction(env)
    const reset = 'reset' in body
    await (reset ? setOffset(env, 0) : advanceClock(env, body.advanceSeconds * 1000))
    await settleTimes(env, clockNow(), SESSION_SECONDS * 1000, reset)
    await reseed(c, env)
    return { time: new Date(clockNow()).toISOString() }
  })
  serve(app, outbox, ({ env, query }) => {
    refuseProduction(env)
    return outboxPage(env, query.to, query.page ?? 1)
  })
  serveWrite(app, simulator, ({ env, body, now }) => simulatorOf(env).control(body, now))
}
