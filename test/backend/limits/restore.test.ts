import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { walletOf } from '../../../worker/backend/env.ts'
import { exclude } from '../../../worker/backend/limits/exclusion.ts'
import { login, operator, player, Visitor, whoAmI } from '../identity/visitor.ts'
import { bettor, event } from '../sportsbook/bettor.ts'
import { act, advance, block, byLimit, DAY, later, licence, refused, resetClock, set, states } from './limits.ts'

beforeAll(() => licence('gb'))
afterEach(async () => {
  await resetClock()
})
afterAll(() => licence(null))

/** A wallet's limits as they were before all that its player has ever asked for; the object forgets what it keeps in memory. */
async function forget(id: number): Promise<void> {
  await runInDurableObject(walletOf(env, id), (_, { storage }) => {
    storage.sql.exec('DELETE FROM limit_book')
    storage.sql.exec('DELETE FROM limit_log')
  })
  await evictDurableObject(walletOf(env, id))
}
/** Limits of everybody are brought back; how many entries there were. */
async function restore(): Promise<number> {
  let restored = 0
  for (let after: number | null = 0; after !== null; ) {
    const seen = await operator('POST', '/limits/restore', { after })
    expect([seen.status, seen.text.slice(0, 300)]).toEqual([200, expect.any(String)])
    const { data } = seen.data as { data: { restored: number; next: number | null } }
    restored += data.restored
    after = data.next
  }
  return restored
}
/** The wallet tells the house what it has logged: `n` entries. */
async function logged(id: number, n: number): Promise<void> {
  await runDurableObjectAlarm(walletOf(env, id))
  const told = () => env.DB.prepare('SELECT COUNT(*) AS n FROM limit_log WHERE player = ?1').bind(id).first<number>('n')
  await expect.poll(told, { timeout: 10_000 }).toBe(n)
}

describe('after a restore', () => {
  it('RG-94 of a wallet its limits, breaks and wishes are there again, and a second run changes nothing', async () => {
    const who = await bettor('100.00')
    await set(who.visitor, { 1: '10.00', 20: '50.00', 31: 4, 32: 15 })
    await set(who.visitor, { 20: '30.00' })
    await set(who.visitor, { 20: '80.00' })
    await set(who.visitor, { 33: DAY })
    const before = await Promise.all([1, 20, 31, 32, 33].map((kind) => states(who.visitor, kind)))
    await logged(who.id, 7)
    await forget(who.id)
    expect(await states(who.visitor, 20)).toEqual({})
    expect(await restore()).toBe(7)
    expect(await Promise.all([1, 20, 31, 32, 33].map((kind) => states(who.visitor, kind)))).toEqual(before)
    expect(refused(await who.place(who.single(await event('2.000'), '1.00')))).toEqual(byLimit(33))
    expect(await restore()).toBe(0)
    await later(DAY + 60, who)
    expect((await act(who.visitor, 20, 'confirm')).status).toBe(200)
    expect(await states(who.visitor, 20)).toEqual({ ACTIVE: '80.00' })
  })

  it('RG-94 of a wallet an exclusion is in force without any run: the sign-in is shut by the other store', async () => {
    const who = await player()
    await block(who.visitor, 180 * DAY)
    await forget(who.id)
    expect((await login(new Visitor(), who.email, who.password)).status).toBe(403)
    await logged(who.id, 1)
    await restore()
    await env.DB.prepare('DELETE FROM exclusion_mark WHERE player = ?1').bind(who.id).run()
    await env.DB.prepare('DELETE FROM exclusion WHERE player = ?1').bind(who.id).run()
    expect((await login(new Visitor(), who.email, who.password)).status).toBe(403)
  })

  it('RG-94 of the house’s database the wallet keeps the sign-in shut, and tells the house again', async () => {
    const who = await player()
    await block(who.visitor, 180 * DAY)
    await env.DB.prepare('DELETE FROM exclusion_mark WHERE player = ?1').bind(who.id).run()
    await env.DB.prepare('DELETE FROM exclusion WHERE player = ?1').bind(who.id).run()
    expect((await login(new Visitor(), who.email, who.password)).status).toBe(403)
    expect(await restore()).toBeGreaterThan(0)
    const kept = await env.DB.prepare('SELECT is_known FROM exclusion WHERE player = ?1').bind(who.id).first('is_known')
    expect(kept).toBe(1)
    const marks = await env.DB.prepare('SELECT COUNT(*) AS n FROM exclusion_mark WHERE player = ?1')
      .bind(who.id)
      .first('n')
    expect(Number(marks)).toBeGreaterThan(0)
    expect(await whoAmI(who.visitor)).toEqual({ user_id: null })
  })

  it('RG-94 an older end never shortens what runs', async () => {
    const who = await player()
    const now = Date.now()
    await block(who.visitor, 180 * DAY)
    await exclude(env, who.id, now + DAY * 1000, true, now)
    await advance(2 * DAY)
    expect((await login(new Visitor(), who.email, who.password)).status).toBe(403)
  })
})
