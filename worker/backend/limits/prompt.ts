import { declineLimitsPrompt, getLimitsPrompt } from '../../../shared/api/limits-prompt.ts'
import { rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { kindOf } from '../../../shared/domain/limits/kinds.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { changeProfile, playerById } from '../identity/player.ts'
import type { Session } from '../identity/session.ts'
import { withSaved } from '../settings/save.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import type { Asking } from '../wallet/limits-api.ts'
import { asking } from './ask.ts'

/** Where a player's profile keeps that he declined. No call of the settings knows this name. */
const KEY = 'limits_prompt'

/** Has the player a deposit limit that counts? */
export async function hasDepositLimit(env: Env, { userId }: Session, ask: Asking): Promise<boolean> {
  const limits = await callWallet(env, userId, (wallet) => wallet.limits({ ...ask, running: null }))
  return limits.some(({ limitType, limitState }) => limitState === 'ACTIVE' && kindOf(limitType).family === 'deposit')
}

/** The question for deposit limits that a new player is asked, and his no to it (RG-82). */
export function serveLimitsPrompt(app: App): void {
  serve(app, getLimitsPrompt, async ({ c, env, session, now }) => {
    const ask = await asking(c, session, now)
    const isMandatory = rulesOf(ask.licence).depositLimitMandatory
    const [has, player] = await Promise.all([hasDepositLimit(env, session, ask), playerById(env, session.userId)])
    const isDeclined = player?.profile.office?.settings[KEY] === false
    return { isDue: !has && (isMandatory || !isDeclined), isMandatory, currency: session.currency }
  })

  serve(app, declineLimitsPrompt, async ({ c, env, session, now }) => {
    const { licence } = await asking(c, session, now)
    if (rulesOf(licence).depositLimitMandatory) throw new HttpError('limitFirst')
    await changeProfile(env, session.userId, (before) => withSaved(before, { key: KEY, value: false, display: null }))
    return { isDue: false as const }
  })
}
