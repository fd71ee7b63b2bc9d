import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { setOffset } from '../../worker/backend/clock/clock.ts'
import type { Env } from '../../worker/backend/env.ts'

/** Files share one runtime; each begins with an empty house, at real time. */
const bindings = env as unknown as Env & { TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1] }
await reset()
await applyD1Migrations(bindings.DB, bindings.TEST_MIGRATIONS)
await setOffset(bindings, 0)
