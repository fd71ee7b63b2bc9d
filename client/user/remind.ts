import { islandHref } from '../../shared/ui/islands/links.ts'
import { record } from '../api/loose.ts'
import { request } from '../api/request.ts'
import { loadTexts } from '../texts/load.ts'
import { $accountsState, $userId, refreshAccounts } from './accounts.ts'
import { conversionOf, conversionTitle, firstReminder } from './conversion.ts'

const made = <K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text: string) =>
  Object.assign(document.createElement(tag), { className, textContent: text })

/** Reminds a player whose account has to change its currency, once in a session of the browser. */
export async function remindOfConversion(userId: number, lang: string): Promise<void> {
  if (!(await refreshAccounts())) return
  const groups = await request('/bff-api/config/group/get?groups=registration')
  const { currencies } = record(record(groups.ok ? groups.data : null).registration)
  const { accounts } = $accountsState.get()
  const offered = Array.isArray(currencies) ? currencies.map(String) : []
  const variant = conversionOf(true, accounts, offered)
  if (variant === null || !firstReminder(userId, sessionStorage)) return
  const t = await loadTexts(lang, 'auth')
  const main = accounts.find(({ id }) => id === $userId.get())
  const dialog = made('dialog', 'modal modal-small', '')
  const title = made('h2', '', t(conversionTitle(main?.iso ?? '')))
  const acts = made('div', 'modal-acts', '')
  const close = made('button', 'btn', t('conversion_later'))
  close.type = 'button'
  close.onclick = () => dialog.close()
  acts.appendChild(close)
  if (variant !== 'not_allowed') {
    const link = made('a', 'btn btn-main', t('conversion_go'))
    link.href = `${islandHref(lang, 'office')}/settings/wallets`
    acts.appendChild(link)
  }
  dialog.ariaLabel = title.textContent
  dialog.replaceChildren(title, made('p', '', t(`conversion_${variant}`)), acts)
  dialog.onclose = () => dialog.remove()
  document.body.appendChild(dialog)
  dialog.showModal()
}
