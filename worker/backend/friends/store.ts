import * as v from 'valibot'
import { FRIEND_REFUSALS } from '../../../shared/api/friends.ts'
import type { Env } from '../env.ts'

export const FRIENDS_PAGE = 50

const row = v.object({
  player: v.number(),
  inviter: v.number(),
  at: v.number(),
  refused: v.nullable(v.picklist(FRIEND_REFUSALS)),
  is_judged: v.number(),
  paid_at: v.nullable(v.number()),
  amount: v.nullable(v.string()),
  currency: v.nullable(v.string()),
})
export type FriendRow = v.InferOutput<typeof row>
export type FriendRefusal = (typeof FRIEND_REFUSALS)[number]

export const friendOf = async ({ DB }: Env, player: number): Promise<FriendRow | null> => {
  const found = await DB.prepare('SELECT * FROM friend WHERE player = ?1').bind(player).first()
  return found === null ? null : v.parse(row, found)
}

/** Notes who has brought a new player; the first word counts. */
export async function addFriend(
  { DB }: Env,
  { player, inviter, refused, at }: { player: number; inviter: number; refused: FriendRefusal | null; at: number },
): Promise<void> {
  await DB.prepare('INSERT OR IGNORE INTO friend (player, inviter, at, refused) VALUES (?1, ?2, ?3, ?4)')
    .bind(player, inviter, at, refused)
    .run()
}

export const refuseFriend = ({ DB }: Env, player: number, refused: FriendRefusal): Promise<unknown> =>
  DB.prepare('UPDATE friend SET refused = ?2 WHERE player = ?1 AND paid_at IS NULL').bind(player, refused).run()

/** The operator's word; what is paid stays as it is. */
export const judge = ({ DB }: Env, player: number, isRefused: boolean): Promise<unknown> =>
  DB.prepare('UPDATE friend SET refused = ?2, is_judged = 1 WHERE player = ?1 AND paid_at IS NULL')
    .bind(player, isRefused ? 'operator' : null)
    .run()

/** What the inviter's wallet has paid for a friend. */
export const notePaid = (
  { DB }: Env,
  player: number,
  { at, amount, currency }: { at: number; amount: string; currency: string },
): Promise<unknown> =>
  DB.prepare('UPDATE friend SET paid_at = ?2, amount = ?3, currency = ?4 WHERE player = ?1 AND paid_at IS NULL')
    .bind(player, at, amount, currency)
    .run()

/** That what was paid for a friend has been taken back. */
export const noteTakenBack = ({ DB }: Env, player: number): Promise<unknown> =>
  DB.prepare('UPDATE friend SET paid_at = NULL, amount = NULL, currency = NULL WHERE player = ?1').bind(player).run()

/** Friends the latest first: of one player, or of all. */
export async function friendsPage({ DB }: Env, inviter: number | null, page: number) {
  const where = 'WHERE ?1 IS NULL OR inviter = ?1'
  const [list, count] = await DB.batch([
    DB.prepare(`SELECT * FROM friend ${where} ORDER BY at DESC, player DESC LIMIT ${FRIENDS_PAGE} OFFSET ?2`).bind(
      inviter,
      (page - 1) * FRIENDS_PAGE,
    ),
    DB.prepare(`SELECT COUNT(*) AS n FROM friend ${where}`).bind(inviter),
  ])
  return {
    rows: v.parse(v.array(row), list?.results),
    total: v.parse(v.array(v.object({ n: v.number() })), count?.results)[0]?.n ?? 0,
  }
}

const alike = v.object({ person: v.number(), device: v.number() })
/** What two players have in common that only one person, or one device, has: a phone, a full name with the birthday; a device. */
export async function likeness({ DB }: Env, a: number, b: number): Promise<'self' | 'device' | null> {
  const found = v.parse(
    alike,
    await DB.prepare(
      `SELECT
         EXISTS (SELECT 1 FROM player a JOIN player b ON b.id = ?2 WHERE a.id = ?1 AND (
           (a.phone IS NOT NULL AND a.phone = b.phone)
           OR (a.birthday <> '' AND a.birthday = b.birthday AND a.surname <> '' AND lower(a.surname) = lower(b.surname)
             AND lower(a.name) = lower(b.name)))) AS person,
         EXISTS (SELECT 1 FROM player_device a JOIN player_device b ON b.device = a.device WHERE a.player = ?1 AND b.player = ?2) AS device`,
    )
      .bind(a, b)
      .first(),
  )
  return found.person ? 'self' : found.device ? 'device' : null
}
