import { atom } from 'nanostores'
import { record } from '../api/loose.ts'
import { type Answer, request } from '../api/request.ts'
import { $player } from '../stores/player.ts'
import { $quote } from '../stores/quote.ts'

/** How often the accounts are asked for until one of them is active, and with what pauses, milliseconds (spec §9). */
export const REFRESH = { tries: 5, pauseMs: 2500, addedPauseMs: 1000 } as const

/** An account as a page needs it; type 0 is the main one, 4 a bonus one, 9 one of a further currency. */
export interface OwnAccount {
  id: number
  type: number
  iso: string
  currencyId: number
  money: string
  isActive: boolean
}

/** The accounts of whoever is signed in (spec §3). */
export interface AccountsState {
  accounts: readonly OwnAccount[]
  active: number | null
  isAvailableFirstDepositBonus: boolean
  isAccountFrozen: boolean
  /** The currency that was chosen to be added. */
  selectedAddCurrency: number | null
  isAdding: boolean
  isDeleting: boolean
  isChanging: boolean
}

export const NO_ACCOUNTS: AccountsState = {
  accounts: [],
  active: null,
  isAvailableFirstDepositBonus: false,
  isAccountFrozen: false,
  selectedAddCurrency: null,
  isAdding: false,
  isDeleting: false,
  isChanging: false,
}
export const $accountsState = atom<AccountsState>(NO_ACCOUNTS)
/** The id under which the site knows its user: that of the active account (spec §4). */
export const $userId = atom<number | null>(null)

const set = (changes: Partial<AccountsState>): void => $accountsState.set({ ...$accountsState.get(), ...changes })
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The accounts of an answer; one that is not whole is left out. */
export function readAccounts(data: unknown): Pick<AccountsState, 'accounts' | 'active'> {
  const { accounts, active } = record(data)
  const list = (Array.isArray(accounts) ? accounts : []).map(record).flatMap((each): OwnAccount[] => {
    const { id, type, iso, currencyId, money } = each
    return typeof id === 'number' &&
      typeof type === 'number' &&
      typeof iso === 'string' &&
      typeof currencyId === 'number' &&
      typeof money === 'string'
      ? [{ id, type, iso, currencyId, money, isActive: id === active }]
      : []
  })
  return { accounts: list, active: list.find(({ isActive }) => isActive)?.id ?? null }
}

interface Parts {
  call?: typeof request
  wait?: (ms: number) => Promise<void>
}

/**
 * Asks for the accounts of whoever is signed in, and again as long as `isThere` is not so, at most five times; a visitor has none. The site's
 * user is the active account from then on (S4.120 – S4.122). Gives whether what was waited for is there.
 */
export async function refreshAccounts(
  { call = request, wait = pause }: Parts = {},
  isThere: (state: AccountsState) => boolean = ({ active }) => active !== null,
  pauseMs: number = REFRESH.pauseMs,
): Promise<boolean> {
  for (let tried = 0; tried < REFRESH.tries; tried++) {
    if ($player.get() === null) return false
    if (tried > 0) await wait(pauseMs)
    const answer = await call('/web-api/accounts')
    if (answer.ok) set(readAccounts(answer.data))
    const state = $accountsState.get()
    if (state.active !== null) $userId.set(state.active)
    if (isThere(state)) return true
  }
  return false
}

/** What became of an addition or a removal: the server's own message, good or bad (spec §7, §8). */
export interface Outcome {
  success: boolean
  message: string
  /** Key of the text of a refusal. */
  title?: string
}
const outcomeOf = (answer: Answer): Outcome => ({
  success: answer.ok,
  message: answer.ok ? String(answer.message ?? '') : answer.answered ? answer.message : '',
  ...(!answer.ok && answer.answered && { title: answer.title }),
})

/** Opens an account in a further currency, by its number; the list is asked for until it is in it, at most five times a second apart. */
export async function addCurrency(currencyId: number, parts: Parts = {}): Promise<Outcome> {
  const { call = request } = parts
  set({ isAdding: true, selectedAddCurrency: currencyId })
  try {
    const outcome = outcomeOf(await call('/web-api/accounts', { method: 'POST', body: { currencyId } }))
    if (outcome.success)
      await refreshAccounts(
        parts,
        ({ accounts }) => accounts.some((each) => each.currencyId === currencyId),
        REFRESH.addedPauseMs,
      )
    return outcome
  } finally {
    set({ isAdding: false, selectedAddCurrency: null })
  }
}

/** Removes the account of a further currency. */
export async function removeCurrency(currencyId: number, parts: Parts = {}): Promise<Outcome> {
  const { call = request } = parts
  set({ isDeleting: true })
  try {
    const outcome = outcomeOf(await call(`/web-api/accounts/${currencyId}`, { method: 'DELETE' }))
    if (outcome.success) await refreshAccounts(parts)
    return outcome
  } finally {
    set({ isDeleting: false })
  }
}

/** Makes another account the active one; nothing of the stake in advance goes with it. False: the old one stays. */
export async function changeActive(id: number, parts: Parts = {}): Promise<{ success: boolean }> {
  const { call = request } = parts
  set({ isChanging: true })
  try {
    const answer = await call('/web-api/accounts/active', { method: 'PUT', body: { id } })
    if (!answer.ok) return { success: false }
    // What the origin said of the slip was said of the other account, the stake in advance too.
    $quote.set(null)
    await refreshAccounts(parts)
    return { success: true }
  } finally {
    set({ isChanging: false })
  }
}

/** Is `main_account_will_set` said on this page? Not on bingo (spec §8). */
export const isAccountTold = (pathname: string): boolean => !/^\/[a-z]{2}\/bingo(?:\/|$)/.test(pathname)
