import type { ContentText } from '../../../../../shared/api/content.ts'
import type { Page, PageContext } from '../../../page.ts'
import { TextArticle } from '../../info/text-cards.tsx'
import { Unavailable } from '../../shell/unavailable.tsx'
import { shownCurrency } from '../currency.ts'
import { Bonuses } from './bonuses-page.tsx'
import { listTitle, namesOf } from './names.ts'
import { type Bonus, offeredBonuses } from './offered.ts'

interface PartnerData {
  id: string
  /** Null when the origin does not answer. */
  text: ContentText | null
  bonuses: Bonus[]
}

/**
 * The page for players who come from a partner (spec §2 `bonus-partner`): the operator's text `bonus-partner-{id}`, and what the house
 * offers below it; 404 for a partner that nothing is written for.
 */
export const partnerPage: Page<PartnerData> = {
  load: async (ctx, { id = '' }) => {
    const text = await ctx.origin.content('text', `bonus-partner-${id}`)
    if (text === 'notFound') return { kind: 'notFound' }
    const bonuses = offeredBonuses(ctx, await shownCurrency(ctx))
    return { kind: 'data', data: { id, text, bonuses }, ...(text === null && { status: 503 }) }
  },
  view: ({ id, text, bonuses }, ctx) =>
    text === null ? (
      <Unavailable ctx={ctx} />
    ) : (
      <>
        <TextArticle text={text} crumbs={crumbsOf(id, text, ctx)} ctx={ctx} />
        <h2>{ctx.t(listTitle(ctx))}</h2>
        <Bonuses bonuses={bonuses} ctx={ctx} />
      </>
    ),
  head: ({ text }, { t, config: { companyName: company } }) => ({
    title: t('seo_title', { title: text?.title ?? t('bonuses_title'), company }),
    description: text?.description || t('seo_bonuses_description', { company }),
    noindex: true,
  }),
}

const crumbsOf = (id: string, text: ContentText, ctx: PageContext) => [
  { text: ctx.t(listTitle(ctx)), href: ctx.href(namesOf(ctx).list) },
  { text: text.title, href: ctx.href(namesOf(ctx).partner, { id }) },
]
