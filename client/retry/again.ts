import { CAPTCHA_CODES } from '../../shared/domain/captcha/codes.ts'
import type { Answer, CallOptions } from '../api/request.ts'
import { showCaptcha } from '../captcha/show.ts'
import { $player } from '../stores/player.ts'
import { withCaptcha } from './with-captcha.ts'

/** The origin refuses the token of the device (decisions.md). */
const FINGERPRINT_CODE = '120'

/**
 * A refused call once more, where that may help: with a captcha that the person has solved, with a new token of the device when its own was
 * refused (spec §8), or with a new token when a player's call was refused as a visitor's. One that waits for changed terms leads to them. Gives the refusal when it does not help.
 */
export async function again(
  refused: Answer,
  path: string,
  options: CallOptions,
  ask: (options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  if (refused.ok || !refused.answered) return refused
  if (refused.status === 400 && CAPTCHA_CODES.has(refused.code)) {
    const captcha = await showCaptcha()
    return captcha === null ? refused : ask(withCaptcha(path, options, captcha))
  }
  if (refused.status === 400 && refused.code === FINGERPRINT_CODE) {
    const { renewFingerprint } = await import('../fingerprint/start.ts')
    await renewFingerprint()
    return ask(options)
  }
  if (refused.status === 451) {
    const { termsAsked } = await import('./ask-terms.ts')
    const confirm = termsAsked(refused.body, document.documentElement.lang, location)
    if (confirm !== null) location.assign(confirm)
  }
  if (refused.status !== 401 || $player.get() === null || path.startsWith('/web-api/auth/')) return refused
  const { refreshToken } = await import('./refresh.ts')
  return (await refreshToken()) ? ask(options) : refused
}
