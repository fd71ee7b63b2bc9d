import { isPlain } from '../navigation/link.ts'

/** The way to the office in the header, which opens the account's menu. */
const OPENER = '.account a.icon-btn'

/** A press on the account's sign opens its menu instead of the office; whatever goes wrong, the link leads there. */
export function startMenu(lang: string): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(OPENER) : null
      if (!link || !isPlain(event)) return
      event.preventDefault()
      event.stopPropagation()
      import('./open-menu.ts').then(({ toggleMenu }) => toggleMenu(link, lang)).catch(() => location.assign(link.href))
    },
    true,
  )
}
