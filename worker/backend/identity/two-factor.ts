import * as v from 'valibot'
import type { Env } from '../env.ts'
import { sha256 } from '../sha256.ts'
import { matchingStep, newSecret } from './totp.ts'

const RECOVERY_CODES = 10
const row = v.object({ secret: v.string(), is_on: v.number(), last_step: v.number() })

async function read({ DB }: Env, userId: number) {
  const found = await DB.prepare('SELECT secret, is_on, last_step FROM two_factor WHERE player = ?1')
    .bind(userId)
    .first()
  return found ? v.parse(row, found) : null
}

export const isTwoFactorOn = async (env: Env, userId: number): Promise<boolean> =>
  (await read(env, userId))?.is_on === 1

/** A secret that waits for its first code; null when two-step sign-in is on already. */
export async function beginSecret({ DB }: Env, userId: number): Promise<string | null> {
  const secret = newSecret()
  const { meta } = await DB.prepare(
    `INSERT INTO two_factor (player, secret, is_on, last_step) VALUES (?1, ?2, 0, 0)
     ON CONFLICT (player) DO UPDATE SET secret = ?2, last_step = 0 WHERE is_on = 0`,
  )
    .bind(userId, secret)
    .run()
  return meta.changes > 0 ? secret : null
}

/** Takes a code of the app: a step counts once, however many ask at the same time (SEC-18). */
async function takeStep(env: Env, userId: number, isOn: 0 | 1, code: string): Promise<boolean> {
  const known = await read(env, userId)
  if (known?.is_on !== isOn) return false
  const step = await matchingStep(known.secret, code, Date.now() / 1000)
  if (step === null) return false
  const { meta } = await env.DB.prepare(
    'UPDATE two_factor SET last_step = ?2, is_on = 1 WHERE player = ?1 AND is_on = ?3 AND last_step < ?2 AND secret = ?4',
  )
    .bind(userId, step, isOn, known.secret)
    .run()
  return meta.changes > 0
}

const recoveryHash = (userId: number, code: string) => sha256(`recovery:${userId}:${code.toUpperCase()}`)

/** Switches two-step sign-in on by the first code; gives the recovery codes, null when the code is wrong. */
export async function switchOn(env: Env, userId: number, code: string): Promise<string[] | null> {
  if (!(await takeStep(env, userId, 0, code))) return null
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(5)))
      .toString('hex')
      .toUpperCase(),
  )
  const hashes = await Promise.all(codes.map((each) => recoveryHash(userId, each)))
  await env.DB.batch([
    env.DB.prepare('DELETE FROM recovery_code WHERE player = ?1').bind(userId),
    env.DB.prepare('INSERT INTO recovery_code (player, hash) SELECT ?1, value FROM json_each(?2)').bind(
      userId,
      JSON.stringify(hashes),
    ),
  ])
  return codes
}

/** Takes a code of the app, or one of the recovery codes, each once. */
export async function takeSecondStep(env: Env, userId: number, code: string): Promise<boolean> {
  if (await takeStep(env, userId, 1, code)) return true
  const { meta } = await env.DB.prepare('DELETE FROM recovery_code WHERE player = ?1 AND hash = ?2')
    .bind(userId, recoveryHash(userId, code))
    .run()
  return meta.changes > 0
}

export async function switchOff({ DB }: Env, userId: number): Promise<void> {
  await DB.batch([
    DB.prepare('DELETE FROM two_factor WHERE player = ?1').bind(userId),
    DB.prepare('DELETE FROM recovery_code WHERE player = ?1').bind(userId),
  ])
}

export const recoveryCodesLeft = async ({ DB }: Env, userId: number): Promise<number> =>
  (await DB.prepare('SELECT COUNT(*) AS n FROM recovery_code WHERE player = ?1').bind(userId).first<number>('n')) ?? 0
