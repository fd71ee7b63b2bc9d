import { loadPage } from './load-page.ts'
import { ahead } from './prefetch.ts'

/** The pages of this tab's navigation. */
export const pages = ahead(loadPage, () => Date.now())
