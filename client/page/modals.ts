import './modals.css'
import type { IslandProps } from '../../shared/ui/islands/props.ts'
import { loadIsland } from '../islands/loader.ts'
import { parseState } from '../state.ts'

export type ModalName = 'login' | 'registration'

/** The page that the link leads to carries what its island needs (countries, currencies, token): its state block is taken, nothing else. */
async function propsFrom<K extends ModalName>(
  href: string,
  name: K,
): Promise<{ props: IslandProps[K]; lang: string } | null> {
  const answer = await fetch(href, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(10_000) })
  const block = /<script[^>]*\bid="state"[^>]*>([^<]*)<\/script>/.exec(await answer.text())
  const state = parseState(block?.[1])
  const props = state?.islands[name]
  return state && props ? { props, lang: state.lang } : null
}

async function openModal<K extends ModalName>(name: K, href: string, opener: HTMLElement): Promise<void> {
  const found = await propsFrom(href, name)
  if (!found) throw new Error(`no ${name} at ${href}`)
  if (isOwnPage(found.props)) return location.assign(href)
  const [{ mount }, module, t] = await loadIsland(name, found.lang)
  const dialog = document.createElement('dialog')
  dialog.className = 'modal'
  dialog.setAttribute('aria-label', t(name === 'login' ? 'login_title' : 'registration_title'))
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'modal-close icon-btn'
  close.ariaLabel = t('main_close')
  close.textContent = '×'
  close.onclick = () => dialog.close()
  const host = document.createElement('div')
  host.dataset.island = name
  dialog.replaceChildren(close, host)
  document.body.appendChild(dialog)
  const unmount = mount({ element: host, name, view: module.default, props: found.props, t })
  host.dataset.hydrated = ''
  dialog.addEventListener('close', () => {
    unmount()
    dialog.remove()
    opener.focus()
  })
  /** A press on the backdrop is a press on the dialog itself. */
  dialog.addEventListener('mousedown', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.showModal()
  host.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
}

let opening = false

/**
 * How a link to sign-in or registration opens: registration as a page from the login page, and not at all where it stands already (spec §2);
 * everything else over the page.
 */
export function wayToOpen(
  name: ModalName,
  { isHere, isOnLogin }: { isHere: boolean; isOnLogin: boolean },
): 'modal' | 'page' | 'nothing' {
  if (isHere) return 'nothing'
  return name === 'registration' && isOnLogin ? 'page' : 'modal'
}

/** Has the operator a registration page of his own making? Then the link leads there (S2.121). */
const isOwnPage = (props: object): boolean => 'isPage' in props && props.isPage === true

/** Opens sign-in or registration over the page; whatever goes wrong, the link's own page does the same. */
export function openFromLink(name: ModalName, link: HTMLAnchorElement): void {
  const here = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  const way = wayToOpen(name, {
    isHere: here !== null,
    isOnLogin: document.querySelector('main [data-island="login"]') !== null,
  })
  if (way === 'page') {
    location.assign(link.href)
    return
  }
  if (here && way === 'nothing') {
    here.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
    return
  }
  if (opening) return
  opening = true
  link.ariaBusy = 'true'
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog.modal[open]')) open.close()
  openModal(name, link.href, link)
    .catch(() => location.assign(link.href))
    .finally(() => {
      opening = false
      link.ariaBusy = null
    })
}
