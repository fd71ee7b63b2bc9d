import { isNarrow, PHONE } from './view.ts'

/** Screens to scroll before the way back shows (spec §2). */
const SCREENS = { phone: 4, desktop: 1 } as const

/** `[data-scroll-top]` leads back to the top; it shows once the page is scrolled by more than four screens on a phone, one otherwise. */
export function startScrollTop(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-scroll-top]')]
  if (buttons.length === 0) return
  /** A line without height, a pixel behind the screens: all that lies above the window is watched for it, so that no leap of the page misses it. */
  const line = document.createElement('div')
  const place = () => {
    const screens = SCREENS[isNarrow(PHONE) ? 'phone' : 'desktop']
    line.style.cssText = `position:absolute;inset-block-start:calc(${screens * 100}vh + 1px);block-size:0;inline-size:1px;pointer-events:none`
  }
  place()
  matchMedia(PHONE).addEventListener('change', place)
  document.body.appendChild(line)
  new IntersectionObserver(
    ([entry]) => {
      for (const button of buttons) button.hidden = !entry?.isIntersecting
    },
    { rootMargin: '99999px 0px -100%' },
  ).observe(line)
  for (const button of buttons) {
    button.addEventListener('click', (event) => {
      event.preventDefault()
      scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    })
  }
}
