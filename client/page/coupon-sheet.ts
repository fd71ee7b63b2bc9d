import { wake } from '../islands/loader.ts'
import { DRAWER, isNarrow } from './view.ts'

declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { requestClose(): void; destroy(): void }
  }
}

const root = document.documentElement
const column = () => document.querySelector<HTMLElement>('[data-coupon]')?.closest<HTMLElement>('.right') ?? null

let inert: HTMLElement[] = []
let opener: HTMLElement | null = null
/** The phone's own way back (its button or gesture) closes the sheet and leaves the page where it is, in browsers that tell of it. */
let wayBack: InstanceType<NonNullable<Window['CloseWatcher']>> | null = null

/** Everything beside the sheet goes quiet while it is open, so that the keyboard stays in it. */
function quiet(sheet: HTMLElement): void {
  for (let node: HTMLElement | null = sheet; node && node !== document.body; node = node.parentElement) {
    for (const other of node.parentElement?.children ?? []) {
      if (
        other === node ||
        !(other instanceof HTMLElement) ||
        other.inert ||
        other.tagName === 'SCRIPT' ||
        other.querySelector('[role="status"]')
      )
        continue
      other.inert = true
      inert.push(other)
    }
  }
}

export function closeSheet(): void {
  if (!('couponOpen' in root.dataset)) return
  delete root.dataset.couponOpen
  for (const element of inert) element.inert = false
  inert = []
  wayBack?.destroy()
  opener?.focus()
}

function openSheet(from: HTMLElement): void {
  const sheet = column()
  if (!sheet) return
  wake('coupon')
  opener = from
  root.dataset.couponOpen = ''
  wayBack = window.CloseWatcher ? new window.CloseWatcher() : null
  wayBack?.addEventListener('close', closeSheet)
  quiet(sheet)
  sheet.tabIndex = -1
  sheet.focus()
}

/** `[data-open-coupon]` opens the coupon as a sheet on narrow screens; Esc, its close button and a press beside it close it. */
export function startCouponSheet(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const open = event.target.closest<HTMLElement>('[data-open-coupon], [data-open="coupon"]')
    if (open && isNarrow(DRAWER)) {
      event.preventDefault()
      openSheet(open)
    } else if (
      'couponOpen' in root.dataset &&
      (event.target.closest('[data-close-coupon], .shut a, .shut button') || !event.target.closest('.right, dialog'))
    ) {
      /** A leg that was just removed is no longer in the document; that press was inside. */
      if (!event.target.isConnected) return
      event.preventDefault()
      closeSheet()
    }
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) closeSheet()
  })
  matchMedia(DRAWER).addEventListener('change', closeSheet)
}
