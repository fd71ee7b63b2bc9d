import * as v from 'valibot'
import { expect, it } from 'vitest'
import { addressKey } from '../../../worker/backend/identity/address.ts'
import { hasAge } from '../../../worker/backend/identity/age.ts'
import { base64Text } from '../../../worker/backend/identity/base64-text.ts'
import { splitPhone } from '../../../worker/backend/identity/phone.ts'

it.each([
  ['2008-11-27', '2026-11-27T00:00:00Z', true],
  ['2008-11-28', '2026-11-27T23:59:59Z', false],
  ['2004-02-29', '2022-02-28T23:59:59Z', false],
  ['2004-02-29', '2022-03-01T00:00:00Z', true],
  ['2008-02-29', '2026-03-01T00:00:00Z', true],
  ['2040-01-01', '2026-11-27T00:00:00Z', false],
])('who was born on %s is of age at %s: %s', (birthday, at, expected) => {
  expect(hasAge(birthday, 18, Date.parse(at))).toBe(expected)
})

it.each([
  ['+12025550123', '+1', '2025550123'],
  ['+79161234567', '+7', '9161234567'],
  ['+447700900123', '+44', '7700900123'],
  ['+380441234567', '+380', '441234567'],
  ['+96550012345', '+965', '50012345'],
])('[S5.42] %s is %s and %s', (phone, code, number) => {
  expect(splitPhone(phone)).toEqual({ code, number })
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:C000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
])('C10 the address %s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

it('reads base64 of UTF-8 and nothing else', () => {
  expect(v.parse(base64Text, 'w6kg8J+Qjg==')).toBe('é 🐎')
  for (const wrong of ['w6k', 'w6kg8J-Qjg==', 'gICA', ' w6k=', 'a==='])
    expect(v.safeParse(base64Text, wrong).success).toBe(false)
})
