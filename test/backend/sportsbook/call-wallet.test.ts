import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/backend/env.ts'
import { callWallet } from '../../../worker/backend/sportsbook/call-wallet.ts'

const bindings = env as unknown as Env
/** Fails as the platform says an object fails, `times` times, then answers. */
function failing(times: number, flags: { retryable?: boolean; overloaded?: boolean }) {
  const stubs: unknown[] = []
  return {
    stubs,
    ask: async (stub: unknown) => {
      stubs.push(stub)
      if (stubs.length <= times) throw Object.assign(new Error('gone'), flags)
      return 'answer'
    },
  }
}

describe('asking a wallet', () => {
  it('asks once more through a fresh stub when the failure is retryable', async () => {
    const { stubs, ask } = failing(1, { retryable: true })
    expect(await callWallet(bindings, 1, ask)).toBe('answer')
    expect(stubs).toHaveLength(2)
    expect(stubs[0]).not.toBe(stubs[1])
  })

  it.each([
    ['it fails twice', 2, { retryable: true }, 2],
    ['it is overloaded', 1, { retryable: true, overloaded: true }, 1],
    ['nothing is known of the failure', 1, {}, 1],
  ])('says that the outcome is unknown when %s', async (_, times, flags, asked) => {
    const { stubs, ask } = failing(times, flags)
    await expect(callWallet(bindings, 1, ask)).rejects.toMatchObject({ error: 'unknownOutcome' })
    expect(stubs).toHaveLength(asked)
  })
})
