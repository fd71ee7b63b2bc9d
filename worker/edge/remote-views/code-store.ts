import { recent } from '../recent.ts'

/** Verified code by its address on our origin: in the isolate, and in the data centre's cache for the other isolates. */
const codes = recent<string>(2_000_000)
const CACHE = 'remote-code'

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
}

export const codeResponse = (code: string): Response => new Response(code, { headers: HEADERS })

/** Stores code under its address; what is there is known to be the same. */
export async function keepCode(address: string, code: string): Promise<void> {
  if (codes.get(address) !== undefined) return
  codes.set(address, code, code.length)
  const cache = await caches.open(CACHE)
  await cache.put(address, codeResponse(code))
}

export async function readCode(address: string): Promise<string | null> {
  const known = codes.get(address)
  if (known !== undefined) return known
  const stored = await (await caches.open(CACHE)).match(address)
  if (!stored) return null
  const code = await stored.text()
  codes.set(address, code, code.length)
  return code
}
