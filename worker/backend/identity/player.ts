import * as v from 'valibot'
import { userConfig } from '../../../shared/api/identity.ts'
import { hasPhone } from '../../../shared/domain/account/activation.ts'
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
/** What a player tells of himself beside the user config's own data. */
const personal = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))
/**
 * What a player's stored profile may hold: any part of the user config that an operator or the player can set. Members that another version
 * stored are dropped; one that does not fit is an error, since a ban must not get lost with it.
 */
const profile = v.pipe(
  v.string(),
  v.parseJson(),
  v.partial(
    v.object({
      ...fields,
      user_data: v.partial(user_data),
      protection_methods: v.partial(protection_methods),
      office,
      personal,
    }),
  ),
)
export type Profile = v.InferOutput<typeof profile>

const id = v.pipe(v.number(), v.safeInteger())
/** What a player has not told is empty in his row. */
const told = v.pipe(
  v.string(),
  v.transform((text) => text || null),
)
/** A row of the table `player`. */
const player = v.object({
  id,
  /** The login; of a player without an e-mail the column holds his number. */
  email: v.pipe(
    v.string(),
    v.transform((login) => (login.includes('@') ? login : null)),
  ),
  password: v.string(),
  password_changed: id,
  name: told,
  surname: told,
  birthday: told,
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

/** What the player signs in with: the e-mail, else his number. */
export const loginOf = (player: Pick<Player, 'id' | 'email'>): string => player.email ?? String(player.id)

/** The player of a login: an e-mail, or a player's number. */
export async function playerByLogin(env: Env, login: string): Promise<Player | null> {
  const key = emailKey(login.trim())
  const number = /^[1-9][0-9]{0,15}$/.test(key) ? Number(key) : null
  const row = await env.DB.prepare('SELECT * FROM player WHERE email = ?1 OR id = ?2').bind(key, number).first()
  return row ? parsePlayer(row) : null
}

/** Is the phone of a row confirmed? */
const CONFIRMED = "json_extract(profile, '$.activation_type') IN (2, 3)"

/** The player of a number: who has confirmed it, else who gave it first. */
export async function playerByPhone(env: Env, phone: string): Promise<Player | null> {
  const row = await env.DB.prepare(`SELECT * FROM player WHERE phone = ?1 ORDER BY ${CONFIRMED} DESC, id LIMIT 1`)
    .bind(phone)
    .first()
  return row ? parsePlayer(row) : null
}

/**
 * Whom the holder of a number may be taken for: who has confirmed it. A number that was only written into a form may be a slip of the pen; it
 * opens an account only while that has neither another confirmed contact nor a deposit.
 */
export async function playerOfHolder(env: Env, phone: string): Promise<Player | null> {
  const player = await playerByPhone(env, phone)
  const { activation_type = 0, has_deposit = false } = player?.profile ?? {}
  return hasPhone(activation_type) || (activation_type === 0 && !has_deposit) ? player : null
}

/** Has another player confirmed this number? */
export const isPhoneTaken = async ({ DB }: Env, phone: string, but = 0): Promise<boolean> =>
  (await DB.prepare(`SELECT 1 FROM player WHERE phone = ?1 AND id <> ?2 AND ${CONFIRMED}`).bind(phone, but).first()) !==
  null

/**
 * Adds a player; null when the e-mail is taken, or the phone of somebody who signs in with it (`isPhoneOwn`). The statement decides, so two at
 * once cannot both win. Ids leave gaps.
 */
export async function addPlayer(env: Env, row: Omit<Player, 'id'>, isPhoneOwn = false): Promise<Player | null> {
  const added = await env.DB.prepare(
    `INSERT INTO player (id, email, password, password_changed, name, surname, birthday, phone, country, currency, bonus, promo_code, profile, created)
     SELECT next, COALESCE(?1, CAST(next AS TEXT)), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13
     FROM (SELECT COALESCE(MAX(id), 417300) + 1 + abs(random() % 9) AS next FROM player)
     WHERE ?14 = 0 OR NOT EXISTS (SELECT 1 FROM player AS other WHERE other.phone = ?7)
     ON CONFLICT (email) DO NOTHING RETURNING *`,
  )
    .bind(
      row.email === null ? null : emailKey(row.email),
      row.password,
      row.password_changed,
      row.name ?? '',
      row.surname ?? '',
      row.birthday ?? '',
      row.phone,
      row.country,
      row.currency,
      row.bonus,
      row.promo_code,
      JSON.stringify(row.profile),
      row.created,
      isPhoneOwn ? 1 : 0,
    )
    .first()
  return added ? parsePlayer(added) : null
}

/** Fills in what a player has not told before; what he has stays. */
export async function fillIn(
  env: Env,
  userId: number,
  { name, surname, birthday }: Partial<Pick<Player, 'name' | 'surname' | 'birthday'>>,
): Promise<void> {
  await env.DB.prepare(
    `UPDATE player SET name = CASE WHEN name = '' THEN ?2 ELSE name END,
     surname = CASE WHEN surname = '' THEN ?3 ELSE surname END,
     birthday = CASE WHEN birthday = '' THEN ?4 ELSE birthday END WHERE id = ?1`,
  )
    .bind(userId, name ?? '', surname ?? '', birthday ?? '')
    .run()
  await renewVersion(env, userId)
}

/** Another e-mail or phone; false when the e-mail is somebody else's. */
export async function setContact(
  env: Env,
  userId: number,
  contact: { email: string } | { phone: string },
): Promise<boolean> {
  const [column, value] =
    'email' in contact ? (['email', emailKey(contact.email)] as const) : (['phone', contact.phone] as const)
  const { meta } = await env.DB.prepare(`UPDATE OR IGNORE player SET ${column} = ?2 WHERE id = ?1`)
    .bind(userId, value)
    .run()
  if (meta.changes === 0) return false
  await renewVersion(env, userId)
  return true
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
