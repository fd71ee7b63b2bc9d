import type { PaymentMethod } from '../../../../shared/api/payments.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import style from '../../../../shared/ui/payments/payments.css?inline'
import type { Page, PageContext } from '../../page.ts'
import { Consultant } from '../office/payments/consultant.tsx'

interface PaymentData {
  /** Of the signed-in player; null for a visitor, or when the origin does not answer. */
  deposit: PaymentMethod[] | null
  withdraw: PaymentMethod[] | null
}

/** Information: how money comes in and goes out. Whether it is there, and for whom, the guards decide (spec §2, §5). */
export const paymentPage: Page<PaymentData> = {
  style,
  load: async ({ origin, visit }) => {
    const [deposit, withdraw] = visit.player
      ? await Promise.all([origin.paymentMethods('deposit'), origin.paymentMethods('withdraw')])
      : [null, null]
    return { kind: 'data', data: { deposit, withdraw } }
  },
  view: ({ deposit, withdraw }, ctx) => {
    const { t, href, visit } = ctx
    return (
      <article className="text card">
        <h1>{t('payments_page_title')}</h1>
        <section>
          <h2>{t('payments_page_in')}</h2>
          <p>{t('payments_page_in_text')}</p>
          <Methods methods={deposit} ctx={ctx} />
          {visit.player && (
            <p>
              <a href={href('recharge')}>{t('payments_to_deposit')}</a>
            </p>
          )}
        </section>
        <section>
          <h2>{t('payments_page_out')}</h2>
          <p>{t('payments_page_out_text')}</p>
          <Methods methods={withdraw} ctx={ctx} />
          {visit.player && (
            <p>
              <a href={href('officeDeduce')}>{t('payments_to_withdrawal')}</a>
            </p>
          )}
        </section>
        {!visit.player && (
          <p>
            <a className="link" href={`${href('login')}?next=${encodeURIComponent(visit.url.pathname)}`}>
              {t('payments_page_visitor')}
            </a>
          </p>
        )}
        <section>
          <h2>{t('payments_page_rules')}</h2>
          <ul>
            <li>{t('payments_page_rule_own')}</li>
            <li>{t('payments_page_rule_limits')}</li>
            <li>{t('payments_page_rule_out')}</li>
            <li>{t('payments_page_rule_ask')}</li>
          </ul>
        </section>
        <p>
          <Consultant ctx={ctx} />
        </p>
      </article>
    )
  },
  head: (_data, { t, config }) => ({
    title: t('seo_title', { title: t('payments_page_title'), company: config.companyName }),
    description: t('payments_page_description'),
  }),
}

const Methods = ({ methods, ctx: { t } }: { methods: PaymentMethod[] | null; ctx: PageContext }) =>
  methods !== null &&
  methods.length > 0 && (
    <table className="pay-table">
      <thead>
        <tr>
          <th scope="col">{t('payments_method')}</th>
          <th scope="col">{t('payments_page_min')}</th>
          <th scope="col">{t('payments_page_max')}</th>
        </tr>
      </thead>
      <tbody>
        {methods.map(({ id, name, min, max, currency }) => (
          <tr key={id}>
            <td dir="auto">{name}</td>
            <td>
              <bdi>{withCurrency(min, currency)}</bdi>
            </td>
            <td>
              <bdi>{withCurrency(max, currency)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
