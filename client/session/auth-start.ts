import { signedOut } from '../api/accounts.ts'
import { request } from '../api/request.ts'
import { $player } from '../stores/player.ts'
import { loadUserConfig } from '../user/config.ts'
import { checkSession, watchAuth } from './auth.ts'
import { $rights, noteRights } from './rights.ts'

/** Does the address ask for the forgotten password, and is nobody signed in (S6.08)? */
export const asksForForgotten = (search: string, isVisitor: boolean): boolean =>
  isVisitor && new URLSearchParams(search).get('showForgotPasswordModal') === '1'

/** Opens the forgotten password over the page. */
function openForgotten(lang: string): void {
  const link = Object.assign(document.createElement('a'), { href: `/${lang}/user/passwordreset` })
  import('../page/modals.ts').then(
    ({ openFromLink }) => openFromLink('login', link),
    () => location.assign(link.href),
  )
}

/** What is asked for once of a player who is signed in: his config and his rights. */
async function welcome(userId: number, lang: string): Promise<void> {
  const [config, rights] = await Promise.all([loadUserConfig(), request('/web-api/auth/rights')])
  if (rights.ok) noteRights(rights.data)
  if (!config) return
  const { mustFinish } = await import('./finish-registration.ts')
  if (mustFinish(config)) await import('./finish-dialog.tsx').then(({ askToFinish }) => askToFinish(lang))
  else if (config.isRequiredTransfer)
    await import('../user/remind.ts').then(({ remindOfConversion }) => remindOfConversion(userId, lang))
}

/** Forms of the wallets are sent as calls where scripts run. */
function startWallets(lang: string): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('.wallet-act')) return
    event.preventDefault()
    import('../user/wallet-forms.ts').then(({ submitWallet }) => submitWallet(form, lang)).catch(() => form.submit())
  })
}

let isStarted = false

/** Who is signed in, on every page: looked at when it starts, and once a minute. */
export function startAuth(lang: string): void {
  if (isStarted) return
  isStarted = true
  if (asksForForgotten(location.search, $player.get() === null)) openForgotten(lang)
  startWallets(lang)
  watchAuth({
    check: () => checkSession(),
    isVisible: () => document.visibilityState === 'visible',
    known: () => $player.get()?.userId ?? null,
    disconnected: signedOut,
    changed: () => location.reload(),
  })
  let asked: number | undefined
  $player.subscribe((player) => {
    if (player?.userId === asked) return
    asked = player?.userId
    if (asked === undefined) $rights.set(null)
    else void welcome(asked, lang).catch(() => {})
  })
}
