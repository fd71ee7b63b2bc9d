import { CONSENT_OPTIONS, type ConsentType, includes } from '../../domain/consent/consent.ts'
import type { Translate } from '../../i18n/translate.ts'

/** A box for each option; the necessary one is ticked for good, the others as they were chosen, and none before (no pre-ticked boxes). */
export const ConsentOptions = ({ t, chosen }: { t: Translate; chosen: ConsentType | null }) => (
  <ul aria-label={t('consent_options')}>
    {CONSENT_OPTIONS.map((option) => (
      <li key={option}>
        <label className="check">
          <input
            type="checkbox"
            name={option}
            value="1"
            defaultChecked={includes(chosen, option)}
            disabled={option === 'necessary'}
          />
          <span>
            <b>{t(`consent_${option}`)}</b> <span className="hint">{t(`consent_${option}_text`)}</span>
          </span>
        </label>
      </li>
    ))}
  </ul>
)
