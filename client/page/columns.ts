import { $settings, setSetting } from '../stores/settings.ts'

/**
 * `[data-toggle="left"|"right"]` hides and shows a side column and remembers it for the next page; so does a control in the office's
 * form of display settings (whose button saves them without scripts).
 */
export function startColumns(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-toggle]') : null
    const key = button?.dataset.toggle === 'left' ? 'hideLeft' : button?.dataset.toggle === 'right' ? 'hideRight' : null
    if (!button || !key) return
    event.preventDefault()
    setSetting(key, !$settings.get()[key])
  })
  document.addEventListener('change', ({ target }) => {
    const isControl = target instanceof HTMLSelectElement || target instanceof HTMLInputElement
    if (isControl && target.form?.dataset.settings === 'common')
      import('./settings-form.ts').then(({ settingPicked }) => settingPicked(target)).catch(() => {})
  })
  $settings.listen(({ hideLeft, hideRight }) => {
    const root = document.documentElement
    root.toggleAttribute('data-hide-left', hideLeft)
    root.toggleAttribute('data-hide-right', hideRight)
    for (const button of document.querySelectorAll<HTMLElement>('[data-toggle]')) {
      button.ariaPressed = String(button.dataset.toggle === 'left' ? hideLeft : hideRight)
    }
  })
}
