import { type RefObject, useRef } from 'react'
import type { IslandTranslate } from '../../i18n/translate.ts'
import { Icon } from '../icon.tsx'
import { withCurrency } from './coupon/amount.ts'
import { islandHref } from './links.ts'
import type { IslandProps } from './props.ts'

export interface AccountActs {
  signOut(): void
  refresh(): void
}

interface AccountViewProps {
  props: IslandProps['account']
  t: IslandTranslate
  acts?: AccountActs
  leaving?: boolean
}

/** The header's end: ways in for a visitor, balance and office for a player. */
export function AccountIslandView({ props, t, acts, leaving = false }: AccountViewProps) {
  const { lang, player } = props
  const dialog = useRef<HTMLDialogElement>(null)
  if (!player) {
    return (
      <div className="account">
        <a className="btn" href={islandHref(lang, 'login')} data-open="login">
          {t('account_sign_in')}
        </a>
        <a className="btn btn-main" href={islandHref(lang, 'registration')} data-open="registration">
          {t('account_register')}
        </a>
      </div>
    )
  }
  return (
    <div className="account">
      <a className="account-balance" href={islandHref(lang, 'office')}>
        <span className="sr">{t('account_balance')}: </span>
        <b data-balance="">{player.money === null ? '…' : withCurrency(player.money, player.currency)}</b>
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
        <button type="button" className="link account-out" onClick={() => dialog.current?.showModal()}>
          {t('header_logout')}
        </button>
      )}
      {acts && <ConfirmLeave dialog={dialog} t={t} leave={acts.signOut} leaving={leaving} />}
    </div>
  )
}

/** Asks before signing out (spec §8 `header_you_sure`). */
function ConfirmLeave({
  dialog,
  t,
  leave,
  leaving,
}: {
  dialog: RefObject<HTMLDialogElement | null>
  t: IslandTranslate
  leave: () => void
  leaving: boolean
}) {
  return (
    <dialog ref={dialog} className="modal modal-small" aria-labelledby="leave-title">
      <h2 id="leave-title">{t('header_you_sure')}</h2>
      <div className="modal-acts">
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {t('header_cancel')}
        </button>
        <button
          type="button"
          className="btn btn-main"
          aria-busy={leaving || undefined}
          disabled={leaving}
          onClick={leave}
        >
          {t('header_confirm')}
        </button>
      </div>
    </dialog>
  )
}
