/** Measures of the layout (spec §9), pixels. The stylesheet has the same numbers: test/unit/ui/measures.test.tsx lays them side by side. */

/** The widest page; narrower columns; the right column as a drawer; from the last one down a phone's single column. */
export const BREAKPOINTS = [1920, 1366, 1100, 1024] as const

/** Rows that stand in the place of what is on its way. */
export const SKELETONS = { list: 16, cards: 2 } as const

/** What floats keeps so far from the window's edges; a panel leaves room at the bottom for the round buttons. */
export const VIEWPORT_PADDING = { edge: 10, bottom: 52 } as const

/** A change of size is answered once in so many milliseconds. */
export const RESIZE_MS = 100
