import { useState } from 'react'
import type { CareKey } from '../../i18n/keys.ts'
import type { Translate } from '../../i18n/translate.ts'
import { withCurrency } from '../islands/coupon/amount.ts'

export interface ApprovalProps {
  kind: 20 | 21 | 22
  /** A decimal string; null is no limit. */
  value: string | null
  currency: string
  decide(action: 'confirm' | 'reject'): Promise<void>
}

/** Shall a deposit limit apply whose waiting time is over? Only an answer closes it. */
export function ApprovalDialog({ props, t }: { props: ApprovalProps; t: Translate<CareKey> }) {
  const { kind, value, currency, decide } = props
  const [isBusy, setBusy] = useState(false)
  const press = async (action: 'confirm' | 'reject') => {
    setBusy(true)
    await decide(action)
  }
  return (
    <>
      <h2 id="approval-title">{t('care_approve_title')}</h2>
      <p>
        {t('care_approve_text', {
          period: t(`care_period_${kind}`),
          value: value === null ? t('care_approve_none') : withCurrency(value, currency),
        })}
      </p>
      <div className="modal-acts">
        <button type="button" className="btn" disabled={isBusy} onClick={() => void press('reject')}>
          {t('care_approve_no')}
        </button>
        <button type="button" className="btn" disabled={isBusy} onClick={() => void press('confirm')}>
          {t('care_approve_yes')}
        </button>
      </div>
    </>
  )
}
