import { ISLAND_PATHS, islandHref } from '../../shared/ui/islands/links.ts'

/** A place of this site to go on to: a path, and no way to another host (`//…`, `/\…`) or around it (control characters). */
export const isOwnPath = (next: string): boolean => /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next)

/** Where a player goes after signing in, null for the same page anew: where they wanted to go; from the sign-in pages home. */
export function wayOn(lang: string, next: string | null, here: { pathname: string; search: string }): string | null {
  const wanted = next ?? new URLSearchParams(here.search).get('next')
  if (wanted !== null && isOwnPath(wanted)) return wanted
  const own = here.pathname.replace(/\/$/, '')
  return own.endsWith(`/${ISLAND_PATHS.login}`) || own.endsWith(`/${ISLAND_PATHS.registration}`)
    ? islandHref(lang, 'home')
    : null
}

/** Goes on by the sign-in page, which leads a player where the site's list says, else to the place that it is told. */
export function goOn(lang: string, next: string | null): void {
  const way = wayOn(lang, next, location) ?? location.pathname + location.search
  location.assign(`${islandHref(lang, 'login')}?next=${encodeURIComponent(way)}`)
}
