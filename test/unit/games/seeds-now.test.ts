import { afterEach, expect, it, vi } from 'vitest'
import { seedsNow } from '../../../client/islands/game/seeds-now.ts'

afterEach(() => vi.unstubAllGlobals())
const PAIR = { commit: 'c'.repeat(64), clientSeed: 'mine', nonce: 3 }

it('the pair in use is asked for, and nothing is made up when there is no answer or a strange one', async () => {
  const answer = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))
  answer({ data: { current: PAIR, revealed: [] } })
  expect(await seedsNow()).toEqual(PAIR)
  answer({ data: { current: null } })
  expect(await seedsNow()).toBeNull()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  expect(await seedsNow()).toBeNull()
})
