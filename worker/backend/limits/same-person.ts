import type { SiteConfig } from '../../../shared/api/config.ts'
import { profileOf, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { sha256 } from '../sha256.ts'

interface Person {
  email?: string | null | undefined
  phone?: string | null | undefined
}

/** One mailbox, however it is written: without case, without dots and the part after a plus in the name. */
function mailbox(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`
}
/** One number, with `+` or `00` before it. */
const number = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '')

/** Digests of what tells a person apart (RG-42): kept with his exclusion, so that they outlast the account. */
export const marksOf = ({ email, phone }: Person): Promise<string[]> =>
  Promise.all([...(email ? [`email:${mailbox(email)}`] : []), ...(phone ? [`phone:${number(phone)}`] : [])].map(sha256))

/** Refuses the registration of somebody who is excluded under another account, in words that do not tell a stranger why. */
export async function refuseExcludedPerson(
  { DB }: Env,
  person: Person,
  { licenceProfile, countryCode }: Pick<SiteConfig, 'licenceProfile' | 'countryCode'>,
  now: number,
): Promise<void> {
  const { reopening } = rulesOf(profileOf(licenceProfile, countryCode))
  const row = await DB.prepare(
    `SELECT player FROM exclusion_mark JOIN exclusion USING (player)
     WHERE mark IN (SELECT value FROM json_each(?1)) AND (ends > ?2 OR (asked IS NULL AND ?3 = 'ask')) LIMIT 1`,
  )
    .bind(JSON.stringify(await marksOf(person)), now, reopening)
    .first<{ player: number }>()
  if (!row) return
  console.warn(JSON.stringify({ level: 'warn', message: 'an excluded person registers again', player: row.player }))
  throw new HttpError('registrationOff')
}
