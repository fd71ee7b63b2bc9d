import { keepWindowWidth } from './window-width.ts'

/**
 * A question about cookies or age is answered without loading the page anew: the same form goes the same way, and what asked goes away.
 * Whatever goes wrong, the form is sent as a plain one.
 */
export function startConsent(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.dataset.consent === undefined) return
    const asks = form.closest('.consent, .age-ask')
    if (!asks) return
    event.preventDefault()
    // The form has a field `action`, which hides the property of that name.
    const to = form.getAttribute('action') ?? ''
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value))
    fetch(to, { method: 'POST', body, redirect: 'manual' }).then(
      ({ type }) => {
        if (type !== 'opaqueredirect') return location.assign(to)
        asks.remove()
        keepWindowWidth()
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      },
      () => form.removeAttribute('data-consent'),
    )
  })
}
