import { Fragment } from 'react'
import type { TextKey } from '../../i18n/keys.ts'
import { routeOf } from '../../routes/match.ts'
import type { RouteName } from '../../routes/table.ts'
import { Icon, type IconName } from '../icon.tsx'
import { isLinked, isSectionLinked } from './links.ts'
import type { LayoutProps } from './props.ts'

/** The casino's: tournaments, categories, promo, my casino, menu, as far as those sections exist. */
const CASINO = [
  { route: 'tournaments', icon: 'spark', text: 'bottom_tournaments' },
  { route: 'casino', icon: 'book', text: 'bottom_categories' },
  { route: 'promo', icon: 'ticket', text: 'bottom_promo' },
  { route: 'myCasino', icon: 'user', text: 'bottom_my_casino' },
] as const satisfies readonly { route: RouteName; icon: IconName; text: TextKey }[]

const isCasino = ({ route, built }: LayoutProps): boolean =>
  route !== null && built.has(route) && routeOf(route).layout === 'casino'

/** Phones, in the casino its own; else: sports, live, bet slip with its count, history, menu. The last and the slip are parts of this page (`#menu`, `#coupon`). */
export function BottomNav(props: LayoutProps) {
  const { t, href, params, route } = props
  const item = (icon: IconName, link: string, text: string, current = false) => (
    <a href={link} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{text}</span>
    </a>
  )
  if (isCasino(props))
    return (
      <nav className="bn" data-region="bottom" aria-label={t('bottom_nav')}>
        {CASINO.filter((entry) => isLinked(entry.route, props)).map((entry) => (
          <Fragment key={entry.route}>
            {item(entry.icon, href(entry.route), t(entry.text), route === entry.route)}
          </Fragment>
        ))}
        {item('menu', '#menu', t('bottom_menu'))}
      </nav>
    )
  return (
    <nav className="bn" data-region="bottom" aria-label={t('bottom_nav')}>
      {isSectionLinked('line', props) &&
        item('ball', href('sports', { section: 'line' }), t('bottom_sports'), params.section === 'line')}
      {isSectionLinked('live', props) &&
        item('live', href('sports', { section: 'live' }), t('bottom_live'), params.section === 'live')}
      <a href="#coupon" data-open="coupon">
        <Icon name="ticket" />
        <span>{t('bottom_coupon')}</span>
        <b className="badge" data-coupon-badge="" hidden>
          0
        </b>
      </a>
      {isLinked('history', props) && item('history', href('history'), t('bottom_history'), route === 'history')}
      {item('menu', '#menu', t('bottom_menu'))}
    </nav>
  )
}
