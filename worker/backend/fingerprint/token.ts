import { DEVICE_HEADERS } from '../../../shared/domain/device.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { signature } from '../signature.ts'

/** A token is good for a day, ms. */
export const FINGERPRINT_MS = 86_400_000
/** Longest header that is looked at (SEC-19c). */
const LONGEST = 4096
const HARDWARE = /^[0-9a-f]{64}$/

/** Digest of the hardware that a call names; empty when it names none. */
export function hardwareOf(c: Ctx): string {
  const said = c.req.header(DEVICE_HEADERS.hardware) ?? ''
  if (said !== '' && !HARDWARE.test(said)) throw new HttpError('fingerprint')
  return said
}

/** The token of a device: when it ends, the digests of its components and of its hardware, and the proof that we wrote it. */
export async function makeToken(env: Env, components: string, hardware: string, endsAt: number): Promise<string> {
  const text = `${endsAt.toString(36)}.${components}.${hardware}`
  return `${text}.${await signature(env, 'fingerprint', text)}`
}

/**
 * The device that a call comes from; null when it names none, or by a token that has ended: it is not known then, and no device is granted
 * anything (SEC-19c). A token that is not ours, or was made on other hardware, is 400 with code 120: the browser takes a new one and asks
 * again, once.
 */
export async function deviceOf(c: Ctx, now: number): Promise<string | null> {
  const token = c.req.header(DEVICE_HEADERS.token)
  if (token === undefined) return null
  const end = token.lastIndexOf('.')
  const text = token.slice(0, end)
  const isOurs = token.length <= LONGEST && token.slice(end + 1) === (await signature(c.env, 'fingerprint', text))
  const [endsAt = '', components = '', hardware] = text.split('.')
  if (!isOurs || hardware !== hardwareOf(c)) throw new HttpError('fingerprint')
  return Number.parseInt(endsAt, 36) > now ? components : null
}
