import { Icon, type IconName } from '../icon.tsx'
import { isLinked, isSectionLinked } from './links.ts'
import type { LayoutProps } from './props.ts'

/** Phones: sports, live, bet slip with its count, history, menu. The last and the slip are parts of this page (`#menu`, `#coupon`). */
export function BottomNav(props: LayoutProps) {
  const { t, href, params, route } = props
  const item = (icon: IconName, link: string, text: string, current = false) => (
    <a href={link} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{text}</span>
    </a>
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
