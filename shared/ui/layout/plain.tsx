import type { IslandKey } from '../../i18n/keys.ts'
import { href as hrefIn } from '../../routes/href.ts'
import type { RouteName } from '../../routes/table.ts'
import { slot } from '../slot.tsx'
import { Logo } from './logo.tsx'
import type { LayoutProps } from './props.ts'

/** A page that stands alone: the mark, the content, notices. */
export const EmptyLayout = (props: LayoutProps) => (
  <>
    <div className="solo">
      <a
        className="logo"
        href={props.href('home')}
        aria-label={`${props.config.companyName}: ${props.t('header_home')}`}
      >
        <Logo name={props.config.companyName} />
      </a>
      <main id="main" tabIndex={-1} {...slot('main')} />
      <Languages {...props} />
    </div>
    <div {...slot('notifications')} />
  </>
)

/** The house is closed: nothing leads anywhere but the page itself. */
export const MaintenanceLayout = ({ config }: LayoutProps) => (
  <>
    <div className="solo">
      <Mark name={config.companyName} />
      <main id="main" tabIndex={-1} {...slot('main')} />
    </div>
    <div {...slot('notifications')} />
  </>
)

/** For who is blocked: every other page would lead back, so none is offered. */
export const BlockedLayout = (props: LayoutProps) => (
  <>
    <div className="solo">
      <Mark name={props.config.companyName} />
      <main id="main" tabIndex={-1} {...slot('main')} />
      <Languages {...props} />
    </div>
    <div {...slot('notifications')} />
  </>
)

/** Content and notices only (decisions.md 'headless layout'). */
export const HeadlessLayout = (_props: LayoutProps) => (
  <>
    <main id="main" tabIndex={-1} className="headless" {...slot('main')} />
    <div {...slot('notifications')} />
  </>
)

const Mark = ({ name }: { name: string }) => (
  <p className="logo">
    <Logo name={name} />
  </p>
)

/** Pages that are one text in each language; the others carry a query that a link of a shared layout would lose. */
const IN_LANGUAGES: ReadonlySet<RouteName> = new Set([
  'suspension',
  'block',
  'blockUa',
  'blockIe',
  'siteUpdates',
  'comingSoon',
  'oldBrowser',
  'serverError',
  'blockAppealHistory',
])

const NAMES: Readonly<Record<string, IslandKey>> = {
  en: 'settings_language_en',
  ru: 'settings_language_ru',
  ar: 'settings_language_ar',
}

/** This page in the other languages: whoever is sent here may not read the one that was chosen. */
function Languages({ t, lang, route, params, config }: LayoutProps) {
  if (route === null || !IN_LANGUAGES.has(route)) return null
  return (
    <nav className="scroll" aria-label={t('block_languages')}>
      {config.languages.map((each) => {
        const name = NAMES[each]
        return (
          <a
            key={each}
            className="chip"
            href={hrefIn(each, route, params)}
            hrefLang={each}
            lang={each}
            aria-current={each === lang ? 'true' : undefined}
          >
            {name ? t(name) : each.toUpperCase()}
          </a>
        )
      })}
    </nav>
  )
}
