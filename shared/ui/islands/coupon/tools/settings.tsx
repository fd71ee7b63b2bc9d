import { Fragment, useEffect, useRef } from 'react'
import { amountStep } from '../../../../domain/money/steps.ts'
import type { CouponSettings } from '../../../../domain/settings/coupon.ts'
import type { IslandTranslate } from '../../../../i18n/translate.ts'
import type { CouponHouse } from '../../props.ts'

export type SetSetting = <K extends keyof CouponSettings>(key: K, value: CouponSettings[K]) => void

interface SettingsProps {
  settings: CouponSettings
  house: CouponHouse
  currency: string
  t: IslandTranslate
  set: SetSetting
  /** One-click asks for confirmation: the slip would be cleared. */
  asks: boolean
  /** The answer to it. */
  answer(enable: boolean): void
}

const POLICIES = [0, 1, 2] as const
const SWITCHES = [
  ['exactCoef', 'coupon_set_exact_coef'],
  ['isDropOnScoreChange', 'coupon_set_drop_on_score_change'],
  ['isAutoMax', 'coupon_set_auto_max'],
  ['isVipBet', 'coupon_set_vip_bet'],
  ['isCouponFixed', 'coupon_set_coupon_fixed'],
  ['isBalanceShown', 'coupon_set_balance_shown'],
  ['isPossibleWinShown', 'coupon_set_possible_win_shown'],
  ['isSelectAccountShown', 'coupon_set_select_account_shown'],
] as const

/** How the player wants the slip to work. Each change holds at once, in all tabs of the browser. */
export function Settings({ settings, house, currency, t, set, asks, answer }: SettingsProps) {
  return (
    <>
      <label className="field">
        <span>{t('coupon_change_title')}</span>
        <select
          className="input"
          data-coupon-change=""
          value={settings.changeCoefAction}
          onChange={({ currentTarget }) =>
            set('changeCoefAction', POLICIES.find((policy) => String(policy) === currentTarget.value) ?? 2)
          }
        >
          {POLICIES.map((policy) => (
            <option key={policy} value={policy}>
              {t(`coupon_change_${policy}`)}
            </option>
          ))}
        </select>
      </label>
      {SWITCHES.map(
        ([key, text]) =>
          (key !== 'isVipBet' || house.vipBet) && (
            <Fragment key={key}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={settings[key]}
                  disabled={key === 'isDropOnScoreChange' && !settings.exactCoef}
                  onChange={(event) => set(key, event.currentTarget.checked)}
                />
                {t(text)}
              </label>
              {key === 'isVipBet' && <p className="hint">{t('coupon_vip_hint')}</p>}
            </Fragment>
          ),
      )}
      <Amount
        label={t('coupon_step', { currency })}
        value={settings.amountStep[currency] ?? amountStep(currency)}
        set={(text) => set('amountStep', { ...settings.amountStep, [currency]: text })}
      />
      {house.oneClick && <OneClick settings={settings} currency={currency} t={t} set={set} />}
      {asks && <Confirm t={t} answer={answer} />}
    </>
  )
}

function Amount({ label, value, set }: { label: string; value: string; set(text: string): void }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </label>
  )
}

function OneClick({ settings, currency, t, set }: Pick<SettingsProps, 'settings' | 'currency' | 't' | 'set'>) {
  const hasAmount = Number(settings.oneClickAmount.replace(',', '.')) > 0
  return (
    <>
      <Amount
        label={t('coupon_one_click_amount', { currency })}
        value={settings.oneClickAmount}
        set={(text) => set('oneClickAmount', text)}
      />
      <Amount
        label={t('coupon_one_click_bonus', { currency })}
        value={settings.bonusAccountOneClickAmount}
        set={(text) => set('bonusAccountOneClickAmount', text)}
      />
      <label className="check">
        <input
          type="checkbox"
          data-coupon-one-click=""
          checked={settings.isActiveOneClick}
          disabled={!settings.isActiveOneClick && !hasAmount}
          onChange={(event) => set('isActiveOneClick', event.currentTarget.checked)}
        />
        {t('coupon_set_active_one_click')}
      </label>
      <p className="hint">{t(hasAmount ? 'coupon_one_click_hint' : 'coupon_one_click_need')}</p>
    </>
  )
}

/** Enabling one-click clears the slip: asked first. Esc is a no. */
function Confirm({ t, answer }: { t: IslandTranslate; answer(enable: boolean): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="modal confirm" aria-labelledby="one-click-title" onClose={() => answer(false)}>
      <h2 id="one-click-title">{t('coupon_will_be_cleared')}</h2>
      <p>{t('coupon_one_click_enable_warning')}</p>
      <div className="receipt-acts">
        <button type="button" className="btn btn-main" onClick={() => answer(true)}>
          {t('main_enable')}
        </button>
        <button type="button" className="btn" onClick={() => answer(false)}>
          {t('main_undo')}
        </button>
      </div>
    </dialog>
  )
}
