import { REMOTE_STATE, type RemoteState } from '../../shared/remote-views/states.ts'
import { safeTarget } from '../../shared/routes/safe-target.ts'
import { type App, appOf } from './apps.ts'
import { listenTo } from './frame.ts'
import type { Brought } from './loader.ts'
import { settleMarkup } from './markup.ts'
import type { RemoteModule } from './run-code.ts'

/** A section whose stream has broken off is asked for after this, ms: the edge's own deadline is 8 s. */
const COMING = 9000

/** Goes to an address of this site as a press on a link does, so that the page's navigation takes it over. */
function navigate(to: string): void {
  const target = safeTarget(to, location.href)
  if (target === null) return
  const link = document.createElement('a')
  link.href = target
  link.hidden = true
  document.body.appendChild(link)
  link.click()
  link.remove()
}

/** A remote view on the page (`worker/edge/remote-views/markup.ts` writes it): runs with its app, retries with it, goes with it. */
export class RemoteViewElement extends HTMLElement {
  root: ShadowRoot | null = null
  #app: App | null = null
  #ends: (() => void)[] = []

  connectedCallback(): void {
    if (this.#app) return
    this.root = settleMarkup(this)
    const isComing = this.hasAttribute('coming')
    const brought: Brought = isComing ? 'coming' : this.getAttribute('state') === '-1' ? 'failed' : 'ready'
    const app = appOf(this.getAttribute('app') ?? '', this.getAttribute('kind') === 'component')
    this.#app = app
    app.views.add(this)
    this.#listen(app)
    if (isComing) {
      const timer = setTimeout(() => app.loader.fail(), COMING)
      this.#ends.push(() => clearTimeout(timer))
    }
    if (app.module && this.root) this.enter(app.module)
    app.loader.mount(brought)
  }

  /** A view that is only moved stays. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      const app = this.#app
      if (this.isConnected || !app) return
      this.#app = null
      for (const end of this.#ends.splice(0)) end()
      app.views.delete(this)
      app.loader.unmount()
    })
  }

  #listen(app: App): void {
    this.addEventListener('click', (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-refresh]')) return
      event.preventDefault()
      app.loader.reload()
    })
    const frame = this.querySelector('iframe')
    if (frame)
      this.#ends.push(
        listenTo(frame, (message) => {
          if (message.type === 'size') frame.style.height = `${message.height}px`
          else if (message.type === 'navigate') navigate(message.to)
          else this.#track(message.name, message.data)
        }),
      )
    this.root?.addEventListener('click', (event) => {
      if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || safeTarget(link.href, location.href) === null) return
      event.preventDefault()
      navigate(link.href)
    })
  }

  #track(name: string, data: Record<string, string | number | boolean> = {}): void {
    const detail = { app: this.getAttribute('app'), name, data }
    this.dispatchEvent(new CustomEvent('remote-view:track', { bubbles: true, detail }))
  }

  /** Hands the view to its app's module. What that throws is its own trouble. */
  enter(module: RemoteModule): void {
    if (!this.root) return
    const { lang, dir } = document.documentElement
    try {
      const end = module.mount?.({
        root: this.root,
        context: { lang, dir, path: location.pathname },
        navigate,
        track: (name, data) => this.#track(name, data),
      })
      if (typeof end === 'function') this.#ends.push(() => end())
    } catch (error) {
      console.error(`remote view ${this.getAttribute('app')} did not start`, error)
    }
  }

  /** Shows the app's state; a failed view keeps its own until another one replaces it. */
  show(state: RemoteState): void {
    const isBusy = state === REMOTE_STATE.loading
    this.toggleAttribute('busy', isBusy)
    this.querySelector('[data-refresh]')?.setAttribute('aria-busy', String(isBusy))
    this.dispatchEvent(
      new CustomEvent('remote-view:state', { bubbles: true, detail: { app: this.getAttribute('app'), state } }),
    )
  }
}

customElements.define('remote-view', RemoteViewElement)
