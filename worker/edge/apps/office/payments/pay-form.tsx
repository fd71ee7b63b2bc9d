import type { ReactNode } from 'react'
import type { PaymentMethod } from '../../../../../shared/api/payments.ts'
import { HiddenFields, TextField } from '../../../../../shared/ui/islands/fields.tsx'
import type { PageContext } from '../../../page.ts'
import { amountIn } from './amount-in.ts'
import { type PayForm, queryOf } from './asked.ts'

interface Props {
  ctx: PageContext
  form: PayForm
  /** Amounts to choose at a press, decimal strings with what they are called. */
  quick: readonly (readonly [amount: string, text: string])[]
  button: string
  /** Further fields, and what is said below the button. */
  children?: ReactNode
  note: ReactNode
}

/** Account, way to pay, amount: a plain form; what is chosen by links stays chosen. */
export function PaymentForm({ ctx, form, quick, button, children, note }: Props) {
  const { t, visit } = ctx
  const { csrf, key } = ctx.form()
  const { accounts, account, methods, method, amount } = form
  const here = visit.url.pathname
  return (
    <section className="box card">
      {accounts.length > 1 && (
        <nav className="scroll" aria-label={t('payments_account')}>
          {accounts.map(({ id, iso }) => (
            <a key={id} className="chip" href={`${here}?account=${id}`} aria-current={id === account.id || undefined}>
              {iso}
            </a>
          ))}
        </nav>
      )}
      <form method="post" action={here} className="box pay" data-payment-form>
        <HiddenFields csrf={csrf} action="pay" />
        <input type="hidden" name="key" value={form.key ?? key} />
        <input type="hidden" name="account" value={account.id} />
        <input type="hidden" name="currency" value={account.iso} />
        <fieldset className="pay-ways">
          <legend>{t('payments_choose_method')}</legend>
          {methods.map((each) => (
            <Way key={each.id} ctx={ctx} method={each} isChosen={each.id === method?.id} />
          ))}
        </fieldset>
        <TextField
          label={`${t('payments_amount')}, ${account.iso}`}
          name="amount"
          defaultValue={amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          dir="ltr"
          required
        />
        {quick.length > 0 && (
          <nav className="scroll" aria-label={t('payments_quick')}>
            {quick.map(([value, text]) => (
              <a key={value} className="chip" href={here + queryOf(form, { amount: value })}>
                <bdi>{text}</bdi>
              </a>
            ))}
          </nav>
        )}
        {children}
        <button type="submit" className="btn btn-main">
          {button}
        </button>
      </form>
      {note}
    </section>
  )
}

const Way = ({ ctx: { t }, method, isChosen }: { ctx: PageContext; method: PaymentMethod; isChosen: boolean }) => (
  <label className="pay-way">
    <input type="radio" name="method" value={method.id} defaultChecked={isChosen} required />
    <span>
      <b dir="auto">{method.name}</b>
      <small className="mu">
        {t(Number(method.fee) > 0 ? 'payments_bounds_fee' : 'payments_bounds', {
          min: amountIn(t, method.min, method.currency),
          max: amountIn(t, method.max, method.currency),
          fee: amountIn(t, method.fee, method.currency),
        })}
      </small>
    </span>
  </label>
)
