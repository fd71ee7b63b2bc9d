import * as v from 'valibot'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { post } from '../identity/outbox.ts'
import { deviceMail } from './mail.ts'

/** So many kinds of device are remembered of a player, each for half a year after it was last seen. */
const MOST = 20
const FORGET_MS = 180 * 86_400_000
const rows = v.array(v.object({ device: v.string() }))

/**
 * Remembers that a player is on a kind of device, and tells him by mail of one that is new to an account that knows others (SEC-14). `lang`
 * is the language of the page, where the call told it, `at` milliseconds on the backend's clock.
 */
export async function noteDevice(
  env: Env,
  player: { id: number; email: string | null },
  device: string,
  lang: string | undefined,
  at: number,
): Promise<void> {
  const { DB } = env
  const [, known] = await DB.batch([
    DB.prepare(
      `DELETE FROM player_device WHERE player = ?1 AND (seen < ?2 OR device NOT IN
       (SELECT device FROM player_device WHERE player = ?1 ORDER BY seen DESC LIMIT ${MOST}))`,
    ).bind(player.id, at - FORGET_MS),
    DB.prepare('SELECT device FROM player_device WHERE player = ?1').bind(player.id),
    DB.prepare(
      `INSERT INTO player_device (player, device, seen) VALUES (?1, ?2, ?3)
       ON CONFLICT (player, device) DO UPDATE SET seen = ?3`,
    ).bind(player.id, device, at),
  ])
  const devices = v.parse(rows, known?.results).map((row) => row.device)
  if (player.email !== null && devices.length > 0 && !devices.includes(device))
    await post(env, deviceMail(player.email, lang ?? (await siteConfigOf(env)).defaultLanguage, at))
}
