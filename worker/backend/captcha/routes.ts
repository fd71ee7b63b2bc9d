import { captchaChallenge, validateCaptcha } from '../../../shared/api/captcha.ts'
import { CAPTCHA_FAILURE } from '../../../shared/domain/captcha/codes.ts'
import { isSolution, WORK_BITS } from '../../../shared/domain/captcha/work.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { closeSession } from '../identity/session.ts'
import { challengeVerdict, makeChallenge, tokenOf } from './token.ts'

/** A captcha that asks the browser for work and the person for one press: no picture to read, nobody else to tell (WCAG 3.3.8). */
export function serveCaptcha(app: App): void {
  serve(app, captchaChallenge, async ({ env, now }) => ({ challenge: await makeChallenge(env, now), bits: WORK_BITS }))
  serve(app, validateCaptcha, async ({ c, env, now, body }) => {
    const verdict = await challengeVerdict(env, body.challenge, now)
    if (verdict === 'forged') {
      // No page of ours makes challenges: whoever does is not the player, and does not stay him (spec §8).
      await closeSession(c)
      throw new HttpError('captchaWrong', { data: { type: CAPTCHA_FAILURE.logOut } })
    }
    if (verdict === 'old') throw new HttpError('captchaOld', { data: { type: CAPTCHA_FAILURE.again } })
    if (!(await isSolution(body.challenge, body.solution, WORK_BITS)))
      throw new HttpError('captchaWrong', { data: { type: CAPTCHA_FAILURE.again } })
    return { token: await tokenOf(env, body.challenge) }
  })
}
