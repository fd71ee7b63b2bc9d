import {
  availableLimits,
  clientLimits,
  getLimits,
  limitAction,
  ping,
  removeLimit,
  saveLimits,
  selfExcludeReasons,
  testAnswers,
} from '../../../shared/api/limits.ts'
import { rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { isKindId, KIND_IDS, kindOf } from '../../../shared/domain/limits/kinds.ts'
import { choiceName, REASON_IDS, reasonText } from '../../../shared/domain/limits/labels.ts'
import { judged, questionsIn } from '../../../shared/domain/limits/questions.ts'
import { choices } from '../../../shared/domain/limits/value.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { bearerOf } from '../identity/bearer.ts'
import { playerById } from '../identity/player.ts'
import { closeSession, sessionOf } from '../identity/session.ts'
import { zoneOf } from '../identity/wallet.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { asking, done, inWords, languageOf, runningOf } from './ask.ts'
import { exclude } from './exclusion.ts'
import { changesOf, keyOf, whenItCounts } from './save.ts'

const list = <T>(items: T[]) => ({ items, total: items.length, page: 1 })
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** A player's limits (spec §7): the wallet decides each, the edge and the browser only show them. */
export function serveLimits(app: App): void {
  serve(app, getLimits, async ({ c, env, session, now }) => {
    const ask = await asking(c, session, now)
    const running = await runningOf(env, session)
    const views = await callWallet(env, session.userId, (wallet) => wallet.limits({ ...ask, running }))
    return { limits: inWords(views, ask, languageOf(c)) }
  })

  serve(app, availableLimits, async ({ c, session, now }) => {
    const rules = rulesOf((await asking(c, session, now)).licence)
    const lang = languageOf(c)
    return list(
      KIND_IDS.map((type) => {
        const { measure } = kindOf(type)
        const options = choices(type, rules).map((value, i) => ({
          id: i + 1,
          value,
          name: choiceName(value, measure, lang),
        }))
        return { type, options }
      }),
    )
  })

  serve(app, selfExcludeReasons, async ({ c }) => {
    if (!(await sessionOf(c)) && (await bearerOf(c)) === null) throw new HttpError('unauthorised')
    return list(REASON_IDS.map((id) => ({ id, selfExcludeReason: reasonText(id, languageOf(c)) ?? '' })))
  })

  serve(app, saveLimits, async ({ c, env, session, body, now }) => {
    const ask = await asking(c, session, now)
    const changes = changesOf(body.limits, session.currency, rulesOf(ask.licence))
    const key = await keyOf(c, body)
    const asksFirst = (await siteConfigOf(env)).limitQuestions
    const saved = done(
      await callWallet(env, session.userId, (wallet) => wallet.saveLimits({ ...ask, changes, key, asksFirst })),
    )
    if (saved.ends !== null) {
      await exclude(env, session.userId, saved.ends, true, now)
      await closeSession(c)
    }
    const lang = languageOf(c)
    return {
      status: 200,
      message: saved.token === null ? whenItCounts(changes, saved.limits, now) : 'Please answer the questions first',
      questions: saved.token === null ? [] : questionsIn(lang),
      tokenGuid: saved.token,
      limitsData: inWords(saved.limits, ask, lang),
    }
  })

  serve(app, testAnswers, async ({ c, env, session, body, now }) => {
    const ask = await asking(c, session, now)
    const questionsResult = judged(body.answers)
    const isRight = questionsResult.every((question) => question.isRight)
    const { limits } = done(
      await callWallet(env, session.userId, (wallet) =>
        wallet.answerTest({ ...ask, token: body.tokenGuid.toLowerCase(), isRight }),
      ),
    )
    return { questionsResult, success: isRight, limitsData: inWords(limits, ask, languageOf(c)) }
  })

  serve(app, limitAction, async ({ c, env, session, body, now }) => {
    const ask = await asking(c, session, now)
    const { limitType: kind, action } = body
    const { limits } = done(
      await callWallet(env, session.userId, (wallet) => wallet.decideLimit({ ...ask, kind, action })),
    )
    const title =
      action === 'confirm' ? 'responsible_gaming_confirm_limit_success' : 'responsible_gaming_cancel_limit_success'
    return { status: 200, title, limitsData: inWords(limits, ask, languageOf(c)) }
  })

  serve(app, removeLimit, async ({ c, env, session, params, now }) => {
    const kind = params.type
    if (!isKindId(kind)) throw new HttpError('notFound')
    const ask = await asking(c, session, now)
    if (kind === 32) changesOf([{ limitType: kind, limitValue: 0 }], session.currency, rulesOf(ask.licence))
    const { limits } = done(await callWallet(env, session.userId, (wallet) => wallet.removeLimit({ ...ask, kind })))
    const isWaiting = limits.some((limit) => limit.limitType === kind && limit.limitState === 'PENDING')
    const title = isWaiting ? 'main_save_success' : 'responsible_gaming_cancel_limit_success'
    return { status: 200, title, limitsData: inWords(limits, ask, languageOf(c)) }
  })

  serve(app, clientLimits, async ({ c, env, session, now }) => {
    const ask = await asking(c, session, now)
    const views = await callWallet(env, session.userId, (wallet) => wallet.limits({ ...ask, running: null }))
    return list(
      views.flatMap(({ limitType, limitValue, approveAt }) =>
        approveAt !== null && kindOf(limitType).family === 'deposit'
          ? [{ limitType, limitValue, timestamp: approveAt }]
          : [],
      ),
    )
  })

  serve(app, ping, async ({ c, env, session, now }) => {
    const [ask, running, player] = await Promise.all([
      asking(c, session, now),
      runningOf(env, session),
      playerById(env, session.userId),
    ])
    if (!player) throw new HttpError('unauthorised')
    const time = await callWallet(env, session.userId, (wallet) =>
      wallet.beat({ ...ask, hoursEast: zoneOf(player), running }),
    )
    return {
      secondsLeft: time.secondsLeft,
      renewsAt: iso(time.renewsAt),
      realityCheckAt: iso(time.realityCheckAt),
    }
  })
}
