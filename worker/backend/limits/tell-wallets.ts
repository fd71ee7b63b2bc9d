import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'

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
