import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { setOffset } from '../../worker/backend/clock/clock.ts'
import { patchSiteConfig } from '../../worker/backend/config/site-config.ts'
import type { Env } from '../../worker/backend/env.ts'

/**
 * Files share one runtime; each begins with an empty house, at real time. An object that is busy while all are deleted may outlive that: the
 * database is looked at again, and no file's players have the numbers of another's: one whom nobody knows has the last number before them.
 */
const bindings = env as unknown as Env & { TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1] }
const isEmpty = async () =>
  (await bindings.DB.prepare("SELECT COUNT(*) AS n FROM sqlite_master WHERE name = 'player'").first('n')) === 0
do await reset()
while (!(await isEmpty()))
await applyD1Migrations(bindings.DB, bindings.TEST_MIGRATIONS)
await setOffset(bindings, 0)
// What an isolate has kept of the last file's config counts no more.
await patchSiteConfig(bindings, {})
const before = 1_000_000 + (Math.floor(Date.now() / 100) % 7_000_000)
await bindings.DB.prepare(
  `INSERT INTO player (id, email, password, password_changed, name, surname, birthday, country, currency, bonus, profile, created)
   VALUES (?1, 'nobody@site.test', '', 0, '', '', '1990-01-01', 0, 'EUR', 0, '{}', 0)`,
)
  .bind(before)
  .run()
