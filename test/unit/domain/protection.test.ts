import { expect, it } from 'vitest'
import { PROTECTION_BOUNDS, protectionOf } from '../../../shared/domain/account/protection.ts'

it('[S4.93] a protection level of null stays null', () => expect(protectionOf(null)).toBeNull())

it.each([
  ['[S4.94]', 0, 'bad'],
  ['[S4.94]', 30, 'bad'],
  ['[S4.95]', 31, 'normal'],
  ['[S4.95]', 69, 'normal'],
  ['[S4.96]', 70, 'good'],
  ['[S4.96]', 99, 'good'],
  ['[S4.97]', 100, 'full'],
])('%s a protection level of %d is %s', (_, level, expected) => expect(protectionOf(level)).toBe(expected))

it('[S9.61] the protection thresholds are 30, 70, 100', () =>
  expect(Object.values(PROTECTION_BOUNDS)).toEqual([30, 70, 100]))
