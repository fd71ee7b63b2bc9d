import { CAPTCHA_FAILURE } from '../../shared/domain/captcha/codes.ts'
import { logOut } from '../session/log-out.ts'
import { $player } from '../stores/player.ts'

/** A call of the captcha that was refused, with the type that the origin gave it. */
export class CaptchaFailure extends Error {
  readonly type: unknown
  constructor(path: string, status: number, type: unknown) {
    super(`${path}: ${status}`)
    this.type = type
  }
}

/** Logs a player out whose captcha has failed so that his session is to end (type 2, spec §8). False: it may be tried again. */
export async function endsSession(
  error: unknown,
  lang: string,
  parts = { logOut, reload: () => location.reload() },
): Promise<boolean> {
  if (!(error instanceof CaptchaFailure) || error.type !== CAPTCHA_FAILURE.logOut || !$player.get()) return false
  if (!(await parts.logOut(lang))) parts.reload()
  return true
}
