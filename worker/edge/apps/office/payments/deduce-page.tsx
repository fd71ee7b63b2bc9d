import * as v from 'valibot'
import { getSecureData, type OwnPayment } from '../../../../../shared/api/payments.ts'
import { profileOf, rulesOf } from '../../../../../shared/domain/licence/profiles.ts'
import { parseMoney } from '../../../../../shared/domain/money/amount.ts'
import { withCurrency } from '../../../../../shared/ui/islands/coupon/amount.ts'
import { TextField } from '../../../../../shared/ui/islands/fields.tsx'
import { Note } from '../../../../../shared/ui/parts/notice.tsx'
import style from '../../../../../shared/ui/payments/payments.css?inline'
import type { Secured } from '../../../origin/secure-data.ts'
import type { Page, PageContext } from '../../../page.ts'
import { Unavailable } from '../../shell/unavailable.tsx'
import { OfficeScreen, officeHead } from '../screen.tsx'
import { amountIn } from './amount-in.ts'
import { type PayForm, payForm, sendPayment } from './asked.ts'
import { Consultant } from './consultant.tsx'
import { PaymentForm } from './pay-form.tsx'
import { cancelBy, isOpen, momentText, OpenPayments } from './payment-row.tsx'

interface DeduceData {
  form: PayForm | null
  open: OwnPayment[]
  /** The sign-in is a while ago: the password is asked for. */
  asksPassword: boolean
  /** Until when no money goes out after a change of what protects the account; null when it may. */
  lockedUntil: string | null
  /** The code of two-step sign-in is asked for beside the password. */
  asksCode: boolean
}

/** Title of the refusal of a withdrawal without a grant. */
const STEP_UP = 'auth_step_up'

/** Office, withdrawal: open to every player whose money it is, whatever limits and breaks he has set. */
export const deducePage: Page<DeduceData> = {
  style,
  load: async ({ origin, visit }) => {
    const [methods, accounts, payments, security] = await Promise.all([
      origin.paymentMethods('withdraw'),
      origin.accounts(),
      origin.payments({ page: 1, direction: 'withdraw' }),
      origin.security(),
    ])
    const form = methods && payForm(visit.url.searchParams, accounts, methods)
    const asksPassword = visit.url.searchParams.get('confirm') === '1'
    const data = {
      form,
      open: payments?.items.filter(isOpen) ?? [],
      asksPassword,
      lockedUntil: security?.payoutsFrom ?? null,
      asksCode: asksPassword && (security?.isTwoFactorOn ?? false),
    }
    return { kind: 'data', data, ...(form === null && { status: 503 }) }
  },
  view: (data, ctx) => (
    <OfficeScreen ctx={ctx} section="officeDeduce" title="payments_withdraw_title">
      <div className="split">
        <div className="list">
          <Withdrawal data={data} ctx={ctx} />
        </div>
        <div className="list">
          {data.form && data.lockedUntil === null && (
            <section className="box card">
              <h2>{ctx.t('payments_available')}</h2>
              <p className="money">
                <bdi>{withCurrency(data.form.account.money, data.form.account.iso)}</bdi>
              </p>
            </section>
          )}
          <OpenPayments title={ctx.t('payments_open_withdrawals')} payments={data.open} ctx={ctx} />
          <Consultant ctx={ctx} />
        </div>
      </div>
    </OfficeScreen>
  ),
  head: (_data, ctx) => officeHead(ctx, 'payments_withdraw_title', 'payments_withdraw_description'),
  post: async (form, ctx) => {
    const to = (query: URLSearchParams | string) =>
      ({ kind: 'redirect', status: 303, to: `${ctx.href('officeDeduce')}?${query}` }) as const
    if (form.get('action') === 'cancel') return to(`notice=${await cancelBy(form, ctx)}`)
    const secured = await secureBy(form, ctx)
    const grant: Record<string, string> = secured.ok ? { 'x-grant': secured.grant } : {}
    // An older grant may still count: only what the player can mend stops here.
    if (!secured.ok && secured.title !== STEP_UP) return to(shownAgain(form, secured.title))
    const { answer, again } = await sendPayment(form, 'withdraw', ctx, grant)
    if (answer.ok) return to('notice=payment-asked')
    if (answer.title === STEP_UP) again.set('confirm', '1')
    return to(again)
  },
}

/** Secure data by the sign-in, or by the password; with a code of two-step sign-in they are good for this one payment. */
async function secureBy(form: URLSearchParams, { origin }: PageContext): Promise<Secured> {
  const [password, code] = [form.get('password') || null, form.get('code')]
  if (!code) return origin.secureData(password)
  const answer = await origin.post(getSecureData.path, { password, code })
  if (!answer.ok) return { ok: false, status: answer.status, title: answer.title }
  const data = v.safeParse(getSecureData.answer, answer.data)
  return data.success
    ? { ok: true, grant: data.output.grant }
    : { ok: false, status: 502, title: 'payment_secure_empty' }
}

/** The form as it was, with the password asked for once more. */
function shownAgain(form: URLSearchParams, notice: string): URLSearchParams {
  const kept = ['account', 'method', 'amount'].flatMap((name): [string, string][] => {
    const value = form.get(name)
    return value ? [[name, value.slice(0, 20)]] : []
  })
  return new URLSearchParams([...kept, ['notice', notice], ...(form.has('password') ? [['confirm', '1']] : [])])
}

function Withdrawal({ data, ctx }: { data: DeduceData; ctx: PageContext }) {
  const { form, asksPassword, asksCode, lockedUntil } = data
  const { t, config } = ctx
  if (form === null) return <Unavailable ctx={ctx} />
  if (lockedUntil !== null)
    return (
      <Note title={t('payments_locked', { time: momentText(lockedUntil, ctx) })} text={t('payment_payouts_locked')}>
        <a className="link" href={ctx.href('security')}>
          {t('office_security')}
        </a>
      </Note>
    )
  const { account, method } = form
  const money = parseMoney(account.money, account.iso) ?? 0
  if (method === null || money === 0)
    return (
      <Note
        title={t(money === 0 ? 'payments_nothing' : 'payments_no_methods')}
        text={t(money === 0 ? 'payments_nothing_text' : 'payments_no_methods_text')}
      />
    )
  const isAllOffered =
    money >= (parseMoney(method.min, account.iso) ?? 0) && money <= (parseMoney(method.max, account.iso) ?? 0)
  const { reverseWithdrawal } = rulesOf(profileOf(config.licenceProfile, config.countryCode))
  return (
    <PaymentForm
      ctx={ctx}
      form={form}
      quick={
        isAllOffered ? [[account.money, t('payments_all', { amount: amountIn(t, account.money, account.iso) })]] : []
      }
      button={t('payments_withdraw_button')}
      note={
        <p className="hint">
          {t('payments_withdraw_next')} {!reverseWithdrawal && t('payments_withdraw_final')}
        </p>
      }
    >
      {asksPassword && (
        <TextField
          label={t('payments_password')}
          hint={t('payments_password_text')}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          required
        />
      )}
      {asksCode && (
        <TextField
          label={t('login_two_step')}
          hint={t('login_two_step_hint')}
          name="code"
          autoComplete="one-time-code"
          maxLength={12}
          dir="ltr"
          required
        />
      )}
    </PaymentForm>
  )
}
