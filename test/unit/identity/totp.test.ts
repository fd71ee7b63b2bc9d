import { expect, it } from 'vitest'
import { deviceName } from '../../../worker/backend/identity/device-name.ts'
import { codeOf, matchingStep, newSecret, otpUri, stepAt } from '../../../worker/backend/identity/totp.ts'

/** The secret of RFC 6238's vectors, '12345678901234567890' in base32; their codes' last six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('RFC 6238: at %d the code is %s', async (seconds, code) => expect(await codeOf(SECRET, stepAt(seconds))).toBe(code))

it('takes a code of the step, of the one before and the one after, and no other', async () => {
  const codes = await Promise.all([-2, -1, 0, 1, 2].map((n) => codeOf(SECRET, stepAt(1_111_111_111) + n)))
  const found = await Promise.all(codes.map((code) => matchingStep(SECRET, code, 1_111_111_111)))
  const step = stepAt(1_111_111_111)
  expect(found).toEqual([null, step - 1, step, step + 1, null])
  expect(await matchingStep(SECRET, '12345', 1_111_111_111)).toBeNull()
})

it('makes secrets of 160 bits and an address that apps read', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
  expect(otpUri('ABC', 'Edge book', 'a@b.example')).toBe(
    'otpauth://totp/Edge%20book%3Aa%40b.example?secret=ABC&issuer=Edge+book',
  )
})

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'Chrome, Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox, Linux'],
  ['', ''],
])('%s is %j', (agent, name) => expect(deviceName(agent)).toBe(name))
