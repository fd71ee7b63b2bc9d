import { OUTCOME_BLOCKED, OUTCOME_GONE } from '../../shared/api/feed-flags.ts'
import { displayCoef } from '../../shared/domain/coefficient/display.ts'
import type { CoefView } from '../../shared/domain/settings/display.ts'
import type { Price } from '../stores/odds.ts'
import { $settings } from '../stores/settings.ts'
import type { EventState } from './frame.ts'
import { type Places, putText } from './places.ts'

/** How long a changed price is marked; on a page where nothing changes any more a mark may stay so much longer. */
const MARK_MS = 3000
const LONGER_MS = 500
const marked = new Map<HTMLElement, number>()

/** Takes old marks away. While prices change this is done with them: one more picture of the page for it would cost as much as they do. */
function sweep(): void {
  const now = Date.now()
  for (const [button, until] of marked) {
    if (until > now) continue
    button.classList.remove('is-up', 'is-down')
    marked.delete(button)
  }
}

let isTimed = false

function sweepLater(): void {
  if (isTimed || marked.size === 0) return
  isTimed = true
  setTimeout(
    () => {
      isTimed = false
      sweep()
      sweepLater()
    },
    Math.min(...marked.values()) - Date.now() + LONGER_MS,
  )
}

function mark(button: HTMLElement, up: boolean): void {
  button.classList.toggle('is-up', up)
  button.classList.toggle('is-down', !up)
  marked.set(button, Date.now() + MARK_MS)
  sweepLater()
}

/** Writes the coefficient of a button: text, thousandths, and the end of its name. */
function writeCoef(button: HTMLElement, cell: HTMLElement, thousandths: number, view: CoefView): void {
  const text = displayCoef(thousandths, view)
  cell.dataset.coef = String(thousandths)
  putText(cell, text)
  const name = button.ariaLabel ?? ''
  button.ariaLabel = `${name.slice(0, name.lastIndexOf(', '))}, ${text}`
}

function patchButton(button: HTMLButtonElement, { coef, flags }: Price, view: CoefView): void {
  const cell = button.querySelector<HTMLElement>('[data-coef]')
  const before = Number(cell?.dataset.coef)
  // What is gone has no price: it keeps the one that was shown.
  if (cell && coef && before !== coef) {
    writeCoef(button, cell, coef, view)
    if ($settings.get().coefChangeIndication) mark(button, coef > before)
  }
  const blocked = (flags & (OUTCOME_BLOCKED | OUTCOME_GONE)) !== 0
  if (button.disabled !== blocked) {
    button.disabled = blocked
    button.classList.toggle('is-blocked', blocked)
  }
}

/** Brings the changed prices to the page; nothing else is touched but marks that are old. */
export function patchPrices(
  places: Places,
  changes: Iterable<readonly [outcomeId: number, price: Price]>,
  view: CoefView,
): void {
  sweep()
  for (const [id, price] of changes) for (const button of places.buttons(id)) patchButton(button, price, view)
}

/** Brings scores, minutes and breaks (status 3) to the page. What is over (4, 5) is marked, and the navigation told: it takes that out. */
export function patchEvents(places: Places, changes: ReadonlyMap<number, EventState>): void {
  for (const [id, { score, minute, status }] of changes) {
    for (const row of places.rows(id)) {
      if (score !== null) for (const cell of row.querySelectorAll('[data-score]')) putText(cell, score)
      if (minute !== null) for (const cell of row.querySelectorAll('[data-minute]')) putText(cell, `${minute}′`)
      for (const cell of row.querySelectorAll<HTMLElement>('[data-break]')) cell.hidden = status !== 3
      if (row.toggleAttribute('data-over', status > 3)) dispatchEvent(new Event('over'))
    }
  }
}

/** Shows every price of the page in another format. */
export function reformatPrices(view: CoefView): void {
  for (const cell of document.querySelectorAll<HTMLElement>('button[data-outcome] [data-coef]')) {
    const button = cell.closest<HTMLElement>('button')
    if (button) writeCoef(button, cell, Number(cell.dataset.coef), view)
  }
}
