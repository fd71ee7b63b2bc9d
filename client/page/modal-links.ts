import { twice } from '../islands/loader.ts'
import type { ModalName } from './modals.ts'

const isModal = (name: string | undefined): name is ModalName => name === 'login' || name === 'registration'

/** `[data-open="login"|"registration"]` links open over the page; whatever goes wrong, the link's own page does the same. */
export function startModalLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-open]') : null
    const name = link?.dataset.open
    if (!link || !isModal(name)) return
    event.preventDefault()
    twice(() => import('./modals.ts')).then(
      ({ openFromLink }) => openFromLink(name, link),
      () => location.assign(link.href),
    )
  })
}
