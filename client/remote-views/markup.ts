import { pageNonce } from './run-code.ts'

/**
 * Gives a view its shadow root when it came without the parser (a page swapped in, a section that was asked for again): its template
 * becomes its root, and its styles and its frame come under this page's nonce instead of that of the answer that they came with.
 */
export function settleMarkup(element: HTMLElement): ShadowRoot | null {
  const template = element.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]')
  if (template && !element.shadowRoot) {
    const root = element.attachShadow({ mode: 'open' })
    for (const styled of template.content.querySelectorAll<HTMLElement>('style, link')) styled.nonce = pageNonce()
    root.appendChild(template.content)
    template.remove()
  }
  const made = element.getAttribute('nonced')
  const frame = element.querySelector('iframe')
  if (made && frame && made !== pageNonce()) {
    element.setAttribute('nonced', pageNonce())
    frame.srcdoc = frame.srcdoc.replaceAll(made, pageNonce())
  }
  return element.shadowRoot
}

/** Shows what stands in the element itself instead of its shadow root: the section of an error, in the page's own styles. */
export function showFailed(element: HTMLElement): void {
  const failed = element.querySelector<HTMLTemplateElement>(':scope > template[data-failed]')
  if (!failed || !element.shadowRoot) return
  element.shadowRoot.replaceChildren(document.createElement('slot'))
  element.setAttribute('state', '-1')
  element.appendChild(failed.content.cloneNode(true))
  failed.remove()
}
