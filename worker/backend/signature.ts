import type { Env } from './env.ts'

/** What a text is signed for; one purpose's signature proves nothing for another. */
type Purpose =
  | 'captcha:challenge'
  | 'captcha:solved'
  | 'fingerprint'
  | 'payment:sandbox'
  | 'payment:payer'
  | 'payment:grant'
  | 'sign-in'
  | 'casino'
  | 'newsletter'
  | 'friend'
  | 'casino'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** HMAC-SHA-256 of a text under the house's own secret, base64url. */
export async function signature(env: Env, purpose: Purpose, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', utf8(env.PEPPER), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return Buffer.from(await crypto.subtle.sign('HMAC', key, utf8(`${purpose}:${text}`))).toString('base64url')
}
