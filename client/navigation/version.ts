import { appVersion } from '../../shared/guards/app-version.ts'

/** The version check runs so long after the start, milliseconds (spec §9). */
export const CHECK_MS = 60_000

/** Version of the code that this page runs. */
const own = (): string | null => document.querySelector<HTMLMetaElement>('meta[name=app-version]')?.content ?? null

let isOutdated = false

/** The site has another version than this page: from now on its links are loaded by the browser. */
export const isNewer = (): boolean => isOutdated

/** Takes note of the version that the site says it has. Another one than ours raises `update` on the window, once. */
export function hearVersion(version: string | null): boolean {
  if (version === null || isOutdated) return isOutdated
  isOutdated = appVersion({ appVersion: own() }, { version }).kind === 'reload'
  if (isOutdated) dispatchEvent(new CustomEvent('update', { detail: version }))
  return isOutdated
}

/** Asks for the site's version once, 60 s after the start. */
export function checkLater(): void {
  setTimeout(async () => {
    const answer = await fetch('/healthz', { method: 'HEAD' }).catch(() => null)
    hearVersion(answer?.headers.get('x-app-version') ?? null)
  }, CHECK_MS)
}
