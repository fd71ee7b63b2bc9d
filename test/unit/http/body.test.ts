import { describe, expect, it } from 'vitest'
import { readJson, readLimited } from '../../../worker/backend/http/body.ts'
import { HttpError } from '../../../worker/backend/http/error.ts'

const bytes = new TextEncoder().encode('{"a":"')
/** A request whose sender is gone after the first bytes. */
const broken = (headers: Record<string, string> = {}) =>
  new Request('https://site.test/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
    body: new ReadableStream({
      start: (out) => out.enqueue(bytes),
      pull: (out) => out.error(new Error('Network connection lost.')),
    }),
  } as RequestInit)

const errorOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'none',
    (error: unknown) => (error instanceof HttpError ? error.error : String(error)),
  )

describe('a body', () => {
  it('that breaks off in the middle is the sender’s fault, whether or not its length was announced', async () => {
    expect(await errorOf(readJson(broken()))).toBe('badJson')
    expect(await errorOf(readJson(broken({ 'content-length': '100' })))).toBe('badJson')
  })

  it('C4 is too large by what comes, not by what it says', async () => {
    const large = new Request('https://site.test/', { method: 'POST', body: 'x'.repeat(101) })
    expect(await errorOf(readLimited(large, 100))).toBe('tooLarge')
    expect(
      await readLimited(new Request('https://site.test/', { method: 'POST', body: 'x'.repeat(100) }), 100),
    ).toHaveLength(100)
  })
})
