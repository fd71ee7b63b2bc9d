import { $player } from '../stores/player.ts'
import { request } from './request.ts'

/** The session is over: the page goes on as a visitor's, the coupon stays. */
export function signedOut(): void {
  if ($player.get()) $player.set(null)
}

/** Asks for the active account's balance; whatever fails leaves the known one. */
export async function refreshBalance(): Promise<void> {
  const player = $player.get()
  if (!player) return
  const answer = await request('/web-api/accounts')
  if (answer.answered && !answer.ok && answer.status === 401) return signedOut()
  if (!answer.ok) return
  const { accounts, active }: { accounts?: unknown; active?: unknown } = Object(answer.data)
  const own: { id?: unknown; money?: unknown; iso?: unknown } | undefined = Array.isArray(accounts)
    ? accounts.map(Object).find((account) => account.id === active)
    : undefined
  if (own && typeof own.money === 'string' && typeof own.iso === 'string')
    $player.set({ ...player, money: own.money, currency: own.iso })
}
