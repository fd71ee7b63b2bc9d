/**
 * The path that routing and guards see: decoded once, so that `/%6fffice` is `/office`; null when it cannot be a path of ours
 * (broken encoding, an encoded slash or backslash, control characters). Repeated slashes are kept for the caller to redirect.
 */
export function normalPath(pathname: string): string | null {
  if (/%2f|%5c|\\/i.test(pathname)) return null
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return null
  }
  return /[\p{Cc}\\]/u.test(path) ? null : path
}

/** `//en///line/` → `/en/line`; a language root keeps its slash (`/en` → `/en/`). */
export function canonicalPath(path: string): string {
  const collapsed = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  const lowered = collapsed.replace(/^\/([A-Za-z]{2})(?=\/|$)/, (prefix) => prefix.toLowerCase())
  return /^\/[a-z]{2}$/.test(lowered) ? `${lowered}/` : lowered
}
