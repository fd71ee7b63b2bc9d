import type { Query } from '../../../shared/api/call.ts'
import type { betHistory } from '../../../shared/api/coupon.ts'
import type { Env } from '../env.ts'
import { callWallet } from './call-wallet.ts'
import { asEventsStand } from './event-states.ts'

/** A page of a player's coupons, newest first. */
export async function historyPage(
  env: Env,
  userId: number,
  { from, to, status, page = 1 }: Query<typeof betHistory>,
  now: number,
) {
  const at = (instant: string | undefined) => (instant === undefined ? undefined : Date.parse(instant))
  const found = await callWallet(env, userId, (wallet) =>
    wallet.history({ from: at(from), to: at(to), status, page, now }),
  )
  return { ...found, items: await asEventsStand(env, found.items, now) }
}
