import { solve } from '../../shared/domain/captcha/work.ts'
import { record } from '../api/loose.ts'
import { CaptchaFailure } from './failure.ts'

/** Gets a challenge, does its work and has it checked (spec §7, POST /validate); gives the token. Throws when any of it fails. */
export async function earnToken(signal: AbortSignal, send: typeof fetch = fetch): Promise<string> {
  const dataOf = async (path: string, body?: unknown) => {
    const answer = await send(path, {
      signal,
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    const data = record(record(await answer.json().catch(() => null)).data)
    if (!answer.ok) throw new CaptchaFailure(path, answer.status, data.type)
    return data
  }
  const { challenge, bits } = await dataOf('/web-api/captcha')
  if (typeof challenge !== 'string' || typeof bits !== 'number') throw new Error('no challenge')
  const { token } = await dataOf('/validate', { challenge, solution: await solve(challenge, bits, signal) })
  if (typeof token !== 'string') throw new Error('no token')
  return token
}
