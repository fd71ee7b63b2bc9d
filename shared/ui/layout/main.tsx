import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { slot } from '../slot.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Floating } from './floating.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { isLinked } from './links.ts'
import type { LayoutProps } from './props.ts'
import { SportsColumn, SportsStrip } from './sports-column.tsx'

/**
 * The frame of most pages: header, sports, bet slip, content. Player, texts of the page and the slip stand in slots.
 * The slip stands before the content in the document (and behind it for the eye): it is there before the first price can be pressed,
 * and a keyboard reaches it without passing hundreds of prices.
 */
export function MainLayout(props: LayoutProps) {
  const { t } = props
  return (
    <>
      <a className="skip" href="#main">
        {t('header_skip')}
      </a>
      <Header {...props} />
      <div className="pg">
        <aside className="left" id="menu" aria-label={t('side_left')}>
          <Shut text={t('bottom_menu')} close={t('main_close')} />
          <SportsColumn {...props} />
        </aside>
        <aside className="right" id="coupon" aria-label={t('side_right')}>
          <Shut text={t('coupon_title')} close={t('coupon_collapse')} />
          <div {...slot('coupon')} />
          <Care {...props} />
        </aside>
        <div className="mid">
          <SportsStrip {...props} />
          <main id="main" tabIndex={-1} {...slot('main')} />
        </div>
      </div>
      <Footer {...props} />
      <Floating {...props} />
      <BottomNav {...props} />
      <div {...slot('notifications')} />
    </>
  )
}

/** Where a column is a drawer: its title and the way back to the page. */
const Shut = ({ text, close }: { text: string; close: string }): ReactNode => (
  <div className="shut">
    <span>{text}</span>
    <a className="icon-btn" href="#main" data-close="" aria-label={close}>
      <Icon name="close" />
    </a>
  </div>
)

/** Responsible play stands beside the slip on every page. */
function Care(props: LayoutProps) {
  const { t, href, config } = props
  return (
    <section className="care card">
      <span className="age" aria-hidden="true">
        {t('footer_age', { age: config.minAge })}
      </span>
      <b>{t('promo_responsible_title')}</b>
      <p>{t('promo_responsible_text')}</p>
      <ul>
        {isLinked('responsible', props) && (
          <li>
            <a href={href('responsible')}>{t('footer_responsible_link')}</a>
          </li>
        )}
        {isLinked('rules', props) && (
          <li>
            <a href={href('rules', { ruleGroup: 1 })}>{t('rules_title')}</a>
          </li>
        )}
      </ul>
    </section>
  )
}
