import type { Translate } from '../../i18n/translate.ts'

export interface Crumb {
  text: string
  href: string
}

/** The way to a page; the last crumb is the page itself. */
export const Breadcrumbs = ({ crumbs, t }: { crumbs: Crumb[]; t: Translate }) => (
  <nav className="crumbs" aria-label={t('list_breadcrumbs')}>
    <ol>
      {crumbs.map((crumb, place) => (
        <li key={crumb.href}>
          <a href={crumb.href} dir="auto" aria-current={place === crumbs.length - 1 ? 'page' : undefined}>
            {crumb.text}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
