import type { ContentText } from '../../../../shared/api/content.ts'
import { offerIn } from '../../../../shared/domain/bonus/offer.ts'
import style from '../../../../shared/ui/casino/casino.css?inline'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { Page, PageContext } from '../../page.ts'
import { TextArticle, TextCards } from '../info/text-cards.tsx'
import { loadTexts, type TextList } from '../info/texts.ts'
import { shownCurrency } from '../promo/currency.ts'
import { promotionPage } from '../promo/promotion-page.tsx'
import { Unavailable } from '../shell/unavailable.tsx'
import { CasinoScreen, casinoHead, type Listed } from './screen.tsx'
import { TournamentCard } from './tournaments/list-page.tsx'

interface BonusData extends TextList {
  currency: string
}

/** The casino's bonuses (spec §2 `bonus/casino`): what the house gives by its rules, and the operator's promotions of the casino. */
export const casinoBonusPage: Page<Listed<BonusData>> = {
  style,
  load: async (ctx) => {
    const [texts, lobby, currency] = await Promise.all([
      loadTexts(ctx, 'promotion', 'casino'),
      ctx.origin.casino.lobby(),
      shownCurrency(ctx),
    ])
    if (texts.kind !== 'data') return texts
    return { kind: 'data', data: { lobby, rest: { ...texts.data, currency } }, ...(!lobby && { status: 503 }) }
  },
  view: ({ lobby, rest: { list, currency } }, ctx) => {
    const { t, href } = ctx
    const running = lobby?.tournaments.find(({ state }) => state !== 'over')
    return (
      <CasinoScreen ctx={ctx} lobby={lobby} title={t('casino_bonus_title')}>
        <p className="mu">{t('casino_bonus_text')}</p>
        <div className="cups">
          <Cashback currency={currency} ctx={ctx} />
          <FirstDeposit currency={currency} ctx={ctx} />
          {running && <TournamentCard of={running} currency={currency} ctx={ctx} />}
        </div>
        <section className="list">
          <h2>{t('casino_bonus_promotions')}</h2>
          {list === null && <Unavailable ctx={ctx} />}
          {list?.total === 0 && <p className="mu">{t('casino_bonus_promotions_none')}</p>}
          {list !== null && list.items.length > 0 && (
            <TextCards items={list.items} link={(id) => href('bonusCasinoPromotion', { id })} ctx={ctx} />
          )}
        </section>
      </CasinoScreen>
    )
  },
  head: (_data, ctx) => casinoHead(ctx.t('casino_bonus_title'), ctx),
}

/** The casino's cashback in short, both kinds. */
function Cashback({ currency, ctx }: { currency: string; ctx: PageContext }) {
  const { t, href, config } = ctx
  const rule = config.cashback?.casino
  if (!rule) return null
  const percents = rule.levels.map(({ percent }) => percent)
  return (
    <>
      <section className="box card">
        <h2>
          <a href={href('vipCashback')}>{t('casino_vip_title')}</a>
        </h2>
        <p className="money">{`${Math.min(...percents)}–${Math.max(...percents)} %`}</p>
        <p>{t('casino_vip_text')}</p>
      </section>
      {rule.premium && (
        <section className="box card">
          <h2>
            <a href={href('premiumCashback')}>{t('casino_premium_title')}</a>
          </h2>
          <p className="money">{rule.premium.percent} %</p>
          <p>
            {t('casino_premium_text', {
              amount: withCurrency(rule.premium.staked[currency] ?? '0', currency),
              percent: rule.premium.percent,
            })}
          </p>
        </section>
      )}
    </>
  )
}

/** The offer for a first deposit in short; nothing where there is none. */
function FirstDeposit({ currency, ctx: { t, href, config } }: { currency: string; ctx: PageContext }) {
  const offers = config.depositBonuses?.flatMap((each) => offerIn(each, currency) ?? [])
  const offer = offers?.find(({ isFirst }) => isFirst)
  if (!offer) return null
  const most = withCurrency(offer.maxBonus, currency)
  return (
    <section className="box card">
      <h2>
        <a href={href('slotFirstDeposit')}>{t('casino_first_title')}</a>
      </h2>
      <p className="money">{offer.percent} %</p>
      <p>{t('dbonus_offer_first', { percent: offer.percent, most })}</p>
    </section>
  )
}

type PromotionData = { text: ContentText | null }

/** One promotion of the casino (spec §2 `bonus/casino/promotions/{id}`), with the way back to its bonuses; 404 for a promotion of another kind. */
export const casinoPromotionPage: Page<PromotionData> = {
  load: async (ctx, { id = '' }) => {
    const loaded = await promotionPage.load(ctx, { promotionId: id })
    const isOther = loaded.kind === 'data' && loaded.data.text && loaded.data.text.category !== 'casino'
    return isOther ? { kind: 'notFound' } : loaded
  },
  view: ({ text }, ctx) =>
    text === null ? (
      <Unavailable ctx={ctx} />
    ) : (
      <TextArticle
        text={text}
        crumbs={[
          { text: ctx.t('casino_title'), href: ctx.href('casino') },
          { text: ctx.t('casino_bonus_title'), href: ctx.href('bonusCasino') },
          { text: text.title, href: ctx.href('bonusCasinoPromotion', { id: text.slug }) },
        ]}
        ctx={ctx}
      />
    ),
  // The same text stands under its own address among the promotions.
  head: (data, ctx) => ({
    ...promotionPage.head(data, ctx),
    ...(data.text && { canonical: `/promotions/${data.text.slug}` }),
  }),
}
