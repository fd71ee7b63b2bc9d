import { spend } from '../captcha/token.ts'
import { type Env, isProduction } from '../env.ts'
import { HttpError } from '../http/error.ts'
import type { Ctx } from '../http/serve.ts'
import { addressKey } from './address.ts'
import { callerAddress } from './caller.ts'

/** Sign-in failures (SEC-11): from this many a captcha is asked for, from `DELAY_FROM` an answer is delayed too. */
const CAPTCHA_FROM = 5
const DELAY_FROM = 20
const WINDOW_MS = 15 * 60_000
/** The delay doubles with each further failure, seconds. */
const DELAY = { first: 30, most: 15 * 60 }

const delaySeconds = (count: number) => Math.min(DELAY.most, DELAY.first * 2 ** Math.max(0, count - DELAY_FROM))

/** Was a captcha solved for this call? Its token counts once; outside production any value does. */
async function captchaSolved(c: Ctx, at: number): Promise<boolean> {
  const token = c.req.header('x-captcha') ?? ''
  return token !== '' && (!isProduction(c.env) || (await spend(c.env, token, at)))
}

/**
 * Counts a try as a failure before it is known to be one, so that many at once cannot slip through. The condition is in the statement:
 * without a solved captcha a key that has reached the threshold is not counted on, and gives no row.
 */
async function take(env: Env, key: string, at: number, solved: boolean): Promise<number | null> {
  const row = await env.DB.prepare(
    `INSERT INTO login_failure (key, count, last) VALUES (?1, 1, ?2)
     ON CONFLICT (key) DO UPDATE SET count = CASE WHEN last <= ?2 - ${WINDOW_MS} THEN 1 ELSE count + 1 END, last = ?2
     WHERE ?3 = 1 OR count < ${CAPTCHA_FROM} OR last <= ?2 - ${WINDOW_MS}
     RETURNING count`,
  )
    .bind(key, at, solved ? 1 : 0)
    .first<{ count: number }>()
  return row?.count ?? null
}

async function refusal(env: Env, key: string, at: number): Promise<HttpError> {
  const row = await env.DB.prepare('SELECT count, last FROM login_failure WHERE key = ?1')
    .bind(key)
    .first<{ count: number; last: number }>()
  const left = row && row.count >= DELAY_FROM ? Math.ceil((row.last - at) / 1000) + delaySeconds(row.count) : 0
  return left > 0 ? tooMany(left) : new HttpError('captcha')
}
const tooMany = (seconds: number) => new HttpError('tooMany', { headers: { 'retry-after': String(seconds) } })

export interface Attempt {
  /** The try was right: the account's failures are forgotten, the address's stay but for this one. */
  succeeded(): Promise<void>
  /** The error that a wrong try is answered with. */
  failure(wrong?: 'wrongCredentials' | 'wrongCode' | 'wrongPassword'): HttpError
}

/** An account's failures count no more: its owner has shown otherwise that he is it. */
export async function forgetFailures({ DB }: Env, account: string): Promise<void> {
  await DB.prepare('DELETE FROM login_failure WHERE key = ?1').bind(`account:${account}`).run()
}

/**
 * Lets a sign-in try through or throws 400 (code 111, captcha) or 429. The address counts where it is told. A solved captcha lets the right password through at any count: nobody can lock another's account for good.
 */
export async function attempt(c: Ctx, account: string, at: number): Promise<Attempt> {
  const ip = callerAddress(c)
  const keys = [`account:${account}`, ...(ip === null ? [] : [`address:${addressKey(ip)}`])]
  const solved = await captchaSolved(c, at)
  let worst = 0
  const taken: string[] = []
  for (const key of keys) {
    const count = await take(c.env, key, at, solved)
    if (count === null) {
      await giveBack(c.env, taken)
      throw await refusal(c.env, key, at)
    }
    taken.push(key)
    worst = Math.max(worst, count)
  }
  return {
    succeeded: async () => {
      await forgetFailures(c.env, account)
      await giveBack(c.env, keys.slice(1))
    },
    failure: (wrong = 'wrongCredentials') =>
      worst >= DELAY_FROM ? tooMany(delaySeconds(worst)) : new HttpError(wrong),
  }
}

async function giveBack(env: Env, keys: string[]): Promise<void> {
  for (const key of keys)
    await env.DB.prepare('UPDATE login_failure SET count = count - 1 WHERE key = ?1 AND count > 0').bind(key).run()
}
