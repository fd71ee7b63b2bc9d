import * as v from 'valibot'
import { type PromoCode, promoCodeText } from '../../../../shared/api/promo-codes.ts'
import { displayCoef } from '../../../../shared/domain/coefficient/display.ts'
import { parseCoef } from '../../../../shared/domain/coefficient/thousandths.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'

interface PromoCheckProps {
  ctx: PageContext
  codes: readonly PromoCode[]
}

/** Section `promo-code-check` of the settings: a code to be checked by a plain form, and the codes that the player can use. */
export function PromoCheck({ ctx, codes }: PromoCheckProps) {
  const { t, visit, href } = ctx
  const typed = visit.url.searchParams.get('code')
  const asked = v.safeParse(promoCodeText, typed)
  const found = asked.success ? codes.find(({ code }) => code === asked.output) : undefined
  return (
    <section className="box card">
      <p className="mu">{t('office_promo_text')}</p>
      <form className="wallet-act" action={href('settings', { section: 'promo-code-check' })}>
        <label className="sr" htmlFor="promo-code">
          {t('office_promo_code')}
        </label>
        <input
          id="promo-code"
          className="input"
          name="code"
          maxLength={40}
          required
          autoComplete="off"
          placeholder={t('office_promo_code')}
          defaultValue={typed ?? ''}
        />
        <button type="submit" className="btn btn-main">
          {t('office_promo_button')}
        </button>
      </form>
      {typed !== null && (
        <p role="status">
          {found ? termsOf(found, ctx) : t(asked.success ? 'office_promo_unknown' : 'office_promo_wrong')}
        </p>
      )}
      <h2>{t('office_promo_own')}</h2>
      {codes.length === 0 ? <p className="mu">{t('office_promo_none')}</p> : <PromoList codes={codes} ctx={ctx} />}
    </section>
  )
}

/** Codes with what each gives. */
export const PromoList = ({ codes, ctx }: PromoCheckProps) => (
  <ul className="rows">
    {codes.map((promo) => (
      <li key={promo.code}>
        <b>
          <bdi>{promo.code}</bdi>
        </b>
        <span>{termsOf(promo, ctx)}</span>
      </li>
    ))}
  </ul>
)

/** What a code gives, and what it asks for. */
function termsOf({ amount, currency, minCoef, until }: PromoCode, { t, visit }: PageContext): string {
  const coef = minCoef ? parseCoef(minCoef) : null
  return [
    t('office_promo_gives', { amount: withCurrency(amount, currency) }),
    coef !== null && t('office_promo_from', { coef: displayCoef(coef, visit.display.coefViewId) }),
    until &&
      t('office_promo_until', {
        time: `${dateText(until, t.lang, visit.display, 'date')}, ${timeText(until, t.lang, visit.display)}`,
      }),
  ]
    .filter((part) => typeof part === 'string')
    .join(' ')
}
