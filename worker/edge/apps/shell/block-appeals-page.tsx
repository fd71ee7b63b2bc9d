import type { Page } from '../../page.ts'
import { Screen } from './screen.tsx'

/** Appeals against a block. They are made and answered by e-mail, so the list is what an empty one says: how to make the first. */
export const blockAppealsPage: Page<null> = {
  load: async () => ({ kind: 'data', data: null }),
  view: (_data, { t, config }) => {
    const { email } = config.contacts
    return (
      <Screen title={t('appeals_title')} text={t('appeals_text')}>
        <h2>{t('appeals_empty_title')}</h2>
        <p>{t('appeals_empty_text')}</p>
        {email && (
          <a className="btn btn-main" href={`mailto:${email}`}>
            {t('block_write')}
          </a>
        )}
      </Screen>
    )
  },
  head: (_data, { t, config }) => ({
    title: t('seo_title', { title: t('appeals_title'), company: config.companyName }),
    description: t('appeals_text'),
    noindex: true,
  }),
}
