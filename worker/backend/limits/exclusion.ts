import { MAILING_KEYS } from '../../../shared/domain/settings/notifications.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { changeProfile, type Player, playerById } from '../identity/player.ts'
import { renewVersion } from '../identity/wallet.ts'
import { withSaved } from '../settings/save.ts'
import { marksOf } from './same-person.ts'

interface Row {
  ends: number
  asked: number | null
}
/** How long after a player has asked to come back he may, milliseconds (RG-48). */
const REOPENING_MS = 86_400_000

/**
 * Shuts the sign-in until `ends` (milliseconds; never earlier than before), ends all sessions and takes the consent to mailings back: the
 * next request of any device finds no session. `isKnown` false: the player's wallet has not heard of it, and is told later.
 */
export async function exclude(env: Env, userId: number, ends: number, isKnown: boolean, now: number): Promise<void> {
  const player = await playerById(env, userId)
  const marks = player ? await marksOf(player) : []
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO exclusion (player, began, ends, is_known) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (player) DO UPDATE SET ends = MAX(ends, excluded.ends), asked = NULL, is_known = excluded.is_known`,
    ).bind(userId, now, ends, isKnown ? 1 : 0),
    env.DB.prepare('DELETE FROM session WHERE player = ?1').bind(userId),
    env.DB.prepare('INSERT OR IGNORE INTO exclusion_mark (mark, player) SELECT value, ?2 FROM json_each(?1)').bind(
      JSON.stringify(marks),
      userId,
    ),
  ])
  // It is in force: what follows must not make the answer say otherwise.
  try {
    await changeProfile(env, userId, (profile) =>
      MAILING_KEYS.reduce((before, key) => withSaved(before, { key, value: false, display: null }), profile),
    )
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', message: 'mailings of an excluded player', error: String(error) }))
  }
}

/** The player has asked at `asked` to come back after his exclusion; gives when he may sign in, milliseconds. */
export async function reopen({ DB }: Env, userId: number, asked: number): Promise<number> {
  await DB.prepare('UPDATE exclusion SET asked = ?2 WHERE player = ?1').bind(userId, asked).run()
  return asked + REOPENING_MS
}

/** Ends all sessions of a player. */
export async function endAllSessions(env: Env, userId: number): Promise<void> {
  await env.DB.prepare('DELETE FROM session WHERE player = ?1').bind(userId).run()
  await renewVersion(env, userId)
}

/** Refuses the sign-in of an excluded player; after the end until he has asked to come back and a day has passed. */
export async function refuseExcluded({ DB }: Env, { id, currency }: Player, now: number): Promise<void> {
  const row = await DB.prepare('SELECT ends, asked FROM exclusion WHERE player = ?1').bind(id).first<Row>()
  if (!row) return
  const opens = row.asked === null ? null : Math.max(row.ends, row.asked + REOPENING_MS)
  if (opens !== null && now >= opens) return
  throw new HttpError('limitExceeded', {
    data: { limitType: 30, available: '0', currency, renewsAt: new Date(opens ?? row.ends).toISOString() },
  })
}
