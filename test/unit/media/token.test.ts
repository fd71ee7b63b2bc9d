import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchStream } from '../../../client/media/fetch-stream.ts'
import { askToken, followToken } from '../../../client/media/token.ts'
import { MEDIA_TOKEN_MS } from '../../../shared/domain/media/token.ts'

/** A page on which a token may be wanted, and an origin that gives a new one at each question. */
function page(wanted: boolean) {
  const $wanted = atom(wanted)
  const asked: string[] = []
  let token: string | null = null
  const renew = followToken(
    $wanted,
    (next) => {
      token = next
    },
    async () => {
      asked.push(`token ${asked.length + 1}`)
      return asked.at(-1) ?? null
    },
  )
  return { $wanted, asked, renew, token: () => token }
}

describe('the user’s video token', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('[S9.03] is asked for every 600,000 ms', () => expect(MEDIA_TOKEN_MS).toBe(600_000))

  it('[S7.80] is refreshed twice in 20 minutes', async () => {
    const { asked, token } = page(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(20 * 60_000)
    expect(asked).toHaveLength(3)
    expect(token()).toBe('token 3')
  })

  it('[S6.06] is never asked for while nobody needs it: a visitor, or a player who watches no video', async () => {
    const { $wanted, asked, token } = page(false)
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(asked).toEqual([])
    $wanted.set(true)
    await vi.advanceTimersByTimeAsync(0)
    expect([asked.length, token()]).toEqual([1, 'token 1'])
  })

  it('is dropped when it is needed no longer, with an answer that comes late', async () => {
    const { $wanted, asked, token } = page(true)
    $wanted.set(false)
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect([asked.length, token()]).toEqual([1, null])
  })

  it('can be asked for at once', async () => {
    const { renew, token } = page(true)
    await vi.advanceTimersByTimeAsync(0)
    await renew()
    expect(token()).toBe('token 2')
  })

  it('is none when the origin gives none', async () => {
    expect(await askToken(async () => ({ ok: false, answered: false, status: 0, code: 'network' }))).toBeNull()
    expect(await askToken(async () => ({ ok: true, answered: true, status: 200, data: { token: 5 } }))).toBeNull()
    expect(await askToken(async () => ({ ok: true, answered: true, status: 200, data: { token: 'a' } }))).toBe('a')
  })
})

describe('a stream', () => {
  const answering =
    (status: number, body: unknown): typeof fetch =>
    async () =>
      Response.json(body, { status })
  const told = (data: unknown) => fetchStream(5, 'v', 'token', answering(200, { data }))

  it('is asked for with the token as bearer', async () => {
    let seen: Request | null = null
    const stream = await fetchStream(5, 'v 1', 'a.b.c', async (input, init) => {
      seen = new Request(new URL(String(input), 'https://site.test'), init)
      return Response.json({ data: { url: '/media/x.webm', type: 'video/webm', loop: true } })
    })
    expect(stream).toEqual({ url: '/media/x.webm', type: 'video/webm', loop: true })
    expect(seen).toMatchObject({ url: 'https://site.test/web-api/media/stream?game=5&video=v+1' })
    expect(new Headers(Object(seen).headers).get('authorization')).toBe('Bearer a.b.c')
  })

  it('is of this site only', async () => {
    for (const url of ['https://evil.test/x.webm', '//evil.test/x', '/\\evil.test', 'javascript:alert(1)', 5])
      expect.soft([url, await told({ url, type: 'video/webm' })]).toEqual([url, null])
    expect(await told({ url: '/media/x.webm', type: 'video/webm' })).toMatchObject({ loop: false })
  })

  it('says when the token has run out, and is none when nothing answers', async () => {
    expect(await fetchStream(5, 'v', 'old', answering(401, {}))).toBe('token')
    expect(await fetchStream(5, 'v', 'token', answering(404, { success: false }))).toBeNull()
    expect(await fetchStream(5, 'v', 'token', answering(200, 'nonsense'))).toBeNull()
    expect(
      await fetchStream(5, 'v', 'token', async () => {
        throw new TypeError('no network')
      }),
    ).toBeNull()
  })
})
