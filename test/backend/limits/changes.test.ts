import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { player } from '../identity/visitor.ts'
import {
  act,
  DAY,
  later,
  licence,
  limitsData,
  limitsOf,
  remove,
  resetClock,
  save,
  set,
  states,
  V1,
  V3,
} from './limits.ts'

const WEEK = 7 * DAY

beforeAll(() => licence('gb'))
afterAll(async () => {
  await licence(null)
  await resetClock()
})

/** A player with limit 20 of 50.00. */
async function limited() {
  const who = await player()
  await set(who.visitor, { 20: '50.00' })
  return who
}

describe('a limit', () => {
  it('[S7.25][S3.15] RG-01 counts from the moment it is set', async () => {
    const { visitor } = await player()
    const before = Math.floor(Date.now() / 1000)
    const seen = await save(visitor, { 20: '50.00' })
    expect(seen).toMatchObject({ status: 200, data: { status: 200, questions: [], tokenGuid: null } })
    const [limit] = limitsData(seen)
    expect(limit).toMatchObject({
      type: 20,
      limitType: 20,
      limitValue: '50.00',
      limitBalance: '50.00',
      limitState: 'ACTIVE',
      needApprove: false,
      endsAt: null,
      label: 'Deposits in 24 hours',
      measure: 'money',
    })
    expect(limit?.startedAt).toBeGreaterThanOrEqual(before)
    expect(seen.text).toContain(new Date((limit?.startedAt ?? 0) * 1000).toISOString())
  })

  it('RG-02 is lowered at once', async () => {
    const { visitor } = await limited()
    await set(visitor, { 20: '30.00' })
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '30.00' })
  })

  it('[S4.50] RG-03 RG-04 RG-05 C32 is raised after 24 hours and a confirmation, not a second earlier', async () => {
    const who = await limited()
    const { visitor } = who
    await set(visitor, { 20: '80.00' })
    const [active, pending] = (await limitsOf(visitor)).filter(({ limitType }) => limitType === 20)
    expect(active).toMatchObject({ limitState: 'ACTIVE', limitValue: '50.00' })
    expect(pending).toMatchObject({ limitState: 'PENDING', limitValue: '80.00', needApprove: true })
    expect((pending?.approveAt ?? 0) - (pending?.startedAt ?? 0)).toBe(DAY)
    await later(DAY - 60, who)
    expect(await act(visitor, 20, 'confirm')).toMatchObject({
      status: 409,
      data: { title: 'responsible_gaming_confirm_limit_error', status: 2 },
    })
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '50.00', PENDING: '80.00' })
    await later(60, who)
    expect(await act(visitor, 20, 'confirm')).toMatchObject({
      status: 200,
      data: { status: 200, title: 'responsible_gaming_confirm_limit_success' },
    })
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '80.00' })
  })

  it('RG-06 is never raised by silence: a week later the wish has lapsed', async () => {
    const who = await limited()
    const { visitor } = who
    await set(visitor, { 20: '80.00' })
    await later(DAY + WEEK, who)
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '50.00', INACTIVE: '80.00' })
    expect(await act(visitor, 20, 'confirm')).toMatchObject({ status: 409, data: { data: { ended: 'lapsed' } } })
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '50.00', INACTIVE: '80.00' })
  })

  it('[S7.28] RG-07 stays when the wish is rejected, and rejecting twice changes nothing', async () => {
    const { visitor } = await limited()
    await set(visitor, { 20: '80.00' })
    const reject = await act(visitor, 20, 'reject')
    expect(reject).toMatchObject({ status: 200, data: { title: 'responsible_gaming_cancel_limit_success' } })
    expect((await act(visitor, 20, 'reject')).status).toBe(200)
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '50.00' })
  })

  it('RG-08 lowered while a raise waits ends the raise', async () => {
    const who = await limited()
    const { visitor } = who
    await set(visitor, { 20: '80.00' })
    await set(visitor, { 20: '20.00' })
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '20.00' })
    await later(DAY, who)
    expect((await act(visitor, 20, 'confirm')).status).toBe(409)
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '20.00' })
  })

  it.each(['90.00', '60.00'])('RG-09 RG-10 RG-26 C35 another raise, to %s, waits anew', async (value) => {
    const who = await limited()
    const { visitor } = who
    await set(visitor, { 20: '80.00' })
    await later(DAY - 3600, who)
    await set(visitor, { 20: value })
    await later(3600, who)
    expect((await act(visitor, 20, 'confirm')).status).toBe(409)
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '50.00', PENDING: value })
    await later(DAY - 3600, who)
    expect((await act(visitor, 20, 'confirm')).status).toBe(200)
    expect(await states(visitor, 20)).toEqual({ ACTIVE: value })
  })

  it('[S7.29] RG-11 is removed only after the wait and a confirmation', async () => {
    const who = await limited()
    const { visitor } = who
    const seen = await remove(visitor, 20)
    expect(seen.status).toBe(200)
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '50.00', PENDING: 999999999 })
    expect((await remove(visitor, 20)).status).toBe(200)
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '50.00', PENDING: 999999999 })
    await later(DAY, who)
    expect((await act(visitor, 20, 'confirm')).status).toBe(200)
    expect(await states(visitor, 20)).toEqual({})
  })

  it('[S7.29][S4.50] a raise that waits is cancelled by DELETE as well', async () => {
    const { visitor } = await limited()
    await set(visitor, { 20: '80.00' })
    expect((await remove(visitor, 20)).status).toBe(200)
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '50.00' })
  })

  it.each([999999999, '999999999'])('[S3.09] RG-12 set to %j asks for its removal', async (none) => {
    const { visitor } = await player()
    await set(visitor, { 21: '50.00' })
    await set(visitor, { 21: none })
    expect(await states(visitor, 21)).toEqual({ ACTIVE: '50.00', PENDING: 999999999 })
  })

  it('RG-13 of 0 is a limit', async () => {
    const { visitor } = await player()
    await set(visitor, { 20: '0' })
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '0.00' })
  })

  it.each(['-1', '1.005', '1e400', '9007199254740992', '١٢', '', 50, 2 ** 53, null, {}, '999999999.00'])(
    '[S5.46] RG-14 of %j is refused, and nothing changes',
    async (value) => {
      const { visitor } = await limited()
      const seen = await save(visitor, { 20: value, 21: '70.00' })
      expect(seen).toMatchObject({ status: 422, data: { title: 'responsible_gaming_save_limit_error' } })
      expect(await states(visitor, 20)).toEqual({ ACTIVE: '50.00' })
      expect(await states(visitor, 21)).toEqual({})
    },
  )

  it('RG-14 of 1e400 in the body is refused', async () => {
    const { visitor } = await limited()
    const body = '{"limits":[{"limitType":20,"limitValue":1e400}]}'
    const seen = await visitor.send(`${V3}/limits`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(seen).toMatchObject({ status: 422, data: { title: 'responsible_gaming_save_limit_error' } })
  })

  it('RG-16 may be looser over a day than over a week', async () => {
    const { visitor } = await player()
    await set(visitor, { 20: '1000.00', 21: '500.00' })
    expect([await states(visitor, 20), await states(visitor, 21)]).toEqual([
      { ACTIVE: '1000.00' },
      { ACTIVE: '500.00' },
    ])
  })

  it.each([7, 61, '30', 0])('RG-69 a reality check every %j minutes is refused', async (value) => {
    const { visitor } = await player()
    expect((await save(visitor, { 32: value })).status).toBe(422)
    expect(await states(visitor, 32)).toEqual({ ACTIVE: 60 })
  })

  it('RG-60 of hours is loosened like the others', async () => {
    const { visitor } = await player()
    await set(visitor, { 31: 2 })
    await set(visitor, { 31: 4 })
    expect(await states(visitor, 31)).toEqual({ ACTIVE: 2, PENDING: 4 })
    await set(visitor, { 31: 1 })
    expect(await states(visitor, 31)).toEqual({ ACTIVE: 1 })
  })
})

