import type { Env } from '../env.ts'
import { signature } from '../signature.ts'

/** A challenge and its token are good for so long, ms (SEC-16). */
export const CAPTCHA_MS = 300_000
/** Longest token that is looked at. */
const LONGEST = 2048

const isOld = (madeAt: number, now: number): boolean => !(madeAt <= now && now - madeAt <= CAPTCHA_MS)

/** A new challenge, which names when it was made and by whom. */
export async function makeChallenge(env: Env, now: number): Promise<string> {
  const text = `${now.toString(36)}.${Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('base64url')}`
  return `${text}.${await signature(env, 'captcha:challenge', text)}`
}

export type Verdict = 'good' | 'old' | 'forged'

/** Is a challenge one of ours, and still young? */
export async function challengeVerdict(env: Env, challenge: string, now: number): Promise<Verdict> {
  const [made = '', random = '', proof = ''] = challenge.split('.')
  if (proof !== (await signature(env, 'captcha:challenge', `${made}.${random}`))) return 'forged'
  return isOld(Number.parseInt(made, 36), now) ? 'old' : 'good'
}

/** The token of a challenge that was solved. */
export const tokenOf = async (env: Env, challenge: string): Promise<string> =>
  `${challenge}.${await signature(env, 'captcha:solved', challenge)}`

/** Takes a token, once: true when it is ours, young, and nobody has used it. Those that are old anyway are forgotten. */
export async function spend(env: Env, token: string, now: number): Promise<boolean> {
  if (token.length > LONGEST) return false
  const challenge = token.slice(0, token.lastIndexOf('.'))
  if (token !== (await tokenOf(env, challenge)) || (await challengeVerdict(env, challenge, now)) !== 'good')
    return false
  const [, taken] = await env.DB.batch([
    env.DB.prepare('DELETE FROM captcha_used WHERE at < ?1').bind(now - CAPTCHA_MS),
    env.DB.prepare('INSERT OR IGNORE INTO captcha_used (id, at) VALUES (?1, ?2)').bind(challenge, now),
  ])
  return taken?.meta.changes === 1
}
