import { env, SELF } from 'cloudflare:test'
import { afterEach, expect, it } from 'vitest'

const logo = () => SELF.fetch('https://site.test/web-api/policy/logo.agif')
const GIF = Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0, 0, 0, 0x3b])
afterEach(() => env.OPS.delete('policy-logo'))

it('[S7.06] the policy logo is the picture that the operator has put there', async () => {
  const none = await logo()
  expect(none.status).toBe(404)
  await none.text()
  await env.OPS.put('policy-logo', GIF)
  const answer = await logo()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif'])
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(GIF)
})

it('what is no picture is not sent as one', async () => {
  await env.OPS.put('policy-logo', '<script>alert(1)</script>')
  const answer = await logo()
  expect(answer.status).toBe(404)
  await answer.text()
})

it('SEC-50 a picture that is a page too is a picture only, and runs nothing', async () => {
  await env.OPS.put('policy-logo', 'GIF89a/*<html><script>alert(1)</script>*/')
  const answer = await logo()
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toContain('<script>')
  const [type, sniff, policy] = ['content-type', 'x-content-type-options', 'content-security-policy'].map((name) =>
    answer.headers.get(name),
  )
  expect([type, sniff]).toEqual(['image/gif', 'nosniff'])
  expect(policy).toBe("default-src 'none'; sandbox")
})
