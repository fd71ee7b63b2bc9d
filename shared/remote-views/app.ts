import { nextPause, type RetryPlan, VIEW_RETRY } from './retry.ts'
import { moved, REMOTE_STATE, type RemoteState } from './states.ts'

/** A remote app in the browser: its state, how many views use it, what was tried. */
export interface RemoteApp {
  state: RemoteState
  views: number
  /** Automatic retries since it was last ready. */
  retried: number
  /** When it was last reloaded by hand, ms. */
  reloadedAt: number | null
}

export const NEW_APP: RemoteApp = { state: REMOTE_STATE.notExisting, views: 0, retried: 0, reloadedAt: null }

export type RemoteEvent =
  | { type: 'mount' | 'unmount' | 'load' | 'retry' | 'ready' | 'fail' }
  /** `at` in ms, of any clock that only goes forward. */
  | { type: 'reload'; at: number }

/**
 * What an event makes of an app (spec §4). Pure: who calls it starts a load when the state became 'loading', and sets a timer of
 * `pauseOf` when it became 'error'. The last view that goes unloads the app.
 */
export function step(app: RemoteApp, event: RemoteEvent): RemoteApp {
  switch (event.type) {
    case 'mount':
      return { ...app, views: app.views + 1 }
    case 'unmount': {
      const views = Math.max(0, app.views - 1)
      return views > 0 ? { ...app, views } : NEW_APP
    }
    case 'load':
      return { ...app, state: moved(app.state, REMOTE_STATE.loading) }
    case 'retry':
      return app.state === REMOTE_STATE.error ? { ...app, state: REMOTE_STATE.loading, retried: app.retried + 1 } : app
    case 'ready': {
      const state = moved(app.state, REMOTE_STATE.ready)
      return state === REMOTE_STATE.ready ? { ...app, state, retried: 0 } : app
    }
    case 'fail':
      return { ...app, state: moved(app.state, REMOTE_STATE.error) }
    case 'reload': {
      const tooSoon = app.reloadedAt !== null && event.at - app.reloadedAt < VIEW_RETRY.throttle
      if (tooSoon || app.state !== REMOTE_STATE.error) return app
      return { ...app, state: REMOTE_STATE.loading, retried: 0, reloadedAt: event.at }
    }
  }
}

/** Pause before the automatic retry that an app in error is due, ms; null when there is none. */
export const pauseOf = (app: RemoteApp, plan: RetryPlan = VIEW_RETRY): number | null =>
  app.state === REMOTE_STATE.error ? nextPause(plan, app.retried) : null
