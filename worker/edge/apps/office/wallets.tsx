import type { ReactNode } from 'react'
import type { Account } from '../../../../shared/api/accounts.ts'
import { CURRENCIES } from '../../../../shared/domain/money/currencies.ts'
import type { Translate } from '../../../../shared/i18n/translate.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import { idText } from '../../forms/id-text.ts'
import type { PageContext } from '../../page.ts'

export interface Owned {
  accounts: Account[]
  active: number
}
/** The currency of the account that pays. */
export const activeCurrency = ({ accounts, active }: Owned): string =>
  accounts.find(({ id }) => id === active)?.iso ?? accounts[0]?.iso ?? 'EUR'

/** What an account is called, and what its next money repays. */
export const AccountName = ({ account: { id, type, iso, debt }, t }: { account: Account; t: Translate }) => (
  <span>
    {t(`office_account_${type}`)}, {iso}
    <small className="mu">№ {id}</small>
    {debt !== undefined && <small>{t('office_account_debt', { amount: withCurrency(debt, iso) })}</small>}
  </span>
)

interface WalletsProps {
  ctx: PageContext
  owned: Owned
  form: PlainForm
}

/** Section `wallets` of the settings: which account pays, further currencies. Each button is a plain form of its own. */
export function Wallets({ ctx, owned, form }: WalletsProps) {
  const { t, config } = ctx
  const missing = config.currencies.filter(
    (iso) => CURRENCIES[iso] && !owned.accounts.some((account) => account.type !== 4 && account.iso === iso),
  )
  return (
    <section className="box card">
      <p className="mu">{t('office_settings_wallets_text')}</p>
      <ul className="rows wallets">
        {owned.accounts.map((account) => (
          <li key={account.id}>
            <Icon name="wallet" />
            <AccountName account={account} t={t} />
            <b className="end">{withCurrency(account.money, account.iso)}</b>
            <Acts {...{ ctx, account, form }} isActive={account.id === owned.active} />
          </li>
        ))}
      </ul>
      {owned.accounts.some(({ type }) => type === 9) && <p className="hint">{t('office_account_stays')}</p>}
      <h2>{t('office_account_add')}</h2>
      {missing.length === 0 ? (
        <p className="mu">{t('office_account_all')}</p>
      ) : (
        <Act form={form} act="add">
          <label className="sr" htmlFor="new-currency">
            {t('office_account_currency')}
          </label>
          <select id="new-currency" className="input" name="value">
            {missing.map((iso) => (
              <option key={iso} value={CURRENCIES[iso]?.id}>
                {iso}
              </option>
            ))}
          </select>
          <button type="submit" className="btn">
            {t('office_account_add_button')}
          </button>
        </Act>
      )}
    </section>
  )
}

function Acts({
  ctx: { t },
  account,
  isActive,
  form,
}: Omit<WalletsProps, 'owned'> & { account: Account; isActive: boolean }) {
  if (isActive) return <span className="state state-won">{t('office_account_active')}</span>
  return (
    <>
      <Act form={form} act="activate" value={account.id}>
        <button type="submit" className="btn" aria-label={t('office_account_choose_of', { id: account.id })}>
          {t('office_account_choose')}
        </button>
      </Act>
      {account.type === 9 && Number(account.money) === 0 && (
        <Act form={form} act="remove" value={account.currencyId}>
          <button type="submit" className="link" aria-label={t('office_account_remove_of', { iso: account.iso })}>
            {t('office_account_remove')}
          </button>
        </Act>
      )}
    </>
  )
}

const Act = ({ form, act, value, children }: { form: PlainForm; act: string; value?: number; children: ReactNode }) => (
  <form method="post" action={form.action} className="wallet-act">
    <input type="hidden" name="csrf" value={form.csrf} />
    <input type="hidden" name="act" value={act} />
    {value !== undefined && <input type="hidden" name="value" value={value} />}
    {children}
  </form>
)

/** Does what a wallet's form asks for; gives the notice that tells of it. */
export async function actOnWallet(form: URLSearchParams, { origin }: PageContext): Promise<string> {
  const id = idText(form.get('value'))
  const value = id === null ? null : Number(id)
  const acts = new Map([
    ['activate', origin.activateAccount],
    ['add', origin.addAccount],
    ['remove', origin.removeAccount],
  ])
  const act = acts.get(form.get('act') ?? '')
  if (act === undefined || value === null) return 'main_query_error'
  const answer = await act(value)
  if (!answer.ok) return answer.status === 0 ? 'main_unavailable' : answer.title
  return { activate: `account-${value}`, add: 'added' }[form.get('act') ?? ''] ?? 'removed'
}
