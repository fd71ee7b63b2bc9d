import { env } from 'cloudflare:test'
import { afterEach, expect, it, vi } from 'vitest'
import type { Env } from '../../../worker/backend/env.ts'

const bindings = env as unknown as Env
const start = Date.now()
const later = (ms: number) => vi.setSystemTime(start + ms)
afterEach(() => void vi.useRealTimers())

it('refuses a stake while the flag in KV is active, sees a change after 5 s, and keeps the last value when KV fails', async () => {
  // An isolate that has read nothing yet.
  vi.resetModules()
  const { refuseInMaintenance } = await import('../../../worker/backend/sportsbook/maintenance.ts')
  vi.useFakeTimers({ toFake: ['Date'] })
  later(0)
  await refuseInMaintenance(bindings)
  await bindings.OPS.put('maintenance', JSON.stringify({ isActive: true, web_state: 1 }))
  later(4999)
  await refuseInMaintenance(bindings)
  later(5000)
  await expect(refuseInMaintenance(bindings)).rejects.toMatchObject({ error: 'unavailable' })
  await bindings.OPS.put('maintenance', 'not json')
  later(10_000)
  await expect(refuseInMaintenance(bindings)).rejects.toMatchObject({ error: 'unavailable' })
  await bindings.OPS.put('maintenance', JSON.stringify({ isActive: false }))
  later(15_000)
  await refuseInMaintenance(bindings)
})
