import { SearchForm } from '../events/search-form.tsx'
import { Icon } from '../icon.tsx'
import { slot } from '../slot.tsx'
import { isSectionLinked } from './links.ts'
import { Logo } from './logo.tsx'
import type { LayoutProps } from './props.ts'
import { sectionLinks } from './sections.ts'
import { sectionOfPage } from './sports-column.tsx'

/** The sticky header: the sections that exist, search (in the left column where there is no room), then language and display settings, then the account. */
export function Header(props: LayoutProps) {
  const { t, href, config } = props
  const section = sectionOfPage({ ...props, params: {} })
  return (
    <header className="hd">
      <div className="hd-in">
        <button
          type="button"
          className="icon-btn"
          data-toggle="left"
          aria-pressed={props.display.hideLeft}
          aria-label={t('settings_hide_left')}
        >
          <Icon name="left" />
        </button>
        <a className="logo" href={href('home')} aria-label={`${config.companyName}: ${t('header_home')}`}>
          <Logo name={config.companyName} />
        </a>
        <Sections {...props} />
        {section !== null && <SearchForm t={t} action={href('sports', { section })} />}
        <div className="hd-end">
          <div {...slot('settings')} />
          <div {...slot('account')} />
          <a className="icon-btn hd-coupon" href="#coupon" data-open="coupon" aria-label={t('coupon_title')}>
            <Icon name="ticket" />
            <b className="badge" data-coupon-badge="" hidden>
              0
            </b>
          </a>
          <button
            type="button"
            className="icon-btn"
            data-toggle="right"
            aria-pressed={props.display.hideRight}
            aria-label={t('settings_hide_right')}
          >
            <Icon name="right" />
          </button>
        </div>
      </div>
    </header>
  )
}

/** Links to the sections, with the mark of the one that the page is in. */
export function Sections(props: LayoutProps) {
  const { t, href, route, params } = props
  return (
    <nav className="hd-nav" data-region="sections" aria-label={t('header_sections')}>
      {(['live', 'line'] as const)
        .filter((section) => isSectionLinked(section, props))
        .map((section) => (
          <a
            key={section}
            href={href('sports', { section })}
            aria-current={params.section === section ? (route === 'sports' ? 'page' : 'true') : undefined}
          >
            {section === 'live' ? <span className="dot">{t('section_live')}</span> : t('section_line')}
          </a>
        ))}
      {sectionLinks(props).map(({ name, link, current }) => (
        <a key={name} href={link} aria-current={current}>
          {t(`section_${name}`)}
        </a>
      ))}
    </nav>
  )
}
