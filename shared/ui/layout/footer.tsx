import type { TextKey } from '../../i18n/keys.ts'
import type { RouteName } from '../../routes/table.ts'
import { isLinked } from './links.ts'
import { PolicyLogo } from './policy-logo.tsx'
import type { LayoutProps } from './props.ts'

/** A page, its text, and the place in it. */
type Row = readonly [RouteName, TextKey, place?: string]

/** Pages that the footer leads to, as soon as they exist and are switched on. */
const HELP: readonly Row[] = [
  ['rules', 'footer_rules'],
  ['footballChampionsRules', 'footer_champions'],
  ['bettingAlphabet', 'footer_alphabet'],
  ['howBet', 'footer_how_bet'],
  ['payment', 'footer_payment'],
  ['bettingCalculator', 'footer_calculator'],
  ['smsBets', 'footer_sms_bets'],
  ['cashTerminals', 'footer_cash_terminals'],
  ['responsibleGaming', 'footer_responsible_link'],
  ['news', 'footer_news'],
  ['contacts', 'footer_contacts'],
  ['about', 'footer_about'],
  ['partners', 'footer_partners'],
  ['bettingAwards', 'footer_awards'],
]
const APPS: readonly Row[] = [
  ['mobileApp', 'footer_mobile_app'],
  ['downloadApp', 'download_footer'],
  ['desktopApp', 'footer_desktop_app'],
  ['cricketApp', 'footer_cricket_app'],
  ['cricketWorldCup', 'footer_cricket_world_cup'],
  ['iplBettingApp', 'footer_ipl_app'],
]
const DOCUMENTS: readonly Row[] = [
  ['licenses', 'footer_licenses'],
  ['cookies', 'footer_cookies'],
  ['cookies', 'consent_settings', '#choice'],
  ['consent', 'footer_consent'],
  ['taxation', 'footer_taxation'],
  ['amlPolicy', 'footer_aml_policy'],
  ['amlKyc', 'footer_aml_kyc'],
  ['kycPolicy', 'footer_kyc_policy'],
  ['simpleIdentification', 'footer_simple_identification'],
  ['disputeResolution', 'footer_dispute'],
]

/** What every page ends with: who we are, the rules, the documents, who may play. */
export function Footer(props: LayoutProps) {
  const { t, config } = props
  return (
    <footer className="ft">
      <div className="ft-in">
        <span className="age" role="img" aria-label={t('footer_age_label', { age: config.minAge })}>
          {t('footer_age', { age: config.minAge })}
        </span>
        <p>{t('footer_licence')}</p>
        <PolicyLogo {...props} />
        <Links rows={HELP} label={t('footer_help_label')} layout={props} />
        <Links rows={APPS} label={t('footer_apps_label')} layout={props} />
        <Links rows={DOCUMENTS} label={t('footer_policy_label')} layout={props} />
      </div>
    </footer>
  )
}

function Links({ rows, label, layout }: { rows: readonly Row[]; label: string; layout: LayoutProps }) {
  const linked = rows.filter(([name]) => isLinked(name, layout))
  if (linked.length === 0) return null
  return (
    <ul aria-label={label}>
      {linked.map(([name, text, place = '']) => (
        <li key={text}>
          <a href={layout.href(name, name === 'rules' ? { ruleGroup: 1 } : {}) + place}>{layout.t(text)}</a>
        </li>
      ))}
    </ul>
  )
}
