/** The stylesheet's breakpoints (spec §9): below the first the right column is a drawer, below the second the page is a phone's. */
export const DRAWER = '(max-width: 1100px)'
export const PHONE = '(max-width: 1023px)'

/** Does a breakpoint hold? On a page whose mobile view was asked for (`html[data-view="mobile"]`) each does. */
export const isNarrow = (query: string): boolean =>
  document.documentElement.dataset.view === 'mobile' || matchMedia(query).matches
