import { isLocalHost } from './own-hosts.ts'

/** Which absolute URLs a redirect may lead to. */
export interface Hosts {
  /** The host of the site, with its port. */
  own: string
  /** Outside production the local names with the same port are the site too. */
  local: boolean
  /** Further hosts, of the config. */
  listed: readonly string[]
}

/** A target that may be sent: a path on the site (with query and hash), or an absolute URL of a listed host. */
export type Target = { kind: 'path'; path: string } | { kind: 'absolute'; url: string }

const PLACE = 'https://site.invalid'

/**
 * Reads a redirect's target (security.md 2.3 C); null for one that could leave the listed hosts: another scheme, user info, a backslash,
 * two leading slashes, control characters, more than 2048 characters. It is serialised afresh, `/..//evil.com` becomes `/evil.com`.
 */
export function readTarget(raw: string, hosts: Hosts): Target | null {
  if (raw === '' || raw.length > 2048 || /[\p{Cc}\\]/u.test(raw) || raw !== raw.trim() || raw.startsWith('//'))
    return null
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(raw)
  const from = absolute ? raw : `${PLACE}${raw.startsWith('/') ? '' : '/'}${raw}`
  if (!URL.canParse(from)) return null
  const url = new URL(from)
  if (url.username !== '' || url.password !== '' || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  const path = url.pathname.replace(/^\/+/, '/') + url.search + url.hash
  if (!absolute || isOwn(url, hosts)) return { kind: 'path', path }
  return hosts.listed.includes(url.host) ? { kind: 'absolute', url: url.href } : null
}

function isOwn(url: URL, { own, local }: Hosts): boolean {
  if (url.host === own) return true
  const site = new URL(`http://${own}`)
  return local && isLocalHost(url.hostname) && isLocalHost(site.hostname) && url.port === site.port
}
