import type { IslandTranslate } from '../../i18n/translate.ts'
import { Icon } from '../icon.tsx'
import { withCurrency } from './coupon/amount.ts'
import { islandHref } from './links.ts'
import type { IslandProps } from './props.ts'

export interface AccountActs {
  /** Asks whether to sign out. */
  signOut(): void
  refresh(): void
}

interface AccountViewProps {
  props: IslandProps['account']
  t: IslandTranslate
  acts?: AccountActs
}

/** The header's end: ways in for a visitor, balance, deposit and office for a player. */
export function AccountIslandView({ props, t, acts }: AccountViewProps) {
  const { lang, player, isRegistration, deposit } = props
  if (!player) {
    return (
      <div className="account">
        <a className="btn" href={islandHref(lang, 'login')} data-open="login">
          {t('account_sign_in')}
        </a>
        {isRegistration && (
          <a className="btn btn-main" href={islandHref(lang, 'registration')} data-open="registration">
            {t('account_register')}
          </a>
        )}
      </div>
    )
  }
  return (
    <div className="account">
      <a className="account-balance" href={islandHref(lang, 'office')}>
        <span className="sr">{t('account_balance')}: </span>
        <b data-balance="">{player.money === null ? '…' : withCurrency(player.money, player.currency)}</b>
      </a>
      <a className="btn btn-main" href={islandHref(lang, 'recharge')} aria-label={deposit} title={deposit}>
        {'\u2009+\u2009'}
      </a>
      <a
        className="icon-btn"
        href={islandHref(lang, 'office')}
        aria-label={t('account_office')}
        title={t('account_office')}
      >
        <Icon name="user" />
      </a>
      {acts && (
        <button type="button" className="link account-out" onClick={acts.signOut}>
          {t('header_logout')}
        </button>
      )}
    </div>
  )
}
