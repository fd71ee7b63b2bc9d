import { type Env, walletOf } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import { playerById } from '../identity/player.ts'
import { openWallet } from '../identity/wallet.ts'

/** Money for a player: a decimal amount for one of his accounts (null: the active one), under a reference that counts once. */
export interface Adjustment {
  player: number
  account: number | null
  amount: string
  reference: string
}

/** Credits a player, once a reference; gives the account and what it now holds. Throws notFound, and what the wallet refuses with. */
export async function giveMoney(env: Env, { player: id, account, amount, reference }: Adjustment, now: number) {
  const player = await playerById(env, id)
  if (!player) throw new HttpError('notFound')
  await openWallet(env, player, now)
  const credited = await walletOf(env, id).credit({
    accountId: account,
    amount,
    reference,
    requestId: crypto.randomUUID(),
    now,
  })
  if (!credited.ok) throw refused(credited)
  return { id: credited.accountId, money: credited.money }
}
