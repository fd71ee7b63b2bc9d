import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { walletOf } from '../../../worker/backend/env.ts'
import { exclude } from '../../../worker/backend/limits/exclusion.ts'
import { completeExclusions, tellWallets } from '../../../worker/backend/limits/tell-wallets.ts'
import { login, operator, player, register, Visitor, whoAmI } from '../identity/visitor.ts'
import { bettor, event, placed, settle } from '../sportsbook/bettor.ts'
import { arrive, sent } from '../wallet/arrive.ts'
import {
  advance,
  block,
  byLimit,
  DAY,
  later,
  licence,
  limitsOf,
  refused,
  remove,
  resetClock,
  save,
  set,
  states,
  V3,
} from './limits.ts'

beforeAll(() => licence('gb'))
afterEach(async () => {
  await resetClock()
})
afterAll(() => licence(null))

describe('a time-out', () => {
  const week = 7 * DAY
  const paused = async (seconds = week) => {
    const who = await bettor('100.00')
    const e = await event('2.000', { startsIn: 90 * DAY * 1000 })
    await set(who.visitor, { 33: seconds })
    return { ...who, bet: () => who.place(who.single(e, '1.00')) }
  }

  it('[S3.07][S9.30] RG-36 refuses every bet and tells its end', async () => {
    const { visitor, bet } = await paused()
    const seen = await bet()
    expect(refused(seen)).toEqual(byLimit(33))
    const limit = (await limitsOf(visitor)).find(({ limitType }) => limitType === 33)
    expect(limit).toMatchObject({ limitState: 'ACTIVE', limitValue: week, measure: 'seconds' })
    expect((limit?.endsAt ?? 0) - (limit?.startedAt ?? 0)).toBe(week)
    expect(seen.text).toContain(new Date((limit?.endsAt ?? 0) * 1000).toISOString().slice(0, 18))
  })

  it('[S4.53] RG-37 is never made shorter, and may be made longer', async () => {
    const { visitor, bet } = await paused()
    for (const seen of [
      await save(visitor, { 33: DAY }),
      await save(visitor, { 33: 0 }),
      await save(visitor, { 33: 999999999 }),
      await remove(visitor, 33),
    ])
      expect(seen).toMatchObject({ status: 403, data: { title: 'responsible_gaming_limit_fixed' } })
    expect(await states(visitor, 33)).toEqual({ ACTIVE: week })
    expect((await save(visitor, { 33: 30 * DAY })).status).toBe(200)
    expect(Number((await states(visitor, 33)).ACTIVE)).toBeGreaterThanOrEqual(30 * DAY)
    expect(refused(await bet())).toEqual(byLimit(33))
  })

  it('RG-38 RG-39 ends by itself to the second; meanwhile the player signs in, sees history and limits, and writes to support', async () => {
    const who = await paused()
    await later(week - 60, who)
    expect(refused(await who.bet())).toEqual(byLimit(33))
    const open = ['/web-api/history/bets', '/web-api/accounts', `${V3}/limits`, '/web-api/office/settings']
    for (const path of open) expect((await who.visitor.send(path)).status).toBe(200)
    await advance(60)
    placed(await who.bet())
    expect(await states(who.visitor, 33)).toEqual({})
  })

  it('[S9.29] lasts 1, 7 or 30 days', async () => {
    const { visitor } = await player()
    for (const seconds of [2 * DAY, DAY + 1, 86.4, '86400', -DAY])
      expect((await save(visitor, { 33: seconds })).status).toBe(422)
    expect(await states(visitor, 33)).toEqual({})
  })
})

