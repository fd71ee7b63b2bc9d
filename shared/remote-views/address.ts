/** Where a remote's verified code lies on our own origin, and the way back from such a path. */
export const codePath = (app: string, hex: string): string => `/_rv/${app}/${hex}.js`

export const APP_NAME = /^[a-z][a-z0-9-]{0,39}$/

export function parseCodePath(path: string): { app: string; hex: string } | null {
  const match = /^\/_rv\/([a-z][a-z0-9-]{0,39})\/([0-9a-f]{64})\.js$/.exec(path)
  return match?.[1] && match[2] ? { app: match[1], hex: match[2] } : null
}

/** Names that resolve inside a network, never on the public web. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain)$|^[^.]+$/i

/**
 * The parsed address of a remote, or null when it may not be one (SEC-45): https of a public name. No user info, no address literal in any
 * spelling (`URL` has turned `2130706433` into `127.0.0.1`), no name without a dot.
 */
export function remoteUrl(raw: string): URL | null {
  const url = URL.parse(raw)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  if (url.search !== '' || url.hash !== '') return null
  const host = url.hostname.replace(/\.$/, '')
  return /^[\d.]+$/.test(host) || host.startsWith('[') || INSIDE.test(host) ? null : url
}
