import { BottomNav } from './bottom-nav.tsx'
import { Sections } from './header.tsx'
import { SportsColumn, SportsStrip } from './sports-column.tsx'

/**
 * The parts of the main layout that depend on the page (marks of the current link, the column's section and sport), each under the
 * `data-region` of its root: the browser's navigation puts the next page's in their place and leaves the rest of the layout alone.
 */
export const REGIONS = { sections: Sections, side: SportsColumn, strip: SportsStrip, bottom: BottomNav } as const
