import { useEffect, useState } from 'react'
import { asksBeforeOneClick, withSetting } from '../../../../shared/domain/settings/coupon-rules.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { LatePart, LateProps } from '../../../../shared/ui/islands/coupon/awake.ts'
import { Codes, type SavedCode } from '../../../../shared/ui/islands/coupon/tools/codes.tsx'
import { type SetSetting, Settings } from '../../../../shared/ui/islands/coupon/tools/settings.tsx'
import { loadCode, saveCode } from '../../../coupon/codes.ts'
import { $accounts, loadAccounts } from '../../../coupon/player-accounts.ts'
import { isUnanswered } from '../../../coupon/settled.ts'
import { tellLoaded, watch } from '../../../coupon/watch.ts'
import { $coupon, changeCoupon, clearCoupon } from '../../../stores/coupon.ts'
import { $couponSettings, setCouponSettings } from '../../../stores/coupon-settings.ts'
import { useStore } from '../../../stores/use-store.ts'

export { watch }

const set: SetSetting = (key, value) => setCouponSettings(withSetting($couponSettings.get(), key, value))

/** The slip's settings, the account that pays, and codes. */
export const Panel: LatePart = ({ props, awake, t }) => {
  const [asks, setAsks] = useState(false)
  const { lang, house, player } = props
  useEffect(() => watch(t), [t])
  const ask: SetSetting = (key, value) => {
    if (key === 'isActiveOneClick' && asksBeforeOneClick(value === true, $coupon.get().legs.length)) setAsks(true)
    else set(key, value)
  }
  const answer = (enable: boolean) => {
    setAsks(false)
    if (!enable || isUnanswered()) return
    clearCoupon()
    set('isActiveOneClick', true)
  }
  return (
    <section className="coupon-tools" aria-label={t('coupon_settings_title')}>
      <h3>{t('coupon_settings_title')}</h3>
      <Settings
        settings={awake.settings}
        house={house}
        currency={player?.currency ?? 'EUR'}
        t={t}
        set={ask}
        asks={asks}
        answer={answer}
      />
      {player && awake.settings.isSelectAccountShown && <AccountChoice t={t} />}
      <SlipCodes canSave={awake.model.legs.length > 0} lang={lang} t={t} />
    </section>
  )
}

type Texts = Pick<LateProps, 't'>

/** Which account pays; nothing for a player who has one. */
function AccountChoice({ t }: Texts) {
  const accounts = useStore($accounts)
  const { accountId } = useStore($coupon)
  useEffect(() => void loadAccounts(), [])
  if (accounts.length < 2) return null
  return (
    <label className="field">
      <span>{t('coupon_account')}</span>
      <select
        className="input"
        value={accountId ?? ''}
        onChange={(event) => changeCoupon(() => ({ accountId: Number(event.target.value) || null }))}
      >
        <option value="">{t('coupon_account_active')}</option>
        {accounts.map(({ id, iso, money }) => (
          <option key={id} value={id}>
            {id}: {withCurrency(money, iso)}
          </option>
        ))}
      </select>
    </label>
  )
}

function SlipCodes({ canSave, lang, t }: Texts & { canSave: boolean; lang: string }) {
  const [saved, setSaved] = useState<SavedCode | null>(null)
  const [said, say] = useState('')
  return (
    <Codes
      t={t}
      canSave={canSave}
      saved={saved}
      said={said}
      save={async () => {
        const made = await saveCode(lang)
        setSaved(made)
        say(made ? '' : t('main_query_error'))
      }}
      load={async (code) => tellLoaded(await loadCode(code, lang), t)}
      copy={async (link) => {
        await navigator.clipboard.writeText(link)
        say(t('coupon_copied'))
      }}
    />
  )
}
