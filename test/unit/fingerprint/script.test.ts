import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { componentsOf, fingerprint, HARDWARE_RETRIES, hardwareOf } from '../../../client/fingerprint/script.ts'

const laptop = { language: 'en-GB', platform: 'Linux x86_64', hardwareConcurrency: 12, maxTouchPoints: 0 }
const screenOf = (width: number, height: number) => ({ width, height, colorDepth: 24 }) as Screen
const browser = (changes: object = {}) => ({ ...laptop, ...changes }) as Navigator
const failing = () => {
  const getHighEntropyValues = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  return { ...browser(), userAgentData: { platform: 'Linux', getHighEntropyValues } }
}
const digest = /^[0-9a-f]{64}$/
const answers = (data: unknown, status = 200) => vi.fn<typeof fetch>(async () => Response.json({ data }, { status }))

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('navigator', browser())
  vi.stubGlobal('screen', screenOf(1920, 1080))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what is taken of a device', () => {
  it('is the same for a phone that is turned, and for screens that differ by a little', () => {
    const tall = componentsOf(browser(), screenOf(390, 844))
    expect(componentsOf(browser(), screenOf(844, 390))).toEqual(tall)
    expect(componentsOf(browser(), screenOf(393, 852))).toEqual(tall)
    expect(componentsOf(browser(), screenOf(1920, 1080))).not.toEqual(tall)
    expect(componentsOf(browser({ language: 'ar' }), screenOf(390, 844))).not.toEqual(tall)
  })

  it('of the hardware is coarse, also where the browser tells its architecture', async () => {
    expect(await hardwareOf(browser())).toEqual([null, 16, false])
    const userAgentData = { platform: 'Linux', getHighEntropyValues: async () => ({ architecture: 'arm' }) }
    expect(await hardwareOf(browser({ userAgentData, hardwareConcurrency: 8, maxTouchPoints: 5 }))).toEqual([
      'arm',
      8,
      true,
    ])
  })

  it('[S9.15] of the hardware is asked for again twice at most, then it is left out', async () => {
    const device = failing()
    expect(await hardwareOf(device)).toBeNull()
    expect(device.userAgentData.getHighEntropyValues).toHaveBeenCalledTimes(1 + HARDWARE_RETRIES)
    expect([HARDWARE_RETRIES, logged.mock.calls.length]).toEqual([2, 3])
  })
})

describe('[S7.75] the script', () => {
  it('gives the token, when it ends, and the data that it was made of', async () => {
    const send = answers({ token: 't1', expiresAt: '2030-01-01T00:00:00.000Z' })
    const taken = await fingerprint({ 'X-Language': 'en', Authorization: 'Bearer b' }, send)
    expect(taken).toEqual({
      token: 't1',
      expiresAt: '2030-01-01T00:00:00.000Z',
      data: expect.stringMatching(digest),
      hardware: expect.stringMatching(digest),
    })
    const [path, init] = send.mock.calls[0] ?? []
    expect([path, init?.body]).toEqual(['/web-api/fingerprint', JSON.stringify({ componentsData: taken.data })])
    const headers = new Headers(init?.headers)
    expect(['x-language', 'authorization', 'x-hd'].map((name) => headers.get(name))).toEqual([
      'en',
      'Bearer b',
      taken.hardware,
    ])
  })

  it('goes without the hardware when that is not told', async () => {
    vi.stubGlobal('navigator', failing())
    const send = answers({ token: 't1', expiresAt: '2030-01-01T00:00:00.000Z' })
    expect((await fingerprint({}, send)).hardware).toBeNull()
    expect(new Headers(send.mock.calls[0]?.[1]?.headers).has('x-hd')).toBe(false)
  })

  it.each([
    ['refuses', answers({ token: 't1', expiresAt: 'x' }, 503)],
    ['says something else', answers({ token: 5 })],
  ])('fails when the origin %s', async (_, send) => {
    await expect(fingerprint({}, send)).rejects.toThrow('no token')
  })
})
