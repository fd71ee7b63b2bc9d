import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { solve, WORK_BITS } from '../../../shared/domain/captcha/work.ts'
import { app } from '../../../worker/backend/app.ts'
import { CAPTCHA_MS, makeChallenge, spend, tokenOf } from '../../../worker/backend/captcha/token.ts'
import type { Env } from '../../../worker/backend/env.ts'
import { player, SITE, Visitor, whoAmI } from '../identity/visitor.ts'

const bindings = env as unknown as Env
const never = new AbortController().signal
const dataOf = ({ data }: { data: unknown }) => (data as { data: Record<string, string> }).data
const challengeNow = async () => dataOf(await new Visitor().send('/web-api/captcha')).challenge ?? ''
const validate = (challenge: string, solution: number) => new Visitor().post('/validate', { challenge, solution })

describe('[S7.33] POST /validate', () => {
  it('gives a token for a challenge that is solved', async () => {
    const challenge = await challengeNow()
    const answer = await validate(challenge, await solve(challenge, WORK_BITS, never))
    expect(answer.status).toBe(200)
    expect(dataOf(answer).token).toMatch(new RegExp(`^${challenge}\\.`))
  })

  it('[SEC-16] refuses a wrong answer, a challenge of somebody else’s making, and one that is too old', async () => {
    const challenge = await challengeNow()
    const right = await solve(challenge, WORK_BITS, never)
    expect(await validate(challenge, right + 1)).toMatchObject({ status: 400, data: { code: 112 } })
    const [made, random] = challenge.split('.')
    const own = `${made}.${random}x.${challenge.split('.')[2]}`
    expect(await validate(own, await solve(own, WORK_BITS, never))).toMatchObject({ status: 400, data: { code: 112 } })
    const old = await makeChallenge(bindings, Date.now() - CAPTCHA_MS - 60_000)
    expect(await validate(old, await solve(old, WORK_BITS, never))).toMatchObject({ status: 400, data: { code: 113 } })
    expect((await validate('', 1)).status).toBe(422)
  })
})

it('[S8.10] a challenge that is not ours is failure type 2 and ends the session; a wrong answer is type 1 and does not', async () => {
  const { visitor, id } = await player()
  const challenge = await challengeNow()
  const wrong = (await solve(challenge, WORK_BITS, never)) + 1
  const mistaken = await visitor.post('/validate', { challenge, solution: wrong })
  expect([mistaken.status, dataOf(mistaken).type, await whoAmI(visitor)]).toEqual([400, 1, { user_id: id }])
  const forged = await visitor.post('/validate', { challenge: `${challenge}x`, solution: 1 })
  expect([forged.status, dataOf(forged).type, await whoAmI(visitor)]).toEqual([400, 2, { user_id: null }])
})

describe('[SEC-16] a token', () => {
  const now = 1_800_000_000_000
  it('counts once, within five minutes, and only one of ours', async () => {
    const token = await tokenOf(bindings, await makeChallenge(bindings, now))
    expect(await spend(bindings, token, now + CAPTCHA_MS + 1)).toBe(false)
    const tries = await Promise.all(Array.from({ length: 5 }, () => spend(bindings, token, now + 1000)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await spend(bindings, `${token}x`, now)).toBe(false)
    expect(await spend(bindings, 'x'.repeat(5000), now)).toBe(false)
    const challenge = await makeChallenge(bindings, now)
    expect(await spend(bindings, challenge, now)).toBe(false)
  })

  it('lets a try to sign in through in production, where no other value does', async () => {
    const production = { ...bindings, ENVIRONMENT: 'production' as const }
    const login = (captcha?: string) =>
      app.request(
        `${SITE}/web-api/auth/login/email`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            ...(captcha !== undefined && { 'x-captcha': captcha }),
          },
          body: JSON.stringify({ uLogin: btoa('captcha@example.test'), uPassword: btoa('wrong-password') }),
        },
        production,
        { waitUntil: () => {}, passThroughOnException: () => {}, props: {} },
      )
    for (let n = 0; n < 5; n++) await login()
    expect((await login()).status).toBe(400)
    const token = await tokenOf(bindings, await makeChallenge(bindings, Date.now()))
    expect((await login(token)).status).toBe(401)
    expect((await login(token)).status).toBe(400)
    expect((await login('solved')).status).toBe(400)
  })
})
