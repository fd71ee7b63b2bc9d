import type { ContentText } from '../../../../shared/api/content.ts'
import type { BonusOffer } from '../../../../shared/api/deposit-bonuses.ts'
import { offerIn } from '../../../../shared/domain/bonus/offer.ts'
import style from '../../../../shared/ui/casino/casino.css?inline'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { Facts } from '../../../../shared/ui/parts/facts.tsx'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Kept } from '../../../../shared/ui/raw.tsx'
import type { Page, PageContext } from '../../page.ts'
import { termRows } from '../promo/bonus-terms.ts'
import { shownCurrency } from '../promo/currency.ts'
import { CasinoScreen, casinoHead, fromLobby, type Listed } from './screen.tsx'

/** The operator's promotion that tells more of the offer. */
const SLUG = 'slot_first_deposit'

interface FirstDeposit {
  /** The offer of the config for a first deposit in this currency. */
  offer: BonusOffer | null
  text: ContentText | null
  currency: string
}

/** The offer for a first deposit (spec §2 `casino/slot-first-deposit`): the config's own, what the operator writes of it, or that there is none. */
export const firstDepositPage: Page<Listed<FirstDeposit>> = {
  style,
  load: async (ctx) => {
    const [currency, text] = await Promise.all([shownCurrency(ctx), ctx.origin.content('promotion', SLUG)])
    const offers = ctx.config.depositBonuses?.flatMap((each) => offerIn(each, currency) ?? [])
    const found = {
      offer: offers?.find(({ isFirst }) => isFirst) ?? null,
      text: text === 'notFound' ? null : text,
      currency,
    }
    return fromLobby(ctx, () => found, found)
  },
  view: ({ lobby, rest }, ctx) => (
    <CasinoScreen ctx={ctx} lobby={lobby} title={ctx.t('casino_first_title')}>
      {rest.offer && <Offer offer={rest.offer} currency={rest.currency} ctx={ctx} />}
      {rest.text && (
        <article className="text card">
          <h2 dir="auto">{rest.text.title}</h2>
          <Kept html={rest.text.body} dir="auto" />
        </article>
      )}
      {!rest.offer && !rest.text && (
        <Note title={ctx.t('casino_first_none')} text={ctx.t('casino_first_none_text')}>
          <a className="btn" href={ctx.href('bonusCasino')}>
            {ctx.t('casino_bonus_to')}
          </a>
        </Note>
      )}
    </CasinoScreen>
  ),
  head: ({ rest }, ctx) =>
    casinoHead(ctx.t('casino_first_title'), ctx, { noindex: rest.offer === null && rest.text === null }),
}

function Offer({ offer, currency, ctx }: { offer: BonusOffer; currency: string; ctx: PageContext }) {
  const { t, href, visit } = ctx
  return (
    <section className="box card">
      <h2>
        {t('dbonus_offer_first', {
          percent: offer.percent,
          most: withCurrency(offer.maxBonus, currency),
        })}
      </h2>
      <Facts rows={termRows(offer, currency, ctx)} />
      {visit.player ? (
        <a className="btn btn-main" href={href('bonusesDeposit')}>
          {t('casino_first_take')}
        </a>
      ) : (
        <a className="btn btn-main" href={href('registration')}>
          {t('casino_first_register')}
        </a>
      )}
    </section>
  )
}
