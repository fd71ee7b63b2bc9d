import { loadPage } from '../navigation/load-page.ts'
import { ours } from '../page/trusted.ts'

/**
 * A break that is asked for is confirmed in a dialog over the page: the question is the page's own step, asked of the host (S8.28). Whatever
 * goes wrong, the browser goes to that step itself.
 */
export function startQuestions(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.asks === undefined) return
    event.preventDefault()
    const url = new URL(form.action)
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') url.searchParams.set(name, value)
    showQuestion(url.href).catch(() => location.assign(url))
  })
}

async function showQuestion(href: string): Promise<void> {
  const loaded = await loadPage(href, new AbortController().signal)
  const body = loaded?.kind === 'page' ? loaded.page.body : ''
  const question = new DOMParser()
    .parseFromString(ours(body), 'text/html')
    .querySelector<HTMLElement>('[data-question]')
  if (!question) throw new Error('no question')
  const before = document.activeElement
  const dialog = document.createElement('dialog')
  dialog.className = 'modal'
  dialog.setAttribute('aria-labelledby', 'question')
  question.className = 'list'
  dialog.appendChild(document.adoptNode(question))
  document.body.appendChild(dialog)
  dialog.querySelector('[data-back]')?.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
    dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (before instanceof HTMLElement) before.focus()
  })
  dialog.showModal()
}
