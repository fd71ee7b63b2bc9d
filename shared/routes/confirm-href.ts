/** Longest way back that goes into an address; a longer one is not kept. */
const LONGEST = 1024

/**
 * The page of changed rules, with the way back: `back` is a path of this site with its language and query. From the language root there is no
 * need to say it: that page leads there by itself. What comes back in `next` passes `safeTarget` before anybody is sent there.
 * Written without the table of routes, which the browser does without.
 */
export const confirmHref = (lang: string, back: string): string =>
  `/${lang}/confirm${back === `/${lang}/` || back.length > LONGEST ? '' : `?next=${encodeURIComponent(back)}`}`
