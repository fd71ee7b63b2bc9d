import type { Page } from '../../page.ts'

const WAYS = ['android', 'ios', 'desktop'] as const

/** The way to the site as an app (spec §2 download-app page): how each system installs it, and the pages about the apps. */
export const downloadPage: Page<null> = {
  load: async () => ({ kind: 'data', data: null }),
  view: (_data, { t, href, config }) => (
    <>
      <article className="text card">
        <h1>{t('download_title', { company: config.companyName })}</h1>
        <p>{t('download_text')}</p>
        {WAYS.map((way) => (
          <section key={way}>
            <h2>{t(`download_${way}`)}</h2>
            <p>{t(`download_${way}_text`)}</p>
          </section>
        ))}
      </article>
      <p className="top wallet-act">
        <a className="btn" href={href('mobileApp')}>
          {t('download_mobile')}
        </a>
        <a className="btn" href={href('desktopApp')}>
          {t('download_computer')}
        </a>
      </p>
    </>
  ),
  keep: () => 'download',
  head: (_data, { t, config: { companyName: company } }) => ({
    title: t('seo_title', { title: t('download_title', { company }), company }),
    description: t('download_text'),
  }),
}
