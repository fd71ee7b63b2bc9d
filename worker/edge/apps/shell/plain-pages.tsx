import type { Page } from '../../page.ts'
import { ErrorView, errorTitle } from './error.tsx'
import { Screen } from './screen.tsx'

/** What the site's files are built for: the first version of each browser that runs them. */
const BROWSERS = [
  ['Chrome', 111],
  ['Edge', 111],
  ['Firefox', 114],
  ['Safari', '16.4'],
  ['Samsung Internet', 22],
] as const

/** Where a browser that cannot run the site is led. */
export const oldBrowserPage: Page<null> = {
  load: async () => ({ kind: 'data', data: null }),
  view: (_data, { t, href }) => (
    <Screen title={t('old_browser_title')} text={t('old_browser_text')}>
      <ul className="dots">
        {BROWSERS.map(([name, version]) => (
          <li key={name}>{t('old_browser_version', { name, version })}</li>
        ))}
      </ul>
      <a className="btn" href={href('home')}>
        {t('old_browser_go_on')}
      </a>
    </Screen>
  ),
  head: (_data, { t, config }) => ({
    title: t('seo_title', { title: t('old_browser_title'), company: config.companyName }),
    description: t('old_browser_text'),
    noindex: true,
  }),
}

/** The server error's own address answers as an error does. */
export const serverErrorPage: Page<null> = {
  load: async () => ({ kind: 'data', data: null, status: 500 }),
  view: (_data, { t, href, visit }) => <ErrorView t={t} status={500} requestId={visit.requestId} href={href} />,
  head: (_data, { t }) => ({ title: errorTitle(t, 500), description: t('error_500_text'), noindex: true }),
}

/** For who comes through a VPN: the country that the site takes them to be in. */
export const vpnPage: Page<null> = {
  load: async () => ({ kind: 'data', data: null }),
  view: (_data, { t, href, visit }) => (
    <Screen title={t('vpn_title')} text={t('vpn_text')}>
      <dl className="facts">
        <div className="fact">
          <dt>{t('vpn_country')}</dt>
          <dd>
            {visit.country === null
              ? t('vpn_country_unknown')
              : (new Intl.DisplayNames([t.lang], { type: 'region' }).of(visit.country) ?? visit.country)}
          </dd>
        </div>
      </dl>
      <p>{t('vpn_advice')}</p>
      <a className="btn btn-main" href={href('home')}>
        {t('vpn_open')}
      </a>
    </Screen>
  ),
  head: (_data, { t, config }) => ({
    title: t('seo_title', { title: t('vpn_title'), company: config.companyName }),
    description: t('vpn_text'),
    noindex: true,
  }),
}
