/** A press, as far as the decision depends on it. */
export type Press = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A link, as far as the decision depends on it. */
export type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'rel' | 'hasAttribute'>

/** Whether a press means 'go there': not one that somebody has taken already, and none that asks for another tab or window. */
export const isPlain = (press: Press): boolean =>
  !(press.defaultPrevented || press.button || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey)

/**
 * The page that a link leads to, when the content may be swapped for it; null leaves it to the browser: another site or language (its
 * texts are not here), a new tab, a download, a part of this very page.
 */
export function linkedPage(link: Link, here: URL, lang: string): URL | null {
  if (!['', '_self'].includes(link.target) || link.hasAttribute('download') || /\bexternal\b/.test(link.rel))
    return null
  const url = URL.parse(link.href)
  return url && isOurPage(url, here, lang) && (url.hash === '' || pageOf(url) !== pageOf(here)) ? url : null
}

/** A page of this site in the language of this page. */
export const isOurPage = (url: URL, here: Pick<URL, 'origin'>, lang: string): boolean =>
  url.origin === here.origin && `${url.pathname}/`.startsWith(`/${lang}/`)

/** What names a page: its address without the part behind `#`. */
export const pageOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search
