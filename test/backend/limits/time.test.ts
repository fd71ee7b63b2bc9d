import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { login, operator, player, type Seen, Visitor, whoAmI } from '../identity/visitor.ts'
import { bettor, event, placed, settle } from '../sportsbook/bettor.ts'
import { advance, byLimit, licence, limitsOf, refused, resetClock, save, set, V3 } from './limits.ts'

const REALITY = '/web-api/api/web/user/v1/reality-check'
const HOUR = 3600

beforeAll(() => licence('gb'))
afterEach(async () => {
  await resetClock()
})
afterAll(() => licence(null))

const ping = (visitor: Visitor) => visitor.post(`${V3}/ping`, {})
/** Tests take time of their own. */
const about = (seconds: number) => expect.closeTo(seconds, -1)
const dataOf = (seen: Seen) => (seen.data as { data: Record<string, unknown> }).data
/** The player stays for so long, heard every 90 s. */
async function stay(visitor: Visitor, seconds: number): Promise<Seen> {
  let last = await ping(visitor)
  for (let left = seconds; left > 0; left -= 90) {
    await advance(Math.min(90, left))
    last = await ping(visitor)
  }
  return last
}
/** Moves the clock to noon of a day in the player's zone (3 hours east), so that no midnight comes between. */
async function noon(): Promise<void> {
  const local = (Math.floor(Date.now() / 1000) + 3 * HOUR) % (24 * HOUR)
  await advance(36 * HOUR - local)
}
describe('the session limit', () => {
  it('[S4.60][S3.05] RG-55 counts the time of a day over sign-outs, and then refuses bets and the sign-in until tomorrow', async () => {
    await noon()
    const who = await bettor('100.00')
    const e = await event('2.000', { startsIn: 10 * 86_400_000 })
    await set(who.visitor, { 31: 1 })
    expect(dataOf(await stay(who.visitor, HOUR / 2))).toMatchObject({ secondsLeft: about(HOUR / 2) })
    await who.visitor.post('/web-api/auth/disconnect', {})
    await advance(2 * HOUR)
    await login(who.visitor, who.email, who.password)
    expect(dataOf(await stay(who.visitor, HOUR / 2 - 60))).toMatchObject({ secondsLeft: about(60) })
    placed(await who.place(who.single(e, '1.00')))
    expect(dataOf(await stay(who.visitor, 70))).toMatchObject({ secondsLeft: 0 })
    expect(refused(await who.place(who.single(e, '1.00')))).toEqual(byLimit(31))
    expect((await who.visitor.send(`${V3}/limits`)).status).toBe(200)
    expect(refused(await login(new Visitor(), who.email, who.password))).toMatchObject({ status: 403, limitType: 31 })
    await advance(10 * HOUR)
    expect((await login(who.visitor, who.email, who.password)).status).toBe(200)
    placed(await who.place(who.single(e, '1.00')))
  })

  it('RG-56 RG-58 two devices at once use one hour, and a sleep is not counted', async () => {
    await noon()
    const who = await player()
    const other = new Visitor()
    await login(other, who.email, who.password)
    await set(who.visitor, { 31: 1 })
    await Promise.all([ping(who.visitor), ping(other)])
    await advance(60)
    await Promise.all([ping(who.visitor), ping(other)])
    expect(dataOf(await ping(other))).toMatchObject({ secondsLeft: about(HOUR - 60) })
    await advance(50 * 60)
    expect(dataOf(await ping(who.visitor))).toMatchObject({ secondsLeft: about(HOUR - 60) })
    await advance(30)
    expect(dataOf(await ping(who.visitor))).toMatchObject({ secondsLeft: about(HOUR - 90) })
  })

  it('RG-59 [S5.38] none: nothing is counted, and 999999999 is none', async () => {
    const who = await player()
    await set(who.visitor, { 31: 999999999 })
    expect(dataOf(await ping(who.visitor))).toMatchObject({ secondsLeft: null, renewsAt: null })
  })

  it.each([0.5, 25, -1, '2', null])('[S9.27] of %j hours is refused', async (hours) => {
    const { visitor } = await player()
    expect((await save(visitor, { 31: hours })).status).toBe(422)
  })
})

