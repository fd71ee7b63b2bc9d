import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { exclude } from './exclusion.ts'

interface Row {
  player: number
  began: number
  ends: number
}

/** Tells wallets of exclusions that they could not be told of when they began (RG-53); one that still does not answer is told later. */
export async function tellWallets(env: Env): Promise<void> {
  const { results } = await env.DB.prepare(
    'SELECT player, began, ends FROM exclusion WHERE is_known = 0 LIMIT 20',
  ).all<Row>()
  if (results.length === 0) return
  const { licenceProfile, countryCode } = await siteConfigOf(env)
  const licence = profileOf(licenceProfile, countryCode)
  await Promise.allSettled(
    results.map(async ({ player, began, ends }) => {
      const changes = [{ kind: 30 as const, value: Math.ceil((ends - began) / 1000) }]
      await callWallet(env, player, (wallet) =>
        wallet.saveLimits({ userId: player, licence, requestId: `exclusion:${began}`, now: began, changes }),
      )
      await env.DB.prepare('UPDATE exclusion SET is_known = 1 WHERE player = ?1 AND ends = ?2').bind(player, ends).run()
    }),
  )
}

/**
 * Completes exclusions of which only the wallet's event has told (RG-93): whoever asked for them came no further, so that the marks of the person
 * are missing, and mailings still have his consent.
 */
export async function completeExclusions(env: Env, now: number): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT player, began, ends FROM exclusion
     WHERE ends > ?1 AND NOT EXISTS (SELECT 1 FROM exclusion_mark WHERE exclusion_mark.player = exclusion.player) LIMIT 20`,
  )
    .bind(now)
    .all<Row>()
  await Promise.allSettled(results.map(({ player, ends }) => exclude(env, player, ends, true, now)))
}
