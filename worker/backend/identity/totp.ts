import { timingSafeEqual } from 'node:crypto'

/** RFC 6238 as authenticator apps have it: SHA-1, six digits, steps of 30 seconds; a neighbouring step counts too, clocks differ. */
const STEP_SECONDS = 30
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits in base32 (RFC 4648, without padding). */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  let [bits, held, text] = [0, 0, '']
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET[(held >> bits) & 31]
      held &= (1 << bits) - 1
    }
  }
  return text
}

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  let [bits, held] = [0, 0]
  const bytes: number[] = []
  for (const letter of secret) {
    held = (held << 5) | ALPHABET.indexOf(letter)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
    held &= (1 << bits) - 1
  }
  return new Uint8Array(bytes)
}

export const stepAt = (seconds: number): number => Math.floor(seconds / STEP_SECONDS)

/** The code of a time step. */
export async function codeOf(secret: string, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const at = mac.getUint8(19) & 15
  return String((mac.getUint32(at) & 0x7fff_ffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step that a code belongs to, now or beside it; null when it is none of them. `seconds` of real time, since the app has no other. */
export async function matchingStep(secret: string, code: string, seconds: number): Promise<number | null> {
  if (!/^[0-9]{6}$/.test(code)) return null
  const now = stepAt(seconds)
  let found: number | null = null
  for (const step of [now - 1, now, now + 1])
    if (timingSafeEqual(Buffer.from(await codeOf(secret, step)), Buffer.from(code))) found = step
  return found
}

/** What an app of codes reads. */
export const otpUri = (secret: string, company: string, login: string): string =>
  `otpauth://totp/${encodeURIComponent(`${company}:${login}`)}?${new URLSearchParams({ secret, issuer: company })}`
