import { afterEach, expect, it, vi } from 'vitest'
import { isCommonPassword } from '../../../worker/backend/identity/common-passwords.ts'
import { hashPassword, verifyPassword } from '../../../worker/backend/identity/password.ts'

const small = { rounds: 10, links: 2 }
afterEach(() => vi.restoreAllMocks())

it('takes the right password and no other, with the exact letters, spaces and case', async () => {
  const stored = await hashPassword(' Pässword 🐎 ', 'pepper', small)
  expect(await verifyPassword(' Pässword 🐎 ', stored, 'pepper')).toEqual({ ok: true, outdated: true })
  for (const other of ['Pässword 🐎', ' pässword 🐎 ', ' Pässword 🐎', ''])
    expect((await verifyPassword(other, stored, 'pepper')).ok).toBe(false)
})

it('needs the pepper, and salts each hash', async () => {
  const stored = await hashPassword('Correct-horse-1', 'pepper', small)
  expect((await verifyPassword('Correct-horse-1', stored, 'other pepper')).ok).toBe(false)
  expect(await hashPassword('Correct-horse-1', 'pepper', small)).not.toBe(stored)
})

it('T14 C15 hashes by six links of 100 000 rounds, the most that production takes in a call', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits')
  const stored = await hashPassword('Correct-horse-1', 'pepper')
  const rounds = derive.mock.calls.map(([params]) =>
    typeof params === 'object' && 'iterations' in params ? params.iterations : 0,
  )
  expect(rounds).toEqual(Array(6).fill(100_000))
  expect(await verifyPassword('Correct-horse-1', stored, 'pepper')).toEqual({ ok: true, outdated: false })
})

it('SEC-13: does the same work for a player that does not exist', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits')
  expect(await verifyPassword('Correct-horse-1', null, 'pepper')).toEqual({ ok: false, outdated: false })
  expect(derive).toHaveBeenCalledTimes(6)
})

it.each([
  ['more rounds than production takes', (hash: string) => hash.replace('$10,2$', '$100001,2$')],
  ['more links than are sane', (hash: string) => hash.replace('$10,2$', '$10,99$')],
  ['no rounds', (hash: string) => hash.replace('$10,2$', '$0,2$')],
  ['another scheme', (hash: string) => hash.replace('pbkdf2', 'md5')],
  ['a shorter hash', (hash: string) => hash.slice(0, -5)],
])('replays no stored hash with %s', async (_name, broken) => {
  const stored = broken(await hashPassword('Correct-horse-1', 'pepper', small))
  const derive = vi.spyOn(crypto.subtle, 'deriveBits')
  expect((await verifyPassword('Correct-horse-1', stored, 'pepper')).ok).toBe(false)
  expect(derive).toHaveBeenCalledTimes(6)
})

it('knows common passwords in any case', () => {
  for (const common of ['password123', 'QWERTYuiop', '1Q2W3E4R', 'iloveyou', 'Football1'])
    expect(isCommonPassword(common)).toBe(true)
  expect(isCommonPassword('Correct-horse-1')).toBe(false)
})
