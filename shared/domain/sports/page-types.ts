/** What a page type asks of the feed. */
export interface PageTypeRow {
  sport?: number
  /** A word of the championship or a team. */
  word?: string
  /** Championships of the visitor's own country. */
  ownCountry?: true
  /** The events with the most markets. */
  top?: true
}

/** The page types of sports pages (spec §2): which events stand on each. Ids 56, 91 and 214 are this product's own for sports of the operator. */
export const PAGE_TYPES = {
  betsonyour: { ownCountry: true },
  cyber: { sport: 40 },
  marble: { sport: 214 },
  ufc: { sport: 56, word: 'ufc' },
  politics: { sport: 91 },
  topgame: { top: true },
} as const satisfies Readonly<Record<string, PageTypeRow>>
export type PageType = keyof typeof PAGE_TYPES

/** Events of a page of the best ones. */
export const TOP_EVENTS = 40

export const isPageType = (text: string | undefined): text is PageType =>
  text !== undefined && Object.hasOwn(PAGE_TYPES, text)

export const pageTypeRow = (type: PageType): PageTypeRow => PAGE_TYPES[type]
