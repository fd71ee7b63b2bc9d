import * as v from 'valibot'
import type { Answer } from '../../../../../shared/api/call.ts'
import { type DepositBonuses, getDepositBonuses } from '../../../../../shared/api/deposit-bonuses.ts'
import type { UserConfig } from '../../../../../shared/api/identity.ts'
import type { Limit } from '../../../../../shared/api/limits.ts'
import { getLimitsPrompt } from '../../../../../shared/api/limits-prompt.ts'
import { makeDeposit, type OwnPayment, payPayment } from '../../../../../shared/api/payments.ts'
import { quickAmounts } from '../../../../../shared/domain/payments/quick.ts'
import { withCurrency } from '../../../../../shared/ui/islands/coupon/amount.ts'
import { FirstLimits } from '../../../../../shared/ui/limits/first-limits.tsx'
import { Note } from '../../../../../shared/ui/parts/notice.tsx'
import style from '../../../../../shared/ui/payments/payments.css?inline'
import type { Page, PageContext } from '../../../page.ts'
import { Unavailable } from '../../shell/unavailable.tsx'
import { OfficeScreen, officeHead } from '../screen.tsx'
import { amountIn } from './amount-in.ts'
import { type PayForm, payForm, sendPayment } from './asked.ts'
import { Consultant } from './consultant.tsx'
import { PaymentForm } from './pay-form.tsx'
import { cancelBy, isOpen, OpenPayments } from './payment-row.tsx'

interface RechargeData {
  /** Null when the origin does not answer: no form then, since nothing could be said of it. */
  form: PayForm | null
  user: UserConfig | null
  limits: Limit[] | null
  open: OwnPayment[]
  /** What of bonuses for deposits there is; null when the origin does not tell. */
  bonuses: DepositBonuses | null
  /** Is the player to be asked for deposit limits before he pays in? */
  prompt: Answer<typeof getLimitsPrompt> | null
}

/** Office, deposit: a way to pay and an amount; the payment itself is made on the provider's page. */
export const rechargePage: Page<RechargeData> = {
  style,
  load: async ({ origin, visit, read }) => {
    const [methods, accounts, user, limits, payments, bonuses, prompt] = await Promise.all([
      origin.paymentMethods('deposit'),
      origin.accounts(),
      origin.userConfig(),
      origin.limits(),
      origin.payments({ page: 1, direction: 'deposit' }),
      read(getDepositBonuses),
      read(getLimitsPrompt),
    ])
    const form = methods && payForm(visit.url.searchParams, accounts, methods)
    const data = { form, user, limits, bonuses, prompt, open: payments?.items.filter(isOpen) ?? [] }
    return { kind: 'data', data, ...(form === null && { status: 503 }) }
  },
  view: ({ form, user, limits, open, bonuses, prompt }, ctx) => (
    <OfficeScreen ctx={ctx} section="recharge" title="payments_deposit_title">
      <div className="split">
        <div className="list">
          <Deposit form={form} user={user} ctx={ctx} />
        </div>
        <div className="list">
          {prompt?.isDue && <FirstLimits {...prompt} form={ctx.form()} action={ctx.href('responsible')} t={ctx.t} />}
          <BonusNote bonuses={bonuses} ctx={ctx} />
          <Left limits={limits} currency={form?.accounts.find(({ type }) => type === 0)?.iso ?? ''} ctx={ctx} />
          <OpenPayments title={ctx.t('payments_open_deposits')} payments={open} ctx={ctx} />
          <Consultant ctx={ctx} />
        </div>
      </div>
    </OfficeScreen>
  ),
  head: (_data, ctx) => officeHead(ctx, 'payments_deposit_title', 'payments_deposit_description'),
  post: async (form, ctx) => {
    const here = ctx.href('recharge')
    const to = (query: URLSearchParams | string) => ({ kind: 'redirect', status: 303, to: `${here}?${query}` }) as const
    if (form.get('action') === 'cancel') return to(`notice=${await cancelBy(form, ctx)}`)
    // A sign-in that is long ago has no grant, and needs none to pay in.
    const secured = await ctx.origin.secureData(null)
    if (!secured.ok && secured.title === 'payment_secure_empty') return to(`notice=${secured.title}`)
    const { answer, again } = await sendPayment(form, 'deposit', ctx)
    const made = answer.ok ? v.safeParse(makeDeposit.answer, answer.data) : null
    if (!made?.success) return to(again)
    const address = payPayment.path.replace(':id', String(made.output.id))
    return { kind: 'redirect', status: 303, to: `${address}?lang=${ctx.t.lang}` }
  },
}

function Deposit({ form, user, ctx }: Pick<RechargeData, 'form' | 'user'> & { ctx: PageContext }) {
  const { t, href } = ctx
  const withdrawal = (
    <a className="btn" href={href('officeDeduce')}>
      {t('payments_to_withdrawal')}
    </a>
  )
  if (form === null) return <Unavailable ctx={ctx} />
  if (user && !user.age_verified)
    return (
      <Note title={t('payments_not_verified')} text={t('payments_not_verified_text')}>
        {withdrawal}
      </Note>
    )
  if (form.method === null)
    return (
      <Note title={t('payments_no_methods')} text={t('payments_no_methods_text')}>
        {withdrawal}
      </Note>
    )
  return (
    <PaymentForm
      ctx={ctx}
      form={form}
      quick={quickAmounts(form.method).map((amount) => [amount, withCurrency(amount, form.account.iso)])}
      button={t('payments_deposit_button')}
      note={<p className="hint">{t('payments_deposit_next')}</p>}
    />
  )
}

/** The bonus that comes with this deposit, or that there are some to choose; nothing while one is being wagered. */
function BonusNote({ bonuses, ctx: { t, href } }: { bonuses: DepositBonuses | null; ctx: PageContext }) {
  const current = bonuses?.current
  if (!bonuses || current?.state === 'active' || (!current && bonuses.offers.length === 0)) return null
  return (
    <section className="box card">
      <p>
        {current
          ? t('dbonus_comes', {
              percent: current.percent,
              most: withCurrency(current.maxBonus, current.currency),
              least: withCurrency(current.minDeposit, current.currency),
            })
          : t('dbonus_offered')}
      </p>
      <a className="link" href={href('bonusesDeposit')}>
        {t('dbonus_to_offers')}
      </a>
    </section>
  )
}

/** What the player's own deposit limits leave, and the way to them (RG-88). `currency` is the main account's, in which limits are set. */
function Left({ limits, currency, ctx: { t, href } }: { limits: Limit[] | null; currency: string; ctx: PageContext }) {
  if (limits === null) return null
  const active = limits.filter(
    ({ limitType, limitState }) => limitState === 'ACTIVE' && [20, 21, 22].includes(limitType),
  )
  const least = active.map(({ limitBalance }) => String(limitBalance ?? '0')).sort((a, b) => Number(a) - Number(b))[0]
  return (
    <section className="box card">
      <p>
        {least === undefined
          ? t('payments_limit_none')
          : t('payments_limit_left', { amount: amountIn(t, least, currency) })}
      </p>
      <a className="link" href={href('responsible')}>
        {t('payments_limit_link')}
      </a>
    </section>
  )
}
