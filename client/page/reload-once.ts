/** A page that lost a chunk is loaded anew at most so often, milliseconds (spec §8). */
export const RELOAD_MS = 60_000
const KEY = 'chunk-reload'

/** Whether a page may be loaded anew: `last` is when it was last done for this reason (milliseconds, as stored), null for never. */
export const mayReload = (last: string | null, now: number): boolean => !(now - Number(last ?? Number.NaN) < RELOAD_MS)

/**
 * Loads the page anew after a chunk did not come: most often a deploy has replaced it. Not offline, where nothing would come; and not
 * without storage, where nobody would know of the last time.
 */
export function reloadOnce(): void {
  if (!navigator.onLine) return
  try {
    if (!mayReload(sessionStorage.getItem(KEY), Date.now())) return
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    return
  }
  location.reload()
}
