import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { MAILING_KEYS } from '../../../shared/domain/settings/notifications.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { changeProfile, type Player, playerById } from '../identity/player.ts'
import { renewVersion } from '../identity/wallet.ts'
import { withSaved } from '../settings/save.ts'
import { sha256 } from '../sha256.ts'
import { hintsOf, marksOf, personOf } from './marks.ts'
import { excludedElsewhere } from './same-person.ts'

interface Row {
  ends: number
  asked: number | null
}
/** How long after a player has asked to come back he may, milliseconds (RG-48). */
const REOPENING_MS = 86_400_000

/** All by which a player would be known again. */
async function digestsOf(player: Player): Promise<string[]> {
  const person = personOf(player)
  // His own number is always there: without a mark an exclusion is not complete.
  return (await Promise.all([marksOf(person), hintsOf(person), sha256(`player:${player.id}`)])).flat()
}

/**
 * Shuts the sign-in until `ends` (milliseconds; never earlier than before), ends all sessions and takes the consent to mailings back: the
 * next request of any device finds no session. `isKnown` false: the player's wallet has not heard of it, and is told later.
 */
export async function exclude(env: Env, userId: number, ends: number, isKnown: boolean, now: number): Promise<void> {
  const player = await playerById(env, userId)
  const marks = player ? await digestsOf(player) : []
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
  await stopMailings(env, userId)
}

/** Takes the consent to mailings back. What shut the account is in force: this must not make the answer say otherwise. */
export async function stopMailings(env: Env, userId: number): Promise<void> {
  try {
    await changeProfile(env, userId, (profile) =>
      MAILING_KEYS.reduce((before, key) => withSaved(before, { key, value: false, display: null }), profile),
    )
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', message: 'mailings of a player who has gone', error: String(error) }),
    )
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

/** Refuses the sign-in of a player who is excluded, here or by another house of the licence; after the end until he has asked to come back and a day has passed. */
export async function refuseExcluded(env: Env, player: Player, now: number): Promise<void> {
  const { id, currency } = player
  const row = await env.DB.prepare('SELECT ends, asked FROM exclusion WHERE player = ?1').bind(id).first<Row>()
  const elsewhere = await excludedElsewhere(env, await marksOf(personOf(player)), now)
  if (elsewhere !== null) throw shutUntil(Math.max(elsewhere, row?.ends ?? 0), currency)
  if (!row) return
  const opens = row.asked === null ? null : Math.max(row.ends, row.asked + REOPENING_MS)
  if (opens !== null && now >= opens) return
  throw shutUntil(opens ?? row.ends, currency)
}

const shutUntil = (at: number, currency: string): HttpError =>
  new HttpError('limitExceeded', {
    data: { limitType: 30, available: formatMoney(0, currency), currency, renewsAt: new Date(at).toISOString() },
  })
