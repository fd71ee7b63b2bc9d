import type { ContentList } from '../../../../shared/api/content.ts'
import type { PromoCategory } from '../../../../shared/domain/content/promo-categories.ts'
import { pageIn } from '../../forms/page-number.ts'
import type { Loaded, PageContext } from '../../page.ts'

/** Texts on one page of a list. */
export const TEXTS_PAGE = 20

/** A page of the operator's texts; `list` is null when the origin does not answer. */
export interface TextList {
  page: number
  pages: number
  list: ContentList | null
}

/** Reads the query's `page` and that part of the list; a page behind the last one is not there. */
export async function loadTexts(
  ctx: PageContext,
  kind: 'news' | 'promotion',
  category?: PromoCategory,
): Promise<Loaded<TextList>> {
  const page = pageIn(ctx.visit.url.searchParams)
  const list = await ctx.origin.contentList(kind, { page, count: TEXTS_PAGE, ...(category && { category }) })
  const pages = Math.max(1, Math.ceil((list?.total ?? 0) / TEXTS_PAGE))
  if (list !== null && page > pages) return { kind: 'notFound' }
  return { kind: 'data', data: { page, pages, list }, ...(list === null && { status: 503 }) }
}