describe('the reality check', () => {
  const answer = (visitor: Visitor, attributes: Record<string, unknown>) =>
    visitor.post(REALITY, { data: { attributes } })

  it('RG-61 shows what the running session has brought', async () => {
    const who = await bettor('100.00')
    await advance(60)
    const e = await event('2.000')
    placed(await who.place(who.single(e, '10.00')))
    await settle(e, 0)
    placed(await who.place(who.single(await event('2.000'), '5.00')))
    const seen = dataOf(await who.visitor.send(REALITY))
    expect(seen).toMatchObject({
      minutes: 60,
      isHideable: false,
      currency: 'EUR',
      stakes: '15.00',
      returns: '0.00',
      net: '-15.00',
      todayNet: '-15.00',
    })
    const { startedAt, dueAt, elapsedSeconds } = seen
    expect(Date.parse(String(dueAt)) - Date.parse(String(startedAt))).toBe(HOUR * 1000)
    expect(Number(elapsedSeconds)).toBeGreaterThanOrEqual(60)
  })

  it('[S3.06] RG-62 RG-65 RG-66 RG-67 play that the player wants checked pauses until he answers; then the server’s time begins anew', async () => {
    const who = await bettor('100.00')
    const e = await event('2.000', { startsIn: 10 * 86_400_000 })
    await set(who.visitor, { 32: 30 })
    await advance(1790)
    placed(await who.place(who.single(e, '1.00')))
    await advance(10)
    expect(refused(await who.place(who.single(e, '1.00')))).toEqual(byLimit(32))
    const claim = new Date(Date.now() - 10 * 86_400_000).toISOString()
    const seen = dataOf(await answer(who.visitor, { action: 'continue', popup_show_at: claim }))
    const { time } = (await who.visitor.send('/gettime')).data as { time: string }
    expect(Math.abs(Date.parse(String(seen.dueAt)) - Date.parse(time) - 1_800_000)).toBeLessThan(5000)
    placed(await who.place(who.single(e, '1.00')))
    expect((await limitsOf(who.visitor)).find(({ limitType }) => limitType === 32)).toMatchObject({
      limitValue: 30,
      endsAt: Math.floor(Date.parse(String(seen.dueAt)) / 1000),
    })
  })

  it('RG-63 is asked again where the licence does not let it be hidden', async () => {
    const { visitor } = await player()
    expect(dataOf(await answer(visitor, { action: 'continue', do_not_show_again: true })).dueAt).not.toBeNull()
    await licence('none')
    onTestFinished(() => licence('gb'))
    await set(visitor, { 32: 5 })
    expect(dataOf(await visitor.send(REALITY)).dueAt).not.toBeNull()
    expect(dataOf(await answer(visitor, { action: 'continue', do_not_show_again: true })).dueAt).toBeNull()
  })

  it('RG-64 answered with log_out ends the session', async () => {
    const { visitor } = await player()
    const cookie = visitor.cookies.get('__Host-sid')
    expect((await answer(visitor, { action: 'log_out' })).status).toBe(200)
    visitor.cookies.set('__Host-sid', String(cookie))
    expect(await whoAmI(visitor)).toEqual({ user_id: null })
  })

  it.each([{}, { action: 'later' }, { action: 'continue', do_not_show_again: 1 }, { action: 'continue', more: true }])(
    'refuses the answer %j',
    async (attributes) => {
      const { visitor } = await player()
      expect((await answer(visitor, attributes)).status).toBe(422)
    },
  )
})

describe('questions before a loosening', () => {
  const right = [
    { id: 1, answerId: 2 },
    { id: 2, answerId: 2 },
    { id: 3, answerId: 1 },
  ]
  it('[S7.27][S3.16] RG-84 come where the house asks them; a token serves once, for its own player, for 15 minutes', async () => {
    await operator('PUT', '/config', { limitQuestions: true })
    onTestFinished(async () => {
      await operator('PUT', '/config', { limitQuestions: null })
    })
    const { visitor } = await player()
    expect((await save(visitor, { 20: '50.00' })).data).toMatchObject({ questions: [], tokenGuid: null })
    const ask = async () => {
      const seen = await save(visitor, { 20: '80.00' })
      expect(seen).toMatchObject({ status: 200, data: { questions: [{ id: 1 }, { id: 2 }, { id: 3 }] } })
      return (seen.data as { tokenGuid: string }).tokenGuid
    }
    const pending = async () =>
      (await limitsOf(visitor)).filter(({ limitState }) => limitState === 'PENDING').map(({ limitValue }) => limitValue)
    const test = (who: Visitor, tokenGuid: string, answers: unknown = right) =>
      who.post(`${V3}/testanswers`, { tokenGuid, answers })

    const wrong = await ask()
    expect(await test(visitor, wrong, right.slice(1))).toMatchObject({ status: 200, data: { success: false } })
    expect((await test(visitor, wrong)).status).toBe(409)
    expect(await pending()).toEqual([])

    const token = await ask()
    const { visitor: other } = await player()
    expect((await test(other, token)).status).toBe(404)
    const seen = await Promise.all([test(visitor, token), test(visitor, token)])
    expect(seen.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await pending()).toEqual(['80.00'])

    const old = await ask()
    await advance(900)
    expect((await test(visitor, old)).status).toBe(409)
  })
})
