import { useState } from 'react'
import type { CareKey } from '../../i18n/keys.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Icon } from '../icon.tsx'

/** The day's session limit is used up. It stays until it is confirmed or closed, and both sign out (S4.59, S8.37). */
export function SessionOver({ props, t }: { props: { out(): Promise<void> }; t: Translate<CareKey> }) {
  const [isBusy, setBusy] = useState(false)
  const press = () => {
    setBusy(true)
    void props.out().finally(() => setBusy(false))
  }
  return (
    <div className="list" role="alert">
      <button
        type="button"
        className="modal-close icon-btn"
        aria-label={t('care_out')}
        disabled={isBusy}
        onClick={press}
      >
        <Icon name="close" />
      </button>
      <h2 id="session-title">{t('care_session_title')}</h2>
      <p>{t('session_limit_ended')}</p>
      <div className="modal-acts">
        <button type="button" className="btn btn-main" disabled={isBusy} onClick={press}>
          {t('care_out')}
        </button>
      </div>
    </div>
  )
}
