import type { SiteConfig } from '../../../shared/api/config.ts'
import { profileOf, rulesOf } from '../../../shared/domain/licence/profiles.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { hintsOf, marksOf, type Person } from './marks.ts'

/** An exclusion that still counts: until its end, and after it until the player has asked to come back. */
const COUNTS = "(ends > ?2 OR (asked IS NULL AND ?3 = 'ask'))"

/** Until when somebody with one of these marks is excluded by another house of the same licence, milliseconds; null when he is not (RG-43). */
export async function excludedElsewhere({ DB }: Env, marks: readonly string[], now: number): Promise<number | null> {
  const ends = await DB.prepare(
    'SELECT MAX(ends) AS ends FROM exclusion_elsewhere WHERE mark IN (SELECT value FROM json_each(?1)) AND ends > ?2',
  )
    .bind(JSON.stringify(marks), now)
    .first<number | null>('ends')
  return ends ?? null
}

/**
 * Refuses somebody who is excluded here under another account, or elsewhere, in words that do not tell a stranger why. A name and a birthday
 * alone refuse nobody: many people share them; the operator's log tells of them.
 */
export async function refuseExcludedPerson(
  env: Env,
  person: Person,
  { licenceProfile, countryCode }: Pick<SiteConfig, 'licenceProfile' | 'countryCode'>,
  now: number,
): Promise<void> {
  const { reopening } = rulesOf(profileOf(licenceProfile, countryCode))
  const [marks, hints] = await Promise.all([marksOf(person), hintsOf(person)])
  const { results } = await env.DB.prepare(
    `SELECT mark, player FROM exclusion_mark JOIN exclusion USING (player)
     WHERE mark IN (SELECT value FROM json_each(?1)) AND ${COUNTS} LIMIT 20`,
  )
    .bind(JSON.stringify([...marks, ...hints]), now, reopening)
    .all<{ mark: string; player: number }>()
  const sure = results.find(({ mark }) => marks.includes(mark))
  const isElsewhere = !sure && (await excludedElsewhere(env, marks, now)) !== null
  const [found] = sure ? [sure] : results
  if (!found && !isElsewhere) return
  const isRefused = sure !== undefined || isElsewhere
  const message = isRefused
    ? 'an excluded person registers again'
    : 'somebody has the name and birthday of an excluded person'
  console.warn(JSON.stringify({ level: 'warn', message, player: found?.player ?? null }))
  if (isRefused) throw new HttpError('registrationOff')
}
