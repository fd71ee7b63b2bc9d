import * as v from 'valibot'
import { userConfig } from '../../../shared/api/identity.ts'
import type { Env } from '../env.ts'
import { renewVersion } from './wallet.ts'

const { user_id: _id, user_email: _email, user_data, protection_methods, ...fields } = userConfig.entries
/** What the player chose in the office: settings by name, and the sports that he closed for himself. */
const office = v.object({
  settings: v.record(v.string(), v.union([v.boolean(), v.number(), v.string()])),
  line: v.array(v.number()),
  live: v.array(v.number()),
})
export type OfficeProfile = v.InferOutput<typeof office>
/**
 * What a player's stored profile may hold: any part of the user config that an operator or the player can set. Members that another version
 * stored are dropped; one that does not fit is an error, since a ban must not get lost with it.
 */
const profile = v.pipe(
  v.string(),
  v.parseJson(),
  v.partial(
    v.object({ ...fields, user_data: v.partial(user_data), protection_methods: v.partial(protection_methods), office }),
  ),
)
export type Profile = v.InferOutput<typeof profile>

const id = v.pipe(v.number(), v.safeInteger())
/** A row of the table `player`. */
const player = v.object({
  id,
  email: v.string(),
  password: v.string(),
  password_changed: id,
  name: v.string(),
  surname: v.string(),
  birthday: v.string(),
  phone: v.nullable(v.string()),
  country: id,
  currency: v.string(),
  bonus: id,
  promo_code: v.nullable(v.string()),
  profile,
  created: id,
})
export type Player = v.InferOutput<typeof player>

export const parsePlayer = (row: unknown): Player => v.parse(player, row)

export async function playerById(env: Env, userId: number): Promise<Player | null> {
  const row = await env.DB.prepare('SELECT * FROM player WHERE id = ?1').bind(userId).first()
  return row ? parsePlayer(row) : null
}

/** E-mails are kept in lower case: one address, one player. */
export const emailKey = (email: string): string => email.toLowerCase()

export async function playerByEmail(env: Env, email: string): Promise<Player | null> {
  const row = await env.DB.prepare('SELECT * FROM player WHERE email = ?1').bind(emailKey(email)).first()
  return row ? parsePlayer(row) : null
}

/** Adds a player; null when the e-mail is taken (the unique key decides, so two at once cannot both win). Ids leave gaps. */
export async function addPlayer(env: Env, row: Omit<Player, 'id'>): Promise<Player | null> {
  const added = await env.DB.prepare(
    `INSERT INTO player (id, email, password, password_changed, name, surname, birthday, phone, country, currency, bonus, promo_code, profile, created)
     SELECT COALESCE(MAX(id), 417300) + 1 + abs(random() % 9), ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13 FROM player WHERE TRUE
     ON CONFLICT (email) DO NOTHING RETURNING *`,
  )
    .bind(
      emailKey(row.email),
      row.password,
      row.password_changed,
      row.name,
      row.surname,
      row.birthday,
      row.phone,
      row.country,
      row.currency,
      row.bonus,
      row.promo_code,
      JSON.stringify(row.profile),
      row.created,
    )
    .first()
  return added ? parsePlayer(added) : null
}

export async function setPassword(env: Env, userId: number, hash: string): Promise<void> {
  await env.DB.prepare('UPDATE player SET password = ?2 WHERE id = ?1').bind(userId, hash).run()
}

/**
 * Replaces a player's profile by what `next` makes of it; a change that came between is not lost, `next` is asked again.
 * Gives the changed player, null when there is none. It counts for the very next bet.
 */
export async function changeProfile(
  env: Env,
  userId: number,
  next: (before: Profile) => Profile,
): Promise<Player | null> {
  for (let tried = 0; tried < 5; tried++) {
    const before = await env.DB.prepare('SELECT * FROM player WHERE id = ?1').bind(userId).first<{ profile: string }>()
    if (!before) return null
    const player = parsePlayer(before)
    const changed = next(player.profile)
    const { meta } = await env.DB.prepare('UPDATE player SET profile = ?2 WHERE id = ?1 AND profile = ?3')
      .bind(userId, JSON.stringify(changed), before.profile)
      .run()
    if (meta.changes === 0) continue
    await renewVersion(env, userId)
    return { ...player, profile: changed }
  }
  throw new Error('the profile is changed by too many at once')
}
