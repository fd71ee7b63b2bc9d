import { answerRealityCheck, blockUser, getRealityCheck } from '../../../shared/api/limits.ts'
import { rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { DAY_SECONDS } from '../../../shared/domain/limits/kinds.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { closeSession } from '../identity/session.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import type { Asking, Change, Saved } from '../wallet/limits-api.ts'
import { asking, done, runningOf } from './ask.ts'
import { endAllSessions, exclude } from './exclusion.ts'
import { playsIntensively } from './may-market.ts'
import { changesOf } from './save.ts'

/** The wallet's word on a self-exclusion; null when it does not answer. */
async function told(env: Env, ask: Asking, changes: Change[]): Promise<Saved | null> {
  try {
    return await callWallet(env, ask.userId, (wallet) => wallet.saveLimits({ ...ask, changes }))
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Self-exclusion and reality checks: what protects works also while other parts do not answer. */
export function serveProtection(app: App): void {
  serve(app, blockUser, async ({ c, env, session, body, now }) => {
    const ask = await asking(c, session, now)
    const rules = rulesOf(ask.licence)
    const wanted = { limitType: 30, limitValue: body.seconds, reasonId: body.reasonId }
    const changes = changesOf([wanted], session.currency, rules)
    const saved = await told(env, ask, changes)
    if (saved) {
      const { ends } = done(saved)
      if (ends !== null) await exclude(env, session.userId, ends, true, now)
      else await endAllSessions(env, session.userId)
    } else if (body.seconds >= rules.minExclusionDays * DAY_SECONDS) {
      // Nobody signs in any more, so nothing can be staked; the wallet hears of it when it answers again (RG-53).
      await exclude(env, session.userId, now + body.seconds * 1000, false, now)
    } else throw new HttpError('unknownOutcome', { headers: { 'retry-after': '1' } })
    await closeSession(c)
    return { success: true as const }
  })

  serve(app, getRealityCheck, async ({ c, env, session, now }) => {
    const [ask, running] = await Promise.all([asking(c, session, now), runningOf(env, session)])
    const seen = await callWallet(env, session.userId, (wallet) => wallet.reality({ ...ask, running }))
    const { minutes, isHideable, dueAt, currency, stakes, returns, todayNet } = seen
    return {
      minutes,
      isHideable,
      dueAt: iso(dueAt),
      time: new Date(now).toISOString(),
      startedAt: new Date(running.startedAt).toISOString(),
      elapsedSeconds: Math.max(0, Math.floor((now - running.startedAt) / 1000)),
      sessionId: running.sessionHash.slice(0, 16),
      lastSignIn: running.before && { at: new Date(running.before.at).toISOString(), country: running.before.country },
      currency,
      stakes: formatMoney(stakes, currency),
      returns: formatMoney(returns, currency),
      net: formatMoney(returns - stakes, currency),
      todayNet: formatMoney(todayNet, currency),
      isIntensive: await playsIntensively(env, session.userId, now),
    }
  })

  serve(app, answerRealityCheck, async ({ c, env, session, body, now }) => {
    const { action, do_not_show_again, popup_show_at } = body.data.attributes
    const [ask, running] = await Promise.all([asking(c, session, now), runningOf(env, session)])
    const claimed = typeof popup_show_at === 'string' ? Date.parse(popup_show_at) : popup_show_at
    const { dueAt } = await callWallet(env, session.userId, (wallet) =>
      wallet.answerReality({
        ...ask,
        running,
        hide: action === 'continue' && do_not_show_again,
        shownAt: typeof claimed === 'number' && Number.isSafeInteger(claimed) ? claimed : null,
      }),
    )
    if (action === 'log_out') await closeSession(c)
    return { dueAt: action === 'log_out' ? null : iso(dueAt) }
  })
}
