import { PROMO_CATEGORIES, type PromoCategory } from '../../../../shared/domain/content/promo-categories.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../shared/ui/parts/pagination.tsx'
import type { Page, PageContext } from '../../page.ts'
import { TextCards } from '../info/text-cards.tsx'
import { textList } from '../info/text-structure.ts'
import { loadTexts, type TextList } from '../info/texts.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { hasList, listTitle, namesOf } from './bonuses/names.ts'
import { pointsTitle } from './points-rules.tsx'

interface PromoData extends TextList {
  /** Null is all. */
  category: PromoCategory | null
}

const linkTo = ({ href }: PageContext, category: PromoCategory | null, page = 1): string => {
  const pairs = [...(category ? [`category=${category}`] : []), ...(page > 1 ? [`page=${page}`] : [])]
  return href('promo') + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

/** Promotions, all or of one category (spec §2), the newest first, in pages. */
export const promoPage: Page<PromoData> = {
  load: async (ctx) => {
    const asked = ctx.visit.url.searchParams.get('category')
    const category = PROMO_CATEGORIES.find((each) => each === asked) ?? null
    const loaded = await loadTexts(ctx, 'promotion', category ?? undefined)
    return loaded.kind === 'data' ? { ...loaded, data: { ...loaded.data, category } } : loaded
  },
  view: ({ list, page, pages, category }, ctx) => {
    const { t, href } = ctx
    return (
      <>
        <div className="top">
          <h1>{t('promo_title')}</h1>
          {hasList(ctx) && (
            <a className="link" href={href(namesOf(ctx).list)}>
              {t(listTitle(ctx))}
            </a>
          )}
          {ctx.config.cashback && (
            <a className="link" href={href('points')}>
              {t(pointsTitle(ctx.config.cashback))}
            </a>
          )}
        </div>
        <nav className="scroll" aria-label={t('promo_categories')}>
          {[null, ...PROMO_CATEGORIES].map((each) => (
            <a
              key={each}
              className="chip"
              href={linkTo(ctx, each)}
              aria-current={each === category ? 'true' : undefined}
            >
              {t(`promo_category_${each ?? 'all'}`)}
            </a>
          ))}
        </nav>
        {list === null && <Unavailable ctx={ctx} />}
        {list?.total === 0 && <Empty category={category} ctx={ctx} />}
        {list !== null && list.items.length > 0 && (
          <TextCards items={list.items} link={(promotionId) => href('promotion', { promotionId })} ctx={ctx} />
        )}
        <Pagination t={t} page={page} pages={pages} link={(number) => linkTo(ctx, category, number)} />
      </>
    )
  },
  // An empty list or a narrowed one is nothing for an index.
  head: ({ list, page, pages, category }, { t, config, visit, href }) => {
    const company = config.companyName
    const isOpen = list !== null && list.items.length > 0 && category === null
    return {
      title: t('seo_promo_title', { company }),
      description: t('seo_promo_description', { company }),
      noindex: !isOpen,
      pages: { page, of: pages },
      ...(isOpen && {
        structured: [textList(list.items, (slug) => visit.url.origin + href('promotion', { promotionId: slug }))],
      }),
    }
  },
}

function Empty({ category, ctx }: { category: PromoCategory | null; ctx: PageContext }) {
  const { t, href } = ctx
  return (
    <Note title={t(category ? 'promo_empty_category' : 'promo_empty_title')} text={t('promo_empty_text')}>
      {category ? (
        <a className="btn" href={href('promo')}>
          {t('promo_show_all')}
        </a>
      ) : (
        <a className="btn btn-main" href={href('sports', { section: 'line' })}>
          {t('promo_empty_button')}
        </a>
      )}
    </Note>
  )
}
