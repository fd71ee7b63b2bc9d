import { workerAddress } from '../page/trusted.ts'

/** The parts of a browser that this needs; some have none. */
export interface PwaBrowser {
  workers:
    | {
        getRegistrations(): Promise<readonly { unregister(): Promise<boolean> }[]>
        register(script: string): Promise<unknown>
      }
    | undefined
  caches: { keys(): Promise<string[]>; delete(name: string): Promise<boolean> } | undefined
  log(error: unknown): void
}

const here = (): PwaBrowser => ({
  workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  caches: 'caches' in window ? caches : undefined,
  log: (error) => console.error('pwa', error),
})

/**
 * What an earlier version has left is cleared at start: its service worker and its caches; then a site that is an app registers its own
 * (spec §4). Whatever goes wrong is logged, and nobody is told (spec §8).
 */
export async function startPwa(
  isApp = document.body.dataset.pwa !== undefined,
  { workers, caches, log }: PwaBrowser = here(),
): Promise<void> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
    const names = (await caches?.keys()) ?? []
    await Promise.all(names.map((name) => caches?.delete(name)))
    if (isApp) await workers?.register(workerAddress())
  } catch (error) {
    log(error)
  }
}
