import { refreshBalance } from '../api/accounts.ts'
import { go } from '../navigation/go.ts'
import { notify } from '../stores/notifications.ts'
import { loadTexts } from '../texts/load.ts'
import { addCurrency, changeActive, isAccountTold, removeCurrency } from './accounts.ts'

/** Refusals of a currency. */
const REFUSALS = ['account_exists', 'account_in_use', 'registration_currency_unknown'] as const

/** Does what a form of the wallets asks for, and says what became of it. */
export async function actOnWallet(act: string, value: number, lang: string, pathname: string): Promise<void> {
  const t = await loadTexts(lang, 'auth')
  if (act === 'activate') {
    const { success } = await changeActive(value)
    if (!success) notify('error', t('main_query_error'))
    else if (isAccountTold(pathname)) notify('done', t('main_account_will_set', { id: value }))
    return
  }
  const { success, message, title } = await (act === 'add' ? addCurrency(value) : removeCurrency(value))
  if (success) notify('done', t(act === 'add' ? 'office_account_added' : 'office_account_removed'))
  // In the player's language where there is a text for it, else in the server's words.
  else {
    const known = REFUSALS.find((key) => key === title)
    notify('error', known ? t(known) : message || t('main_query_error'))
  }
}

/** Sends a form of the wallets as its call; the page is shown anew after it. */
export async function submitWallet(form: HTMLFormElement, lang: string): Promise<void> {
  const fields = new FormData(form)
  for (const button of form.querySelectorAll('button')) button.disabled = true
  await actOnWallet(String(fields.get('act')), Number(fields.get('value')), lang, location.pathname)
  await refreshBalance()
  await go(new URL(location.href), { y: scrollY, isNew: false }, lang)
}
