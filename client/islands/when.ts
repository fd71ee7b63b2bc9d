/** When an island wakes: starts `wake` at the right moment. */
export type When = (element: HTMLElement, wake: () => void) => void

const INTERACTIONS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'click'] as const

export const WHEN: Record<string, When> = {
  load: (_, wake) => wake(),
  idle: (_, wake) => {
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 })
    else setTimeout(wake, 200)
  },
  visible: (element, wake) => {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      seen.disconnect()
      wake()
    })
    /** The host may have no box of its own; what stands in it has. */
    for (const child of element.children) seen.observe(child)
  },
  interaction: (element, wake) => {
    const once = () => {
      for (const type of INTERACTIONS) element.removeEventListener(type, once)
      wake()
    }
    for (const type of INTERACTIONS) element.addEventListener(type, once, { passive: true })
  },
}
