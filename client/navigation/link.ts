/** A press on a link, as far as the decision depends on it. */
export interface Press {
  button: number
  isTaken: boolean
  hasModifier: boolean
}

/** The link that was pressed. */
export interface Link {
  href: string
  target: string
  isDownload: boolean
  rel: string
}

/**
 * Where a link leads that the content may be swapped for; null leaves it to the browser: another site or language (its texts are
 * not here), a new tab, a download, a part of this very page.
 */
export function swapTarget(press: Press, link: Link, here: URL, lang: string): URL | null {
  if (press.isTaken || press.button !== 0 || press.hasModifier) return null
  if ((link.target !== '' && link.target !== '_self') || link.isDownload || /\bexternal\b/.test(link.rel)) return null
  if (!URL.canParse(link.href)) return null
  const url = new URL(link.href)
  if (url.hash !== '' && pageOf(url) === pageOf(here)) return null
  return isOurPage(url, here, lang) ? url : null
}

/** A page of this site in the language of this page. */
export const isOurPage = (url: URL, here: URL, lang: string): boolean =>
  url.origin === here.origin && (url.pathname === `/${lang}` || url.pathname.startsWith(`/${lang}/`))

/** What names a page: its address without the part behind `#`. */
export const pageOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search
