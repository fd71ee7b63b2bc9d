import { go } from './go.ts'

/** An end waits so long before the page follows, milliseconds: others end with it, the site's lists know of it, and not everybody asks at once. */
const WAIT_MS = 1500
const JITTER_MS = 3000
/** A page that was asked for anew waits twice as long each next time, up to eight times: its copies may be from before the end. */
const MOST_DOUBLED = 3

/** Somebody types into the content, a press waits for its answer, or nobody looks. */
const isBusy = (): boolean =>
  document.hidden ||
  document.activeElement?.matches('main :is(input, textarea, select)') === true ||
  document.querySelector('main [aria-busy=true]') !== null

/** Takes a row out of its list, with the championship that it was the last of; false where that does not say enough. */
function takeOut(row: HTMLElement): boolean {
  if (!row.matches('li.ev:not(.rs)')) return false
  const list = row.closest('.sp') ?? row.parentElement
  const champ = row.closest('section:not(.sp)')
  row.remove()
  if (champ && !champ.querySelector('[data-event]')) champ.remove()
  return list?.querySelector('[data-event]') != null
}

/**
 * What the feed marks as over (`data-over`) leaves in a moment; a page that was about it (its own, a list that is empty now) comes anew in its
 * place. Some may have been marked before this was here.
 */
export function followEnds(lang: string): void {
  let timer = 0
  let page = ''
  let renewals = 0

  async function follow(): Promise<void> {
    timer = 0
    if (isBusy()) return wait()
    const over = [...document.querySelectorAll<HTMLElement>('main :is(.ev, .game:has(.board-x))[data-over]')]
    if (over.map(takeOut).every(Boolean)) return
    renewals++
    await go(new URL(location.href), { y: null, isNew: false, isQuiet: true }, lang)
  }

  function wait(): void {
    if (page !== location.pathname) renewals = 0
    page = location.pathname
    if (timer === 0)
      timer = window.setTimeout(follow, (WAIT_MS + Math.random() * JITTER_MS) * 2 ** Math.min(renewals, MOST_DOUBLED))
  }

  addEventListener('over', wait)
  wait()
}
