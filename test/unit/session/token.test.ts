import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../../client/api/request.ts'
import { endOf, isInForce, noteCounters, noteToken, sessionInfo } from '../../../client/session/info.ts'
import { authorisedHeaders, callToken, REUSE_MS } from '../../../client/session/token.ts'

const NOW = 1_800_000_000_000
/** A token as the origin makes them, of which only the end matters here. */
const jwt = (endsAt: number) => `h.${btoa(JSON.stringify({ exp: endsAt / 1000 })).replace(/=/g, '')}.s`
const good = (token: unknown): Answer => ({ ok: true, answered: true, status: 200, data: { token } })
let n = 0
/** Each token is another one, and ends so much later. */
const origin = (lifeMs = 300_000) => vi.fn(async () => good(`${jwt(NOW + lifeMs)}${n++}`))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  Object.assign(sessionInfo, { token: null, expiresAt: 0, counters: [] })
  vi.restoreAllMocks()
})

it('[S3.98] a session is known by its token with the end, and by the counters', () => {
  expect(noteToken({ token: jwt(NOW) })).toBe(true)
  noteCounters({ items: [{ id: 7 }, { id: 'x' }, { id: 9 }, null] })
  expect(sessionInfo).toEqual({ token: jwt(NOW), expiresAt: NOW, counters: [7, 9] })
  expect(noteToken({})).toBe(false)
  expect(() => noteCounters({})).toThrow('no list')
})

it('[S5.48] a token is valid only while its end lies in the future; one that does not say is not', () => {
  expect(isInForce(NOW + 1000, NOW)).toBe(true)
  expect(isInForce(NOW - 1000, NOW)).toBe(false)
  for (const text of ['', 'a', 'a.b.c', `a.${btoa('{"exp":"x"}')}.c`]) expect(endOf(text)).toBe(0)
})

it('[S7.21][S9.12] a token is used again for 60 s, then asked for anew', async () => {
  const call = origin()
  const first = await callToken(true, NOW, call)
  expect(await callToken(false, NOW + 59_999, call)).toBe(first)
  expect(call).toHaveBeenCalledOnce()
  expect(await callToken(false, NOW + 60_000, call)).not.toBe(first)
  expect([REUSE_MS, call.mock.calls.length]).toEqual([60_000, 2])
  expect(call).toHaveBeenLastCalledWith('/web-api/user/gettoken?force_refresh=true')
})

it('[S5.48] a token that has ended is not used again, nor is any when a new one is forced', async () => {
  const call = origin(1000)
  await callToken(true, NOW, call)
  await callToken(false, NOW + 2000, call)
  await callToken(true, NOW + 2000, call)
  expect(call).toHaveBeenCalledTimes(3)
})

it('[S8.48] a token that does not come is only logged', async () => {
  expect(
    await callToken(true, NOW, async () => ({ ok: false, answered: false, status: 0, code: 'network' })),
  ).toBeNull()
  expect(await callToken(true, NOW, async () => good(5))).toBeNull()
  expect(console.warn).toHaveBeenCalledTimes(2)
})

it('[S7.36] a player’s calls carry the token as bearer and as x-auth, beside what all calls carry', async () => {
  const token = jwt(Date.now() + 300_000)
  await callToken(true, Date.now(), async () => good(token))
  expect(await authorisedHeaders()).toMatchObject({
    'X-Requested-With': 'XMLHttpRequest',
    Authorization: `Bearer ${token}`,
    'x-auth': `Bearer ${token}`,
  })
})
