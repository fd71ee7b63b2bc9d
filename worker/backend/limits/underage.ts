import { foundUnderage } from '../../../shared/api/limits-operator.ts'
import { codeOfCountry } from '../../../shared/domain/countries/countries.ts'
import { minAgeIn } from '../../../shared/domain/countries/min-age.ts'
import { rulesOf } from '../../../shared/domain/licence/profiles.ts'
import { DAY_SECONDS } from '../../../shared/domain/limits/kinds.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { HttpError } from '../http/error.ts'
import type { App } from '../http/serve.ts'
import { changeProfile, playerById } from '../identity/player.ts'
import { serveWrite } from '../operator/audit.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { exclude } from './exclusion.ts'
import { licenceOf } from './may-market.ts'

const DAY_MS = DAY_SECONDS * 1000

/** The day after somebody born then has reached so many years, milliseconds: it has come in every zone. */
function comesOfAge(birthday: string, years: number): number {
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number)
  return Date.UTC(year + years, month - 1, day + 1)
}

/**
 * A player turns out to be too young (RG-78): his true birthday is written, his play undone, and he is shut out until he is of age, like
 * somebody who has excluded himself: no sign-in, no mail, no second account, and what is his is paid out by his password.
 */
export function serveUnderage(app: App): void {
  serveWrite(app, foundUnderage, async ({ env, params, body, now }) => {
    const player = await playerById(env, params.id)
    if (!player) throw new HttpError('notFound')
    const [{ minAge }, licence] = await Promise.all([siteConfigOf(env), licenceOf(env)])
    const ofAge = comesOfAge(body.birthday, minAgeIn(minAge, [codeOfCountry(player.country)]))
    if (ofAge <= now)
      throw new HttpError('invalid', { more: { issues: [{ path: 'birthday', message: 'the player is of age' }] } })
    const ends = Math.max(ofAge, now + rulesOf(licence).minExclusionDays * DAY_MS)
    const ask = { userId: player.id, licence, requestId: crypto.randomUUID(), now }
    const stop = { kind: 30 as const, value: Math.ceil((ends - now) / 1000) }
    await exclude(env, player.id, ends, false, now)
    const undone = await callWallet(env, player.id, async (wallet) => {
      await wallet.saveLimits({ ...ask, changes: [stop] })
      return wallet.undoPlay(ask)
    })
    await env.DB.batch([
      env.DB.prepare('UPDATE player SET birthday = ?2 WHERE id = ?1').bind(player.id, body.birthday),
      env.DB.prepare('UPDATE exclusion SET is_known = 1 WHERE player = ?1').bind(player.id),
    ])
    await changeProfile(env, player.id, (before) => ({ ...before, age_verified: false, is_need_identification: true }))
    return {
      until: new Date(ends).toISOString(),
      booked: undone.map(({ currency, minor }) => ({ currency, amount: formatMoney(minor, currency) })),
    }
  })
}
