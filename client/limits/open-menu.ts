import { AccountMenu } from '../../shared/ui/limits/account-menu.tsx'
import { signInText } from '../../shared/ui/limits/sign-in-text.ts'
import { request } from '../api/request.ts'
import { mount } from '../islands/hydrate.tsx'
import { sessionFacts } from '../reality-check/session-facts.ts'
import { REALITY_CHECK } from '../reality-check/watch.ts'
import { $settings } from '../stores/settings.ts'
import { limitsPaths } from './paths.ts'
import { careTexts } from './texts.ts'

/** The menu waits so long for how the session goes, milliseconds; it opens without it then. */
const PATIENCE_MS = 1000
const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))

let panel: HTMLElement | null = null

/** Opens the account's menu, or closes it when it is open. A press beside it, Esc and a press on a link of it close it too. */
export async function toggleMenu(opener: HTMLElement, lang: string): Promise<void> {
  if (panel) {
    if (panel.isConnected) panel.hidePopover()
    return
  }
  const made = document.createElement('div')
  panel = made
  const [t, answer] = await Promise.all([careTexts(lang), Promise.race([request(REALITY_CHECK), patience()])])
  made.className = 'settings-panel card'
  made.popover = 'auto'
  document.body.appendChild(made)
  const session = answer?.ok ? sessionFacts(answer.data) : null
  const unmount = mount({
    element: made,
    name: 'menu',
    view: AccountMenu,
    props: {
      session,
      lastSignIn: session?.lastSignIn ? signInText(session.lastSignIn, lang, $settings.get()) : null,
      links: limitsPaths(lang),
    },
    t,
  })
  opener.ariaExpanded = 'true'
  made.addEventListener('click', () => made.hidePopover())
  made.addEventListener('toggle', (event) => {
    if (!(event instanceof ToggleEvent) || event.newState === 'open') return
    panel = null
    opener.ariaExpanded = 'false'
    unmount()
    made.remove()
  })
  made.showPopover()
  requestAnimationFrame(() => made.querySelector('a')?.focus())
}
