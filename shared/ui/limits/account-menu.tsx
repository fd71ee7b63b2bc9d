import type { CareKey } from '../../i18n/keys.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Icon, type IconName } from '../icon.tsx'
import { Facts } from '../parts/facts.tsx'
import { elapsedText } from './elapsed.ts'
import { signed } from './signed.ts'

export interface AccountMenuProps {
  /** How the session goes; null while it is not known. */
  session: { elapsedSeconds: number; todayNet: string; currency: string } | null
  /** The sign-in before this one, in words; null while it is not known, or when there was none. */
  lastSignIn: string | null
  links: Record<'office' | 'history' | 'limits', string>
}

const LINKS = [
  { name: 'office', icon: 'user', text: 'care_office' },
  { name: 'history', icon: 'history', text: 'care_history' },
  { name: 'limits', icon: 'shield', text: 'account_responsible' },
] as const satisfies readonly { name: string; icon: IconName; text: CareKey }[]

/** The account's menu: how the session goes, and the ways to what is most asked for; responsible play is one press away. */
export function AccountMenu({
  props: { session, lastSignIn, links },
  t,
}: {
  props: AccountMenuProps
  t: Translate<CareKey>
}) {
  const rows: [string, string][] = [
    [t('account_session_time'), session ? elapsedText(session.elapsedSeconds) : t('care_unknown')],
    [t('account_today_result'), session ? signed(session.todayNet, session.currency) : t('care_unknown')],
    ...(lastSignIn === null ? [] : [[t('account_last_sign_in'), lastSignIn] satisfies [string, string]]),
  ]
  return (
    <>
      <Facts rows={rows} />
      <nav aria-label={t('account_menu')}>
        {LINKS.map(({ name, icon, text }) => (
          <a key={name} className="side-i" href={links[name]}>
            <Icon name={icon} />
            <span className="nm">{t(text)}</span>
          </a>
        ))}
      </nav>
    </>
  )
}
