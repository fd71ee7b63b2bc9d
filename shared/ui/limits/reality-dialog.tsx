import { useState } from 'react'
import type { CareKey } from '../../i18n/keys.ts'
import type { Translate } from '../../i18n/translate.ts'
import { withCurrency } from '../islands/coupon/amount.ts'
import { Facts } from '../parts/facts.tsx'
import { elapsedText } from './elapsed.ts'
import { signed } from './signed.ts'

export interface RealityProps {
  minutes: number
  isHideable: boolean
  /** When the session began, in words. */
  since: string
  elapsedSeconds: number
  currency: string
  /** Decimal strings. */
  stakes: string
  returns: string
  net: string
  /** Addresses of the history and of the limits: who goes there has answered. */
  links: { history: string; limits: string }
  answer(action: 'continue' | 'log_out', hide: boolean): void
}

/** How the session goes, shown at the player's own interval; play stands still until it is answered (RG-61). */
export function RealityDialog({ props, t }: { props: RealityProps; t: Translate<CareKey> }) {
  const { minutes, isHideable, since, elapsedSeconds, currency, stakes, returns, net, links, answer } = props
  const [hide, setHide] = useState(false)
  const rows: [string, string][] = [
    [t('care_reality_since'), since],
    [t('care_reality_elapsed'), elapsedText(elapsedSeconds)],
    [t('care_reality_stakes'), withCurrency(stakes, currency)],
    [t('care_reality_returns'), withCurrency(returns, currency)],
    [t('care_reality_net'), signed(net, currency)],
  ]
  return (
    <>
      <h2 id="reality-title">{t('care_reality_title')}</h2>
      <p className="mu">{t('care_reality_text', { minutes })}</p>
      <Facts rows={rows} />
      {isHideable && (
        <label className="check">
          <input type="checkbox" checked={hide} onChange={(event) => setHide(event.currentTarget.checked)} />
          {t('care_reality_hide')}
        </label>
      )}
      <p className="acts">
        <a className="link" href={links.history} onClick={() => answer('continue', hide)}>
          {t('care_history')}
        </a>
        <a className="link" href={links.limits} onClick={() => answer('continue', hide)}>
          {t('account_responsible')}
        </a>
      </p>
      <div className="modal-acts">
        <button type="button" className="btn" onClick={() => answer('log_out', hide)}>
          {t('care_out')}
        </button>
        <button type="button" className="btn" onClick={() => answer('continue', hide)}>
          {t('care_reality_continue')}
        </button>
      </div>
    </>
  )
}
