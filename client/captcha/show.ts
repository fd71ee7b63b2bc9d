import { earnToken } from './earn.ts'
import { endsSession } from './failure.ts'
import { captchaTexts } from './texts.ts'

const made = <K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text: string) =>
  Object.assign(document.createElement(tag), { className, textContent: text })

let open: Promise<string | null> | null = null

/** Asks the person, over the page; gives the token, or null when the dialog is closed. Who asks meanwhile gets an answer of his own after it. */
export async function showCaptcha(): Promise<string | null> {
  await open
  open = ask()
  return open
}

function ask(): Promise<string | null> {
  const t = captchaTexts(document.documentElement.lang)
  const before = document.activeElement
  const dialog = made('dialog', 'modal captcha', '')
  dialog.ariaLabel = t.title
  const press = made('button', 'btn btn-main', t.press)
  const cancel = made('button', 'btn', t.close)
  const note = made('p', 'hint', t.text)
  note.role = 'status'
  press.type = cancel.type = 'button'
  const buttons = made('div', '', '')
  Object.assign(buttons.style, { display: 'flex', flexWrap: 'wrap', gap: '8px' })
  buttons.replaceChildren(press, cancel)
  const content = made('div', '', '')
  Object.assign(content.style, { display: 'grid', gap: '14px' })
  content.replaceChildren(made('h2', '', t.title), note, buttons)
  dialog.replaceChildren(content)
  document.body.appendChild(dialog)
  const stop = new AbortController()
  return new Promise((resolve) => {
    let token: string | null = null
    press.onclick = async () => {
      press.disabled = true
      note.textContent = t.busy
      try {
        token = await earnToken(stop.signal)
        dialog.close()
      } catch (error) {
        if (await endsSession(error, document.documentElement.lang)) return
        note.textContent = t.failed
        press.disabled = false
      }
    }
    cancel.onclick = () => dialog.close()
    dialog.onclose = () => {
      stop.abort()
      dialog.remove()
      if (before instanceof HTMLElement) before.focus()
      resolve(token)
    }
    dialog.showModal()
    press.focus()
  })
}
