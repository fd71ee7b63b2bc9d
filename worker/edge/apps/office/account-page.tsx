import type { Account } from '../../../../shared/api/accounts.ts'
import type { Answer } from '../../../../shared/api/call.ts'
import type { UserConfig } from '../../../../shared/api/identity.ts'
import { getLimitsPrompt } from '../../../../shared/api/limits-prompt.ts'
import { protectionOf } from '../../../../shared/domain/account/protection.ts'
import { needsIdentification } from '../../../../shared/domain/account/verification.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import { FirstLimits } from '../../../../shared/ui/limits/first-limits.tsx'
import { Facts } from '../../../../shared/ui/parts/facts.tsx'
import { dateText } from '../../../../shared/ui/time.ts'
import type { Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { OfficeScreen } from './screen.tsx'
import { AccountName } from './wallets.tsx'

interface AccountData {
  accounts: { accounts: Account[]; active: number } | null
  user: UserConfig | null
  form: PlainForm
  /** Is the player to be asked for deposit limits? Null when the origin does not tell. */
  prompt: Answer<typeof getLimitsPrompt> | null
}

/** Office, first page: balance, accounts, personal data, sign-out. Parts that do not answer say so; the rest goes on. */
export const accountPage: Page<AccountData> = {
  load: async (ctx) => {
    const [accounts, user, prompt] = await Promise.all([
      ctx.origin.accounts(),
      ctx.origin.userConfig(),
      ctx.read(getLimitsPrompt),
    ])
    return {
      kind: 'data',
      data: { accounts, user, form: ctx.form(), prompt },
      ...(accounts === null && user === null && { status: 503 }),
    }
  },
  view: ({ accounts, user, form, prompt }, ctx) => (
    <OfficeScreen ctx={ctx} section="account" title="office_title">
      {prompt?.isDue && <FirstLimits {...prompt} form={form} action={ctx.href('responsible')} t={ctx.t} />}
      {accounts === null && user === null ? (
        <Unavailable ctx={ctx} />
      ) : (
        <div className="split">
          <Accounts ctx={ctx} accounts={accounts} />
          <Personal ctx={ctx} user={user} />
        </div>
      )}
      <SignOut ctx={ctx} form={form} />
    </OfficeScreen>
  ),
  head: (_data, { t, config }) => ({
    title: t('seo_account_title', { company: config.companyName }),
    description: t('seo_account_description'),
    noindex: true,
  }),
}

function Accounts({ ctx, accounts }: { ctx: PageContext; accounts: AccountData['accounts'] }) {
  const { t } = ctx
  if (accounts === null)
    return (
      <section className="box card">
        <h2>{t('office_accounts')}</h2>
        <p className="mu">{t('main_unavailable')}</p>
      </section>
    )
  const active = accounts.accounts.find((account) => account.id === accounts.active)
  return (
    <section className="box card">
      <h2>{t('office_balance')}</h2>
      {active && <p className="money">{withCurrency(active.money, active.iso)}</p>}
      <div className="acts">
        <a className="btn btn-main" href={ctx.href('recharge')}>
          {t('account_deposit')}
        </a>
        <a className="btn" href={ctx.href('officeDeduce')}>
          {t('account_withdraw')}
        </a>
      </div>
      <h3>{t('office_accounts')}</h3>
      <ul className="rows">
        {accounts.accounts.map((account) => (
          <li key={account.id}>
            <Icon name="wallet" />
            <AccountName account={account} t={t} />
            {account.id === accounts.active && <span className="state state-won">{t('office_account_active')}</span>}
            <b className="end">{withCurrency(account.money, account.iso)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Personal({ ctx, user }: { ctx: PageContext; user: UserConfig | null }) {
  const { t } = ctx
  if (user === null)
    return (
      <section className="box card">
        <h2>{t('office_personal')}</h2>
        <p className="mu">{t('main_unavailable')}</p>
      </section>
    )
  const { name, surname, date_birthday } = user.user_data
  const protection = protectionOf(user.protection_level)
  const rows: [string, string | null][] = [
    [t('office_number'), String(user.user_id)],
    [t('office_name'), [name, surname].filter((part) => part).join(' ') || null],
    [t('office_email'), user.user_email],
    [t('office_phone'), user.phone_number === null ? null : `${user.phone_code ?? ''}${user.phone_number}`],
    [
      t('office_birthday'),
      date_birthday === null ? null : dateText(`${date_birthday}T00:00:00Z`, t.lang, { tzo: 0 }, 'date'),
    ],
    ...(protection ? [[t('office_protection'), t(`office_protection_${protection}`)] satisfies [string, string]] : []),
  ]
  return (
    <section className="box card">
      <h2>{t('office_personal')}</h2>
      <Facts rows={rows.map(([term, value]) => [term, value ?? <span className="mu">{t('office_not_given')}</span>])} />
      <p className={user.age_verified ? 'win' : 'mu'}>
        {t(user.age_verified ? 'office_verified' : 'office_not_verified')}
      </p>
      {needsIdentification(user) && (
        <p>
          <a className="link" href={ctx.href(ctx.config.isShowIdentification ? 'identification' : 'verification')}>
            {t('verification_required')}
          </a>
        </p>
      )}
    </section>
  )
}

const SignOut = ({ ctx, form }: { ctx: PageContext; form: PlainForm }) => (
  <form className="top" method="post" action={form.action}>
    <input type="hidden" name="csrf" value={form.csrf} />
    <input type="hidden" name="action" value="logout" />
    <button type="submit" className="btn">
      {ctx.t('office_sign_out')}
    </button>
  </form>
)
