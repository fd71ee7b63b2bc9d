import type { Translate } from '../../i18n/translate.ts'
import { HiddenFields } from '../islands/fields.tsx'
import type { PlainForm } from '../islands/props.ts'
import { ConsentOptions } from './options.tsx'

interface BannerProps {
  t: Translate
  form: PlainForm
  /** The page about cookies; null where it is switched off. */
  about: string | null
}

/**
 * Asks which cookies may be kept. It stands above the page, in its flow: it covers nothing, and nothing moves under it. All three answers
 * weigh the same (reliability.md PRV-02), and the options unfold without a script.
 */
export const ConsentBanner = ({ t, form, about }: BannerProps) => (
  <section className="consent" aria-labelledby="consent-title">
    <form method="post" action={form.action} data-consent="">
      <HiddenFields csrf={form.csrf} action="consent" />
      <div className="consent-t">
        <h2 id="consent-title">{t('consent_title')}</h2>
        <p>
          {t('consent_text')} {about !== null && <a href={about}>{t('consent_more')}</a>}
        </p>
      </div>
      <div className="consent-a">
        <button type="submit" className="btn" name="choice" value="all">
          {t('consent_accept_all')}
        </button>
        <button type="submit" className="btn" name="choice" value="disabled">
          {t('consent_necessary_only')}
        </button>
      </div>
      <details>
        <summary className="btn">{t('consent_customise')}</summary>
        <ConsentOptions t={t} chosen={null} />
        <button type="submit" className="btn" name="choice" value="selected">
          {t('consent_accept_selected')}
        </button>
      </details>
    </form>
  </section>
)
