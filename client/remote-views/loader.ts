import { NEW_APP, pauseOf, type RemoteApp, type RemoteEvent, step } from '../../shared/remote-views/app.ts'
import { type RetryPlan, VIEW_RETRY } from '../../shared/remote-views/retry.ts'
import { REMOTE_STATE } from '../../shared/remote-views/states.ts'

/** What a view brings when it is mounted: markup that is ready to run, the section of an error, or nothing yet. */
export type Brought = 'ready' | 'failed' | 'coming'

export interface Loader {
  readonly app: RemoteApp
  mount(brought: Brought): void
  unmount(): void
  /** What was being waited for did not come. */
  fail(): void
  /** A reload by hand: of an app in error, at most once a second. */
  reload(): void
}

export interface LoaderOptions {
  plan?: RetryPlan
  /** Makes the app run; called for the first try, for each retry and each reload. */
  load(signal: AbortSignal): Promise<void>
  changed?(app: RemoteApp): void
  /** ms of a clock that only goes forward. */
  now?(): number
}

/** Drives a remote app's states (spec §4): loads, retries by the plan, unloads when the last view has gone. */
export function createLoader({
  plan = VIEW_RETRY,
  load,
  changed,
  now = () => performance.now(),
}: LoaderOptions): Loader {
  let app = NEW_APP
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | null = null

  const tell = (event: RemoteEvent): void => {
    const before = app
    app = step(app, event)
    if (app.state !== before.state) changed?.(app)
  }

  function settle(type: 'ready' | 'fail'): void {
    running = null
    tell({ type })
    const pause = pauseOf(app, plan)
    if (pause !== null)
      timer = setTimeout(() => {
        tell({ type: 'retry' })
        void perform()
      }, pause)
  }

  async function perform(): Promise<void> {
    const mine = new AbortController()
    running = mine
    let outcome: 'ready' | 'fail' = 'ready'
    try {
      await load(mine.signal)
    } catch {
      outcome = 'fail'
    }
    if (!mine.signal.aborted) settle(outcome)
  }

  return {
    get app() {
      return app
    },
    mount(brought) {
      tell({ type: 'mount' })
      if (app.state === REMOTE_STATE.notExisting) tell({ type: 'load' })
      if (app.state !== REMOTE_STATE.loading || running || brought === 'coming') return
      if (brought === 'failed') settle('fail')
      else void perform()
    },
    unmount() {
      tell({ type: 'unmount' })
      if (app.state !== REMOTE_STATE.notExisting) return
      clearTimeout(timer)
      running?.abort()
      running = null
    },
    fail() {
      if (app.state === REMOTE_STATE.loading && !running) settle('fail')
    },
    reload() {
      const before = app
      tell({ type: 'reload', at: now() })
      if (app === before) return
      clearTimeout(timer)
      void perform()
    },
  }
}
