import { COMPONENT_RETRY, nextPause, VIEW_RETRY } from '../../shared/remote-views/retry.ts'
import { REMOTE_STATE } from '../../shared/remote-views/states.ts'
import type { RemoteViewElement } from './element.ts'
import { fetchMain } from './fetch-markup.ts'
import { createLoader, type Loader } from './loader.ts'
import { showFailed } from './markup.ts'
import { type Code, type RemoteModule, runCode } from './run-code.ts'

/** A remote app on this page: its views, its state, and what of it runs. */
export interface App {
  loader: Loader
  views: Set<RemoteViewElement>
  module: RemoteModule | null
  end(): void
}

const apps = new Map<string, App>()

const codeOf = (view: HTMLElement): Code => ({
  code: view.getAttribute('code'),
  integrity: view.getAttribute('integrity'),
  scripts: JSON.parse(view.getAttribute('scripts') ?? '[]'),
})

const isFailed = (view: Element) => view.getAttribute('state') === String(REMOTE_STATE.error)
const viewsIn = (place: ParentNode, name: string) => [
  ...place.querySelectorAll(`remote-view[app="${CSS.escape(name)}"]`),
]

/** Replaces the views that failed by what the page has for them now. */
async function askAgain(name: string, signal: AbortSignal): Promise<void> {
  const here = viewsIn(document, name)
  if (!here.some(isFailed)) return
  const fresh = viewsIn(await fetchMain(signal), name)
  signal.throwIfAborted()
  here.forEach((view, n) => {
    const next = fresh[n]
    if (!next || isFailed(next)) throw new Error(`${name} failed again`)
    if (isFailed(view)) view.replaceWith(next)
  })
}

async function load(name: string, app: App, signal: AbortSignal): Promise<void> {
  await askAgain(name, signal)
  const view = [...app.views].find((each) => each.root)
  if (!view?.root || app.module) return
  const [module, end] = await runCode(view.getAttribute('level') ?? '', codeOf(view), view.root)
  if (signal.aborted) return end()
  Object.assign(app, { module, end })
  for (const each of app.views) each.enter(module)
}

/** The app of a name; views of one app share its state and its code. */
export function appOf(name: string, isComponent: boolean): App {
  const known = apps.get(name)
  if (known) return known
  const plan = isComponent ? COMPONENT_RETRY : VIEW_RETRY
  const app: App = {
    views: new Set(),
    module: null,
    end: () => {},
    loader: createLoader({
      plan,
      load: (signal) => load(name, app, signal),
      changed({ state, retried }) {
        const isOver = state === REMOTE_STATE.error && nextPause(plan, retried) === null
        for (const view of app.views) {
          if (isOver) showFailed(view)
          view.show(state)
        }
        if (state !== REMOTE_STATE.notExisting) return
        app.end()
        apps.delete(name)
      },
    }),
  }
  apps.set(name, app)
  return app
}
