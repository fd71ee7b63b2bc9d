import type { TextKey } from '../../../../shared/i18n/keys.ts'
import type { RouteName } from '../../../../shared/routes/table.ts'
import type { Page } from '../../page.ts'
import { Screen } from './screen.tsx'

interface BlockText {
  title: TextKey
  text: TextKey
  /** Is it for good, as far as the visitor is concerned? Then there is something to appeal against and money to withdraw. */
  closed: boolean
}

/** The pages of a block (spec §4 'Reason to page'), with what each says. */
export const BLOCK_TEXTS = {
  suspension: { title: 'suspension_title', text: 'suspension_text', closed: true },
  block: { title: 'block_title', text: 'block_text', closed: true },
  blockUa: { title: 'block_ua_title', text: 'block_ua_text', closed: true },
  blockIe: { title: 'block_ie_title', text: 'block_ie_text', closed: true },
  siteUpdates: { title: 'site_updates_title', text: 'site_updates_text', closed: false },
  comingSoon: { title: 'coming_soon_title', text: 'coming_soon_text', closed: false },
} as const satisfies Partial<Record<RouteName, BlockText>>

/** A page of a block: why, what stays the visitor's, whom to write to. 403: whoever is here may not go on (decisions.md). */
export const blockPage = (name: keyof typeof BLOCK_TEXTS): Page<null> => {
  const { title, text, closed } = BLOCK_TEXTS[name]
  return {
    load: async () => ({ kind: 'data', data: null, status: 403 }),
    view: (_data, { t, href, config, visit }) => {
      const { email } = config.contacts
      return (
        <Screen title={t(title)} text={t(text)}>
          {closed && <p>{t('block_money')}</p>}
          <div className="acts">
            {closed ? (
              email && (
                <a className="btn btn-main" href={`mailto:${email}`}>
                  {t('block_write')}
                </a>
              )
            ) : (
              <a className="btn btn-main" href={href('home') + visit.url.search}>
                {t('block_try')}
              </a>
            )}
            {closed && (
              <a className="btn" href={href('blockAppealHistory')}>
                {t('block_appeals')}
              </a>
            )}
          </div>
        </Screen>
      )
    },
    head: (_data, { t, config }) => ({
      title: t('seo_title', { title: t(title), company: config.companyName }),
      description: t(text),
      noindex: true,
    }),
  }
}
