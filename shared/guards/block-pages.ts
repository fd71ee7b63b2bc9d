import type { RouteName } from '../routes/table.ts'

interface BlockPage {
  page: RouteName
  /** Status of the asked address for a crawler. */
  status: 403 | 451
}

/** The page of a block's template (spec §4), and whether the block is one of the law. */
const BLOCK_PAGES: ReadonlyMap<number, BlockPage> = new Map<number, BlockPage>([
  [4, { page: 'siteUpdates', status: 403 }],
  [16, { page: 'suspension', status: 403 }],
  [1, { page: 'block', status: 451 }],
  [2, { page: 'block', status: 403 }],
  [3, { page: 'block', status: 403 }],
  [5, { page: 'block', status: 403 }],
  [14, { page: 'block', status: 403 }],
  [13, { page: 'blockUa', status: 451 }],
  [17, { page: 'blockIe', status: 451 }],
  [8, { page: 'comingSoon', status: 403 }],
])

/** A template that the table does not name is a block all the same. */
export const blockPage = (template: number): BlockPage => BLOCK_PAGES.get(template) ?? { page: 'block', status: 403 }

/** The pages that only a blocked visitor sees. */
export const STATUS_PAGES: ReadonlySet<RouteName> = new Set([...BLOCK_PAGES.values()].map(({ page }) => page))

/** Template whose block takes the query along. */
export const CARRIES_QUERY = 4
/** Template of the block by country. */
export const GEO = 1