describe('self-exclusion', () => {
  const half = 180 * DAY

  it('[S7.30][S3.04] RG-40 RG-41 RG-51 RG-52 ends every session with the answer, and shuts the sign-in until its end', async () => {
    const who = await player()
    const other = new Visitor()
    await login(other, who.email, who.password)
    expect(await block(who.visitor, half)).toMatchObject({ status: 200, data: { success: true } })
    expect(who.visitor.cookies.has('__Host-sid')).toBe(false)
    expect((await other.send(`${V3}/limits`)).status).toBe(401)
    expect(await whoAmI(other)).toEqual({ user_id: null })
    const seen = await login(new Visitor(), who.email, who.password)
    expect(refused(seen)).toMatchObject({ status: 403, title: 'responsible_gaming_limit_exceeded', limitType: 30 })
    expect(seen.setCookie.filter((cookie) => cookie.startsWith('__Host-sid='))).toEqual([])
    expect((await login(new Visitor(), who.email, 'wrong-password')).status).toBe(401)
  })

  it('by POST limits is the same', async () => {
    const who = await player()
    expect((await save(who.visitor, { 30: half })).status).toBe(200)
    expect(await whoAmI(who.visitor)).toEqual({ user_id: null })
    expect((await login(new Visitor(), who.email, who.password)).status).toBe(403)
  })

  it('a bet that comes at the same moment is taken before it, or refused', async () => {
    const who = await bettor('100.00')
    const e = await event('2.000')
    const [, ...bets] = await Promise.all([
      block(who.visitor, half),
      ...Array.from({ length: 10 }, () => who.place(who.single(e, '1.00'))),
    ])
    expect(bets.every(({ status }) => status === 201 || status === 401 || status === 403)).toBe(true)
    const after = await who.place(who.single(e, '1.00'))
    expect(after.status).toBe(401)
  })

  it('[S7.24] RG-46 [S3.14] of less than the licence’s shortest is a time-out', async () => {
    const who = await player()
    await block(who.visitor, 7 * DAY)
    expect((await login(who.visitor, who.email, who.password)).status).toBe(200)
    expect(await states(who.visitor, 33)).toEqual({ ACTIVE: 7 * DAY })
    const { data: token } = await who.visitor.send('/web-api/user/gettoken?force_refresh=true')
    const bearer = v.parse(v.object({ data: v.object({ token: v.string() }) }), token).data.token
    const headers = { authorization: `Bearer ${bearer}`, 'x-language': 'ru' }
    const reasons = await new Visitor().send(`${V3}/reasons/selfexclude`, { headers })
    expect((await new Visitor().send(`${V3}/reasons/selfexclude`)).status).toBe(401)
    expect(reasons).toMatchObject({ status: 200, data: { data: { items: [{ id: 1 }, {}, {}, {}, {}], total: 5 } } })
    expect(reasons.text).toContain('Трачу больше, чем хочу')
  })

  it.each([
    { seconds: 0 },
    { seconds: -DAY },
    { seconds: 181 * DAY },
    { seconds: '86400' },
    {},
    { seconds: DAY, until: 1 },
  ])('of %j is refused, and the player stays signed in', async (body) => {
    const { visitor } = await player()
    const path = '/limit-service-api/limit/external/web/api/v1/BlockUser'
    expect((await visitor.post(path, body)).status).toBe(422)
    expect((await visitor.send(`${V3}/limits`)).status).toBe(200)
  })

  it('RG-44 RG-45 C33 takes the consent to mailings back', async () => {
    const who = await player()
    await who.visitor.send('/web-api/office/settings', {
      method: 'PUT',
      json: { key: 'enable_mail_news', value: true },
    })
    await block(who.visitor, half)
    const row = await env.DB.prepare('SELECT profile FROM player WHERE id = ?1')
      .bind(who.id)
      .first<{ profile: string }>()
    expect(JSON.parse(row?.profile ?? '{}').office.settings).toMatchObject({
      enable_mail_news: false,
      enable_mail_deposit: false,
      enable_mail_bets: false,
      enable_sms_news: false,
    })
  })

  it('RG-47 RG-48 that is over stays shut until the player asks, and a day has passed', async () => {
    const who = await player()
    await block(who.visitor, half)
    const enter = () => login(who.visitor, who.email, who.password)
    await advance(half - 60)
    expect((await operator('POST', `/players/${who.id}/reopening`)).status).toBe(403)
    await advance(60)
    expect(refused(await enter())).toMatchObject({ limitType: 30 })
    expect((await operator('POST', `/players/${who.id}/reopening`)).status).toBe(200)
    await advance(DAY - 60)
    expect((await operator('POST', `/players/${who.id}/reopening`)).status).toBe(200)
    expect(refused(await enter())).toMatchObject({ limitType: 30 })
    await advance(60)
    expect((await enter()).status).toBe(200)
    expect(await states(who.visitor, 30)).toEqual({})
    const { data } = await operator('GET', `/players/${who.id}/limits`)
    expect(data).toMatchObject({
      data: {
        items: [
          { limitType: 30, what: 'reopened' },
          { limitType: 30, what: 'set', before: null },
        ],
        total: 2,
      },
    })
    expect((await save(who.visitor, { 20: '5.00' })).status).toBe(200)
  })

  it('RG-42 C30 nobody registers again under the same mailbox or phone, however they are written', async () => {
    const unique = Date.now()
    const who = await player({ email: `ex.cluded.${unique}@example.test`, phone: '+79161234567' })
    const again = async (changes: Record<string, unknown>) => (await register(new Visitor(), changes)).status
    const other = { email: `somebody.${unique}@example.test` }
    await block(who.visitor, half)
    expect(await again({ email: `EXCLUDED${unique}@example.test` })).toBe(403)
    expect(await again({ email: `excluded${unique}+new@Example.test` })).toBe(403)
    expect(await again({ ...other, phone: '+79161234567' })).toBe(403)
    expect(await again({ email: who.email })).toBe(403)
    expect(await again({ ...other, phone: '+79161234568' })).toBe(200)
  })

  it('RG-53 holds at once when the wallet does not answer, and is told to it later', async () => {
    const who = await player()
    const ends = Date.now() + half * 1000
    await exclude(env, who.id, ends, false, Date.now())
    expect(await whoAmI(who.visitor)).toEqual({ user_id: null })
    expect((await login(who.visitor, who.email, who.password)).status).toBe(403)
    expect((await operator('GET', `/players/${who.id}/limits`)).data).toMatchObject({ data: { total: 0 } })
    await tellWallets(env)
    await tellWallets(env)
    expect((await operator('GET', `/players/${who.id}/limits`)).data).toMatchObject({
      data: { items: [{ limitType: 30, what: 'set', after: ends }], total: 1 },
    })
  })

  it('RG-93 is in force when nothing came after the wallet’s word: no bet, and the wallet’s event shuts the sign-in', async () => {
    const who = await bettor('100.00')
    const bet = who.single(await event('2.000'), '1.00')
    const now = Date.now()
    const asking = { userId: who.id, licence: 'gb' as const, requestId: 'r', now }
    const saved = await walletOf(env, who.id).saveLimits({ ...asking, changes: [{ kind: 30, value: half }] })
    expect(saved.ok).toBe(true)
    expect(refused(await who.place(bet))).toEqual(byLimit(30))
    const told = sent({
      eventId: `${who.id}:1`,
      seq: 1,
      userId: who.id,
      at: new Date(now).toISOString(),
      kind: 'limit',
      requestId: 'r',
      entry: { kind: 30, what: 'set', before: null, after: now + half * 1000 },
    })
    for (let times = 0; times < 2; times++) await arrive([told])
    expect(await whoAmI(who.visitor)).toEqual({ user_id: null })
    expect((await login(who.visitor, who.email, who.password)).status).toBe(403)
    const log = await env.DB.prepare('SELECT kind, what, after FROM limit_log WHERE player = ?1').bind(who.id).all()
    expect(log.results).toEqual([{ kind: 30, what: 'set', after: now + half * 1000 }])
    await completeExclusions(env, now)
    expect((await register(new Visitor(), { email: who.email.replace('@', '+again@') })).status).toBe(403)
  })

  it('RG-49 leaves open bets to their results, or gives stakes of events that have not begun back, by profile', async () => {
    const coupons = async (profile: string) => {
      await licence(profile)
      onTestFinished(() => licence('gb'))
      const who = await bettor('100.00')
      const [begun, ahead] = [await event('2.000', { live: true }), await event('2.000')]
      placed(await who.place(who.single(begun, '10.00')))
      placed(await who.place(who.single(ahead, '20.00')))
      await block(who.visitor, half)
      await settle(begun, 1)
      await settle(ahead, 1)
      return async () => {
        const ledger = await operator('GET', `/players/${who.id}/ledger`)
        const own = v.parse(
          v.object({
            data: v.object({ items: v.array(v.object({ account: v.string(), amount: v.string(), kind: v.string() })) }),
          }),
          ledger.data,
        )
        return own.data.items.filter(
          ({ account, kind }) => account === 'player:main' && kind !== 'credit' && kind !== 'bet',
        )
      }
    }
    await expect.poll(await coupons('gb'), { timeout: 5000 }).toMatchObject([
      { kind: 'payout', amount: '20.00' },
      { kind: 'payout', amount: '40.00' },
    ])
    await expect.poll(await coupons('on'), { timeout: 5000 }).toMatchObject([
      { kind: 'refund', amount: '20.00' },
      { kind: 'payout', amount: '20.00' },
    ])
  })
})