describe('races and repeats', () => {
  it('RG-85 nobody confirms what waits for somebody else', async () => {
    const { visitor } = await limited()
    const { visitor: other } = await player()
    await set(visitor, { 20: '80.00' })
    expect((await act(other, 20, 'reject')).status).toBe(404)
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '50.00', PENDING: '80.00' })
  })

  it('RG-86 of a confirmation and a rejection at once exactly one wins, the other learns how it ended', async () => {
    for (let i = 0; i < 5; i++) {
      const who = await limited()
      const { visitor } = who
      await set(visitor, { 20: '80.00' })
      await later(DAY, who)
      const [confirm, reject] = await Promise.all([act(visitor, 20, 'confirm'), act(visitor, 20, 'reject')])
      expect([confirm.status, reject.status].sort()).toEqual([200, 409])
      const isConfirmed = confirm.status === 200
      expect((isConfirmed ? reject : confirm).data).toMatchObject({
        data: { limitState: 'INACTIVE', ended: isConfirmed ? 'confirmed' : 'rejected' },
      })
      expect(await states(visitor, 20)).toEqual({ ACTIVE: isConfirmed ? '80.00' : '50.00' })
    }
  })

  it('RG-87 whoever lost the answer asks again under the same key, and it is done once', async () => {
    const { visitor } = await limited()
    const key = { 'idempotency-key': crypto.randomUUID() }
    await save(visitor, { 20: '30.00' }, key)
    await set(visitor, { 20: '20.00' })
    const again = await Promise.all([1, 2, 3].map(() => save(visitor, { 20: '30.00' }, key)))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await states(visitor, 20)).toEqual({ ACTIVE: '20.00' })
    expect((await save(visitor, { 20: '10.00' }, key)).status).toBe(409)
  })

  it('[S6.03] a visitor has no limits', async () => {
    const { visitor } = await player()
    visitor.cookies.clear()
    const seen = await Promise.all([
      visitor.send(`${V3}/limits`),
      save(visitor, { 20: '1.00' }),
      act(visitor, 20, 'confirm'),
      visitor.post(`${V1}/BlockUser`, { seconds: DAY }),
    ])
    expect(seen.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })

  it('[S7.54][S3.103][S7.70] a player’s list names the deposit limits that wait, with the second from which he may decide', async () => {
    const { visitor } = await limited()
    await set(visitor, { 20: '80.00', 1: '10.00' })
    const [pending] = (await limitsOf(visitor)).filter(({ limitState }) => limitState === 'PENDING')
    expect((await visitor.send(`${V1}/clientlimits`)).data).toEqual({
      data: { items: [{ limitType: 20, limitValue: '80.00', timestamp: pending?.approveAt }], total: 1, page: 1 },
    })
  })
})
