import type { ContentText } from '../../../../shared/api/content.ts'
import type { Page, PageContext } from '../../page.ts'
import { TextArticle } from '../info/text-cards.tsx'
import { article } from '../info/text-structure.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { breadcrumbList } from '../sports/structured-data.ts'

/** Null when the origin does not answer. */
interface PromotionData {
  text: ContentText | null
}

const crumbsOf = (text: ContentText, { t, href }: PageContext) => [
  { text: t('promo_title'), href: href('promo') },
  { text: text.title, href: href('promotion', { promotionId: text.slug }) },
]

/** One promotion (spec §2 `promotions/{promotionId}`) with its conditions; 404 for one that is not written in the visit's language. */
export const promotionPage: Page<PromotionData> = {
  load: async (ctx, { promotionId = '' }) => {
    const text = await ctx.origin.content('promotion', promotionId)
    if (text === 'notFound') return { kind: 'notFound' }
    return { kind: 'data', data: { text }, ...(text === null && { status: 503 }) }
  },
  view: ({ text }, ctx) =>
    text === null ? <Unavailable ctx={ctx} /> : <TextArticle text={text} crumbs={crumbsOf(text, ctx)} ctx={ctx} />,
  keep: ({ text }) => text && `promotion:${text.slug}:${text.updatedAt}`,
  head: ({ text }, ctx) => {
    const { t, config, visit } = ctx
    const company = config.companyName
    if (text === null)
      return { title: t('seo_promo_title', { company }), description: t('error_503_title'), noindex: true }
    const site = visit.url.origin
    const url = site + ctx.href('promotion', { promotionId: text.slug })
    return {
      title: t('seo_title', { title: text.title, company }),
      description: text.description || t('seo_promo_description', { company }),
      type: 'article',
      ...(text.languages && { languages: text.languages }),
      structured: [article('Article', text, { url, company, site }), breadcrumbList(crumbsOf(text, ctx), site)],
    }
  },
}
