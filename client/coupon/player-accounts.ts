import { atom } from 'nanostores'
import { request } from '../api/request.ts'

/** An account of the player, as the slip chooses among them. Type 4 is a bonus account. */
export interface PlayerAccount {
  id: number
  type: number
  iso: string
  money: string
  isActive: boolean
}

/** The player's accounts; empty until they were asked for. */
export const $accounts = atom<readonly PlayerAccount[]>([])

export const BONUS_ACCOUNT = 4

/** Asks for the accounts; whatever fails leaves those that are known. */
export async function loadAccounts(): Promise<void> {
  const answer = await request('/web-api/accounts')
  if (!answer.ok) return
  const { accounts, active }: { accounts?: unknown; active?: unknown } = Object(answer.data)
  const list: unknown[] = Array.isArray(accounts) ? accounts : []
  $accounts.set(
    list.flatMap((each): PlayerAccount[] => {
      const { id, type, iso, money }: { [K in keyof PlayerAccount]?: unknown } = Object(each)
      return typeof id === 'number' && typeof type === 'number' && typeof iso === 'string' && typeof money === 'string'
        ? [{ id, type, iso, money, isActive: id === active }]
        : []
    }),
  )
}
