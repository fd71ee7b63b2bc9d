import { drain } from '../../shared/api/drain.ts'
import { app } from './app.ts'
import { loadClock, now } from './clock/clock.ts'
import { siteConfigOf } from './config/site-config.ts'
import { forgetDraws, keepDraws } from './draws/keep.ts'
import type { Env } from './env.ts'
import { bookOf, isProduction, simulatorOf } from './env.ts'
import { endSessions } from './identity/session.ts'
import { completeExclusions, tellWallets } from './limits/tell-wallets.ts'
import { checkDomains } from './redirects/domains-checker.ts'
import { forgetCodes } from './sportsbook/codes/store.ts'
import { consumeWalletEvents } from './wallet/consume-events.ts'
import type { SentEvent } from './wallet/events.ts'

export { Book } from './feed/book.ts'
export { OddsShard } from './feed/shard.ts'
export { Simulator } from './simulator/object.ts'
export { Wallet } from './wallet/object.ts'

/** What lives by alarms goes on by itself, but has to be woken once after a start. */
const wake = (env: Env): Promise<unknown> => Promise.all([bookOf(env).wake(), simulatorOf(env).wake()])
let awake = false

export default {
  async fetch(request, env, ctx) {
    if (!awake) {
      awake = true
      ctx.waitUntil(
        wake(env).catch((error: unknown) => {
          awake = false
          console.error(JSON.stringify({ level: 'error', message: 'not woken yet', error: String(error) }))
        }),
      )
    }
    const answer = await app.fetch(request, env, ctx)
    await drain(request)
    return answer
  },
  queue: (batch, env) => consumeWalletEvents(batch, env),
  /**
   * Once a minute: wakes again, in case an alarm was lost, clears away ended sessions, tells wallets of exclusions, and keeps draws. Once an hour: old
   * coupon codes and draws go, and in production the hosts that redirects lead to are asked whether they answer.
   */
  scheduled: async ({ scheduledTime }, env) => {
    await loadClock(env)
    const isHour = new Date(scheduledTime).getUTCMinutes() === 0
    await Promise.all([
      wake(env),
      endSessions(env, now()),
      tellWallets(env),
      completeExclusions(env, now()),
      keepDraws(env, now()),
      isHour && forgetCodes(env.DB, Date.now()),
      isHour && forgetDraws(env, now()),
    ])
    if (isHour && isProduction(env)) await checkDomains((await siteConfigOf(env)).redirectHosts)
  },
} satisfies ExportedHandler<Env, SentEvent[]>
