import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { type Env, walletOf } from '../../../worker/backend/env.ts'
import { login, operator, type Seen, Visitor } from '../identity/visitor.ts'
import { bettor, event, placed, refusal } from './bettor.ts'

const bindings = env as unknown as Env
const HOUR = 3600
const advance = (seconds: number) => operator('POST', '/clock', { advanceSeconds: seconds })
const patch = async (id: number, profile: Record<string, unknown>) =>
  expect((await operator('PATCH', `/players/${id}`, profile)).status).toBe(200)
const codes = (answers: Seen[]) => answers.map(({ status }) => status)

afterEach(() => operator('POST', '/clock', { reset: true }))

/** A player whose session this isolate keeps: the first bet hears the wallet's version, the second reads the session under it. */
async function keptBettor() {
  const player = await bettor('100.00')
  const match = await event('2.000')
  const bet = (key?: string) => player.place(player.single(match, '1.00'), key)
  placed(await bet())
  placed(await bet())
  return { ...player, match, bet }
}
/** What another isolate does between its write and its answer. */
const forget = (hash: string) => bindings.DB.prepare('DELETE FROM session WHERE hash = ?1').bind(hash).run()
const hashesOf = async (id: number) =>
  (await bindings.DB.prepare('SELECT hash FROM session WHERE player = ?1').bind(id).all<{ hash: string }>()).results

describe('a bet on a session that the isolate has kept', () => {
  it('costs no read of it, and counts until the wallet hears of its end', async () => {
    const p = await keptBettor()
    for (const { hash } of await hashesOf(p.id)) await forget(hash)
    placed(await p.bet())
    await walletOf(bindings, p.id).renewVersion()
    expect((await p.bet()).status).toBe(401)
    expect((await p.bet()).status).toBe(401)
  })

  it('is kept for a minute at most', async () => {
    const p = await keptBettor()
    for (const { hash } of await hashesOf(p.id)) await forget(hash)
    await advance(61)
    expect((await p.bet()).status).toBe(401)
  })

  it('is refused by a ban at the very next bet, and taken again after it', async () => {
    const p = await keptBettor()
    await patch(p.id, { ban_level: 1 })
    expect(refusal(await p.bet())).toMatchObject({ status: 403, title: 'main_banned' })
    await patch(p.id, { ban_level: 0 })
    placed(await p.bet())
    placed(await p.bet())
    await patch(p.id, { ban_level: 1 })
    expect((await p.bet()).status).toBe(403)
    expect(await p.balance()).toBe('96.00')
  })

  it('is refused when the verification is taken back, or its sport is closed, by operator or player', async () => {
    const p = await keptBettor()
    await patch(p.id, { age_verified: false })
    expect((await p.bet()).status).toBe(403)
    await patch(p.id, { age_verified: true })
    placed(await p.bet())
    await patch(p.id, { disallow_line_sport: [1] })
    expect((await p.bet()).status).toBe(422)
    await patch(p.id, { disallow_line_sport: [] })
    placed(await p.bet())
    await p.visitor.send('/web-api/office/settings/disallowed-sports', { method: 'PUT', json: { line: [1], live: [] } })
    expect((await p.bet()).status).toBe(422)
  })

  it('is refused after signing out, whatever the bet and its key', async () => {
    const p = await keptBettor()
    const key = crypto.randomUUID()
    placed(await p.bet(key))
    const stolen = new Visitor()
    for (const [name, value] of p.visitor.cookies) stolen.cookies.set(name, value)
    await p.visitor.post('/web-api/auth/disconnect', {})
    const again = (json: unknown, idempotency = key) =>
      stolen.post('/web-api/coupon/place', json, { 'idempotency-key': idempotency })
    const same = { changeCoefAction: 0, coefViewId: 0, ...p.single(p.match, '1.00') }
    expect(codes([await again(same), await again({}), await again(same, crypto.randomUUID())])).toEqual([401, 401, 401])
  })

  it('is refused after another sign-in has taken its place in the browser, and the new one counts', async () => {
    const p = await keptBettor()
    const old = new Visitor()
    for (const [name, value] of p.visitor.cookies) old.cookies.set(name, value)
    expect((await login(p.visitor, p.email, p.password)).status).toBe(200)
    placed(await p.bet())
    const answer = await old.post('/web-api/coupon/place', p.single(p.match, '1.00'), {
      'idempotency-key': crypto.randomUUID(),
    })
    expect(answer.status).toBe(401)
  })

  it('gives a key its first answer also after a ban', async () => {
    const p = await keptBettor()
    const key = crypto.randomUUID()
    const first = await p.bet(key)
    await patch(p.id, { ban_level: 1 })
    const again = await p.bet(key)
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([201, first.text, 'true'])
  })

  it('ends by inactivity and by age, on the backend’s clock', async () => {
    const idle = await keptBettor()
    await advance(2 * HOUR + 60)
    expect((await idle.bet()).status).toBe(401)
    await operator('POST', '/clock', { reset: true })
    const old = await keptBettor()
    await advance(13 * HOUR)
    expect((await old.bet()).status).toBe(401)
  })

  it('lets no bet through after a ban is answered, and counts what came before, when both race', async () => {
    const p = await keptBettor()
    let banned = false
    const late: number[] = []
    const bets = Array.from({ length: 20 }, async () => {
      const began = banned
      const { status } = await p.bet()
      if (began) late.push(status)
      return status
    })
    const ban = patch(p.id, { ban_level: 1 }).then(() => {
      banned = true
    })
    const statuses = await Promise.all(bets)
    await ban
    for (let i = 0; i < 5; i++) late.push((await p.bet()).status)
    expect(late.every((status) => status === 403)).toBe(true)
    const taken = statuses.filter((status) => status === 201).length
    expect(taken + statuses.filter((status) => status === 403).length).toBe(20)
    expect(await p.balance()).toBe(`${98 - taken}.00`)
  })
})

it('shows an end of a session to other calls at once, kept or not', async () => {
  const p = await keptBettor()
  for (const { hash } of await hashesOf(p.id)) await forget(hash)
  expect((await p.visitor.send('/web-api/accounts')).status).toBe(401)
})
