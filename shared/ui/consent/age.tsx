import type { Translate } from '../../i18n/translate.ts'
import { HiddenFields } from '../islands/fields.tsx'
import type { PlainForm } from '../islands/props.ts'

/** Asks whether somebody is old enough, before anything of the page is seen: the sheet hides what lies behind from eyes and keyboard. */
export const AgeQuestion = ({ t, form, age }: { t: Translate; form: PlainForm; age: number }) => (
  <dialog open className="age-ask" aria-labelledby="age-title" aria-modal="true">
    <form className="card" method="post" action={form.action} data-consent="">
      <HiddenFields csrf={form.csrf} action="age" />
      <h2 id="age-title">{t('age_title', { age })}</h2>
      <p>{t('age_text', { age })}</p>
      {/* biome-ignore lint/a11y/noAutofocus: a modal question takes the focus */}
      <button type="submit" className="btn btn-main" autoFocus>
        {t('age_confirm', { age })}
      </button>
      <details>
        <summary className="btn">{t('age_younger')}</summary>
        <p role="status">{t('age_sorry')}</p>
      </details>
    </form>
  </dialog>
)
