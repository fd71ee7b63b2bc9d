import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { getRealityCheck } from '../../../shared/api/limits.ts'
import { login, player, Visitor } from '../identity/visitor.ts'
import { advance, resetClock } from './limits.ts'

afterEach(() => resetClock())

const facts = async (visitor: Visitor) =>
  v.parse(
    v.object({ data: getRealityCheck.answer }),
    (await visitor.send('/web-api/api/web/user/v1/reality-check')).data,
  ).data

describe('a session', () => {
  it('RG-81 has a name of its own, and tells when and from where the player had signed in before', async () => {
    const who = await player()
    const first = await facts(who.visitor)
    expect(first.lastSignIn).toBeNull()
    await advance(3600)
    const second = new Visitor()
    await login(second, who.email, who.password, { 'x-geo-country': 'MT' })
    expect((await facts(second)).lastSignIn).toEqual({ at: first.startedAt, country: null })
    await advance(3600)
    const third = new Visitor()
    await login(third, who.email, who.password)
    const now = await facts(third)
    expect(now.lastSignIn).toEqual({ at: (await facts(second)).startedAt, country: 'MT' })
    expect(new Set([first.sessionId, (await facts(second)).sessionId, now.sessionId]).size).toBe(3)
    expect(now.sessionId).toMatch(/^[0-9a-f]{16}$/)
  })

  it('RG-81 a sign-in that failed is none', async () => {
    const who = await player()
    const began = (await facts(who.visitor)).startedAt
    await login(new Visitor(), who.email, 'not-the-password', { 'x-geo-country': 'MT' })
    const next = new Visitor()
    await login(next, who.email, who.password)
    expect((await facts(next)).lastSignIn).toEqual({ at: began, country: null })
  })
})
