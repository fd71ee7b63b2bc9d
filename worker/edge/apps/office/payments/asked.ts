import type { Account } from '../../../../../shared/api/accounts.ts'
import { makeDeposit, makeWithdrawal, type PaymentMethod } from '../../../../../shared/api/payments.ts'
import type { Direction } from '../../../../../shared/domain/payments/states.ts'
import { wireAmount } from '../../../../../shared/ui/islands/coupon/amount.ts'
import { idText } from '../../../forms/id-text.ts'
import { keptKey } from '../../../forms/place.ts'
import type { Answered } from '../../../origin/client.ts'
import type { PageContext } from '../../../page.ts'

/** What the form of a payment shows: as it was chosen or typed before. */
export interface PayForm {
  /** Accounts of the player's own money, and the one that pays or is paid to. */
  accounts: Account[]
  account: Account
  /** Ways to pay in the account's currency, and the chosen one. */
  methods: PaymentMethod[]
  method: PaymentMethod | null
  amount: string
  /** Of a try whose outcome stayed unknown: the next one carries it again. */
  key: string | null
}

/** The form by a query: `account`, `method`, `amount`; null when the player has no account. */
export function payForm(
  query: URLSearchParams,
  owned: { accounts: Account[]; active: number } | null,
  methods: readonly PaymentMethod[],
): PayForm | null {
  const accounts = (owned?.accounts ?? []).filter(({ type }) => type !== 4)
  const by = (id: string | number | null) => accounts.find((account) => String(account.id) === String(id))
  const account = by(query.get('account')) ?? by(owned?.active ?? null) ?? accounts[0]
  if (!account) return null
  const own = methods.filter(({ currency }) => currency === account.iso)
  return {
    accounts,
    account,
    methods: own,
    method: own.find(({ id }) => String(id) === query.get('method')) ?? own[0] ?? null,
    amount: (query.get('amount') ?? '').slice(0, 20),
    key: keptKey(query),
  }
}

/** The query of a form, with a part of it changed. */
export function queryOf({ account, method, amount }: PayForm, change: Record<string, string> = {}): string {
  return `?${new URLSearchParams({
    account: String(account.id),
    ...(method && { method: String(method.id) }),
    ...(amount !== '' && { amount }),
    ...change,
  })}`
}

/** Sends what a form asks for, and the query that shows it again with what went wrong. */
export async function sendPayment(
  form: URLSearchParams,
  direction: Direction,
  { origin }: PageContext,
  headers: Record<string, string> = {},
): Promise<{ answer: Answered; again: URLSearchParams }> {
  const [method, account, typed] = [idText(form.get('method')), idText(form.get('account')), form.get('amount') ?? '']
  const currency = form.get('currency') ?? 'EUR'
  const key = form.get('key') ?? ''
  const { path } = direction === 'deposit' ? makeDeposit : makeWithdrawal
  const body = {
    methodId: Number(method),
    amount: wireAmount(typed, currency),
    ...(account && { accountId: Number(account) }),
  }
  const answer = await origin.post(path, body, { 'idempotency-key': key, ...headers })
  const notice = answer.ok ? '' : method === null ? 'payment_method_unknown' : noticeOf(answer)
  const isUnknown = !answer.ok && (answer.status === 0 || answer.status === 503)
  const again = new URLSearchParams({
    ...(account && { account }),
    ...(method && { method }),
    amount: typed.slice(0, 20),
    notice,
    ...(isUnknown && { key }),
  })
  return { answer, again }
}

/** What a refusal says: the schema's word on an amount is that it is none. */
function noticeOf({ status, title }: Extract<Answered, { ok: false }>): string {
  if (status === 0) return 'main_outcome_unknown'
  return status === 422 && title === 'main_query_error' ? 'payment_bad_amount' : title
}
