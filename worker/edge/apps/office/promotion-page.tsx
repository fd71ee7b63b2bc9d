import type { ContentList } from '../../../../shared/api/content.ts'
import type { Page, PageContext } from '../../page.ts'
import { TextCards } from '../info/text-cards.tsx'
import { Bonuses } from '../promo/bonuses/bonuses-page.tsx'
import { type Bonus, offeredBonuses } from '../promo/bonuses/offered.ts'
import { shownCurrency } from '../promo/currency.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { OfficeScreen, officeHead } from './screen.tsx'

/** Promotions on the page: the latest. The rest stand in the public list. */
const COUNT = 20

interface PromotionData {
  /** What the player wants to see (spec §3: 0 none, 1 sport, 2 casino); null when the origin does not answer. */
  choice: 0 | 1 | 2 | null
  bonuses: Bonus[]
  list: ContentList | null
}

/** The office's page of promotions (spec §2 `office/promotion`): the offers that the player has chosen to see, and the promotions. */
export const officePromotionPage: Page<PromotionData> = {
  load: async (ctx) => {
    const [settings, list, currency] = await Promise.all([
      ctx.origin.officeSettings(),
      ctx.origin.contentList('promotion', { page: 1, count: COUNT }),
      shownCurrency(ctx),
    ])
    const choice = settings && (settings.bonusSetting?.bonus ?? 0)
    const data = { choice, list, bonuses: offeredBonuses(ctx, currency) }
    return { kind: 'data', data, ...(settings === null && list === null && { status: 503 }) }
  },
  view: ({ choice, bonuses, list }, ctx) => {
    const { t, href } = ctx
    return (
      <OfficeScreen ctx={ctx} section="officePromotion" title="promotion_office_news">
        <section className="box card">
          <h2>{t('promotion_office')}</h2>
          {choice === 0 && <p className="mu">{t('promotion_office_refused')}</p>}
          {choice === 2 && <p className="mu">{t('promotion_office_casino')}</p>}
          <p>
            <a className="link" href={href('settings', { section: 'bonus' })}>
              {t('promotion_office_change')}
            </a>
          </p>
        </section>
        {(choice === 1 || choice === null) && <Bonuses bonuses={bonuses} ctx={ctx} />}
        <Promotions list={list} ctx={ctx} />
      </OfficeScreen>
    )
  },
  head: (_data, ctx) => officeHead(ctx, 'promotion_office_news', 'promotion_office'),
}

function Promotions({ list, ctx }: { list: ContentList | null; ctx: PageContext }) {
  if (list === null) return <Unavailable ctx={ctx} />
  if (list.items.length === 0) return <p className="note card">{ctx.t('promotion_office_none')}</p>
  return <TextCards items={list.items} link={(promotionId) => ctx.href('promotion', { promotionId })} ctx={ctx} />
}
