/** `[data-scroll-top]` leads back to the top; it shows once the page is scrolled by more than a screen. */
export function startScrollTop(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-scroll-top]')]
  if (buttons.length === 0) return
  const top = document.createElement('div')
  top.style.cssText = 'position:absolute;inset-block-start:100vh;block-size:1px;inline-size:1px;pointer-events:none'
  document.body.appendChild(top)
  new IntersectionObserver(([entry]) => {
    const below = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0
    for (const button of buttons) button.hidden = !below
  }).observe(top)
  for (const button of buttons) {
    button.addEventListener('click', (event) => {
      event.preventDefault()
      scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    })
  }
}
