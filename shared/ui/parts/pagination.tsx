import type { Translate } from '../../i18n/translate.ts'

/** Links to the pages before and after; nothing when there is one page. `link(page)` gives a page's address. */
export function Pagination({
  page,
  pages,
  link,
  t,
}: {
  page: number
  pages: number
  link: (page: number) => string
  t: Translate
}) {
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label={t('list_page', { page, pages })}>
      {page > 1 && (
        <a className="btn" rel="prev" href={link(page - 1)}>
          {t('list_previous')}
        </a>
      )}
      <span className="mu">{t('list_page', { page, pages })}</span>
      {page < pages && (
        <a className="btn" rel="next" href={link(page + 1)}>
          {t('list_next')}
        </a>
      )}
    </nav>
  )
}
