import type { Translate } from '../../i18n/translate.ts'
import { HiddenFields } from '../islands/fields.tsx'
import type { PlainForm } from '../islands/props.ts'

/** Tells a visitor, once, that the site is new. It stands above the page, in its flow, and goes away at a press, without scripts too. */
export const NewSiteInfo = ({ t, form, company }: { t: Translate; form: PlainForm; company: string }) => (
  <section className="consent" aria-labelledby="new-site-title">
    <form method="post" action={form.action} data-consent="">
      <HiddenFields csrf={form.csrf} action="new-site" />
      <div className="consent-t">
        <h2 id="new-site-title">{t('new_site_title', { company })}</h2>
        <p>{t('new_site_text')}</p>
      </div>
      <button type="submit" className="btn btn-main">
        {t('new_site_close')}
      </button>
    </form>
  </section>
)
