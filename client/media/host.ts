import { atom } from 'nanostores'
import { RESIZE_MS } from '../../shared/domain/layout/measures.ts'
import { type MediaPlace, type PlaceFacts, placeOf } from '../../shared/domain/media/place.ts'
import { atMostEvery } from '../page/at-most-every.ts'
import { DRAWER, isNarrow } from '../page/view.ts'
import { $media, $mediaPanel, currentMedia, noteRect, setTarget } from '../stores/media.ts'
import { $settings } from '../stores/settings.ts'

interface Standing {
  place: MediaPlace
  /** Is this the page of the event that is shown? */
  hasBoard: boolean
  /** Is there a right column beside the page? */
  hasSide: boolean
}
/** Where the panel stands. */
export const $place = atom<Standing>({ place: 'side', hasBoard: false, hasSide: true })

const made = (tag: string, className: string): HTMLElement => Object.assign(document.createElement(tag), { className })

/**
 * The panel's element and its places: a slot on the event's board, one in the right column, the page itself for a small window, and a
 * dialog for the whole screen. The element moves between them and stays the same, so that a video plays on; what replaces the content
 * (the navigation) takes the board's slot away, and the panel finds the next place.
 */
export function startHost(label: string): HTMLElement {
  const host = made('section', 'media card')
  host.ariaLabel = label
  const side = made('div', 'media-slot')
  const dialog = document.createElement('dialog')
  dialog.className = 'media-whole'
  dialog.ariaLabel = label
  const column = document.querySelector<HTMLElement>('.right')
  column?.insertBefore(side, column.querySelector('.care'))
  document.body.appendChild(dialog)
  const seen = new Map<Element, boolean>()
  let board: HTMLElement | null = null
  let home: 'board' | 'side' = 'side'

  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting)
    stand()
  })

  const stateOf = (slot: HTMLElement): 'seen' | 'away' => (seen.get(slot) === false ? 'away' : 'seen')
  function facts(): PlaceFacts | null {
    const shown = currentMedia()
    if (!shown) return null
    const isHere = board?.closest<HTMLElement>('.game')?.dataset.event === String(shown.gameId)
    const hasColumn = column !== null && !isNarrow(DRAWER) && getComputedStyle(column).display !== 'none'
    return {
      target: $mediaPanel.get().target,
      isFloating: shown.isFloating,
      board: isHere && board ? stateOf(board) : null,
      side: hasColumn ? stateOf(side) : null,
      moveOnScroll: $settings.get().moveVideoOnScroll === 1,
    }
  }

  /** What was left keeps its room while the panel is away from it, so that nothing jumps and it is found again. */
  function holdRoom(place: MediaPlace, height: number): void {
    for (const [name, slot] of [['side', side], ['board', board] as const] as const) {
      if (!slot) continue
      const isLeft = place === 'float' && name === home && !currentMedia()?.isFloating
      slot.style.minBlockSize = isLeft && height > 0 ? `${height}px` : ''
      slot.toggleAttribute('data-held', isLeft)
    }
  }

  function stand(): void {
    const known = facts()
    if (!known) {
      leave()
      return
    }
    const place = placeOf(known)
    const parent = { board, side, float: document.body, fullscreen: dialog, overview: dialog }[place] ?? document.body
    const isWhole = parent === dialog
    const height = host.offsetHeight
    if (place === 'board' || place === 'side') home = place
    host.dataset.place = place
    if (host.parentElement !== parent) {
      holdRoom(place, height)
      const playing = [...host.querySelectorAll('video')].filter((video) => !video.paused)
      const focused = host.contains(document.activeElement) ? document.activeElement : null
      parent.appendChild(host)
      for (const video of playing) if (video.paused) video.play().catch(() => {})
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
    if (isWhole && !dialog.open) dialog.showModal()
    if (!isWhole && dialog.open) dialog.close()
    $place.set({ place, hasBoard: known.board !== null, hasSide: known.side !== null })
    const { x, y, width, height: tall } = host.getBoundingClientRect()
    const rect = currentMedia()?.boundingRect
    if (!rect || rect.x !== x || rect.y !== y || rect.width !== width || rect.height !== tall)
      noteRect({ x, y, width, height: tall })
  }

  function leave(): void {
    dialog.close()
    holdRoom('side', 0)
    host.remove()
  }

  function findBoard(): void {
    const found = document.querySelector<HTMLElement>('[data-media-board]')
    if (found === board) return
    if (board) {
      watcher.unobserve(board)
      seen.delete(board)
    }
    board = found
    if (board) watcher.observe(board)
  }

  /** Esc, or the browser's own way out, leads back to where it came from. */
  dialog.addEventListener('close', () => {
    if (['fullscreen', 'overview'].includes($mediaPanel.get().target)) setTarget(home)
  })
  const main = document.querySelector('main')
  if (main)
    new MutationObserver(() => {
      findBoard()
      stand()
    }).observe(main, { childList: true })
  watcher.observe(side)
  findBoard()
  matchMedia(DRAWER).addEventListener('change', stand)
  addEventListener('resize', atMostEvery(RESIZE_MS, stand).call)
  $settings.listen(() => requestAnimationFrame(stand))
  $mediaPanel.listen(stand)
  $media.listen(stand)
  stand()
  return host
}
