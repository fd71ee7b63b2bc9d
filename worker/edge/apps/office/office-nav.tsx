import type { OfficeMenu } from '../../../../shared/api/settings.ts'
import { OFFICE_MENU } from '../../../../shared/domain/office/menu.ts'
import { isTextKey } from '../../../../shared/i18n/text-key.ts'
import { matchRoute } from '../../../../shared/routes/match.ts'
import { isSwitchedOn } from '../../../../shared/routes/needs.ts'
import type { RouteName } from '../../../../shared/routes/table.ts'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import type { PageContext } from '../../page.ts'
import { menuIcon } from './menu-icon.ts'

interface Item {
  title: string
  href: string
  route: RouteName
  icon: IconName | null
}
interface Category {
  title: string
  items: Item[]
}

/** The house's own menu in the form of the call's, for when that does not answer. */
const OWN: OfficeMenu['menuCategories'] = OFFICE_MENU.map(({ title, items }) => ({
  title_translation_key: title,
  items: items.map(({ title, link, icon }) => ({
    title_translation_key: title,
    link,
    icon: icon ?? null,
    subMenuItems: [],
  })),
}))

/** Categories with the entries that lead somewhere; what leads to no section of the site, or to one that is switched off, is left out. */
export function officeCategories(ctx: PageContext): Category[] {
  const { t, visit, config, officeMenu } = ctx
  const words = ({
    title,
    title_translation_key: key,
  }: {
    title?: string | undefined
    title_translation_key: string
  }) => title ?? (isTextKey(key) ? t(key) : key)
  return (officeMenu?.menuCategories ?? OWN)
    .map((category) => ({
      title: words(category),
      items: category.items.flatMap((item): Item[] => {
        const match = matchRoute(item.link.split(/[?#]/)[0] ?? '')
        if (!match || !isSwitchedOn(match.name, match.params, config.availableRoutes)) return []
        return [
          { title: words(item), href: `/${visit.lang}${item.link}`, route: match.name, icon: menuIcon(item.icon) },
        ]
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

/**
 * The way through the office: a row of categories, below it the sections of the one that is open, and a list of all behind a button. Each row
 * scrolls on a phone.
 */
export function OfficeNav({ ctx, current }: { ctx: PageContext; current: RouteName }) {
  const categories = officeCategories(ctx)
  const open = categories.find(({ items }) => items.some(({ route }) => route === current)) ?? categories[0]
  return (
    <nav className="office-nav" aria-label={ctx.t('office_menu')}>
      <details className="office-all">
        <summary aria-label={ctx.t('office_menu')} title={ctx.t('office_menu')}>
          <Icon name="menu" />
        </summary>
        <OfficeMap categories={categories} />
      </details>
      <div className="office-tabs">
        {categories.map((category) => (
          <a key={category.title} href={category.items[0]?.href} aria-current={category === open ? 'true' : undefined}>
            {category.title}
          </a>
        ))}
      </div>
      <div className="scroll">
        {open?.items.map(({ title, href, route, icon }) => (
          <a key={href} className="chip" href={href} aria-current={route === current ? 'page' : undefined}>
            {icon && <Icon name={icon} />}
            {title}
          </a>
        ))}
      </div>
    </nav>
  )
}

/** All sections of the office by category: from each page one press away, and open on the first. */
export const OfficeMap = ({ categories }: { categories: readonly Category[] }) => (
  <div className="office-map">
    {categories.map(({ title, items }) => (
      <div key={title}>
        <b>{title}</b>
        {items.map((item) => (
          <a key={item.href} href={item.href}>
            {item.icon && <Icon name={item.icon} />}
            {item.title}
          </a>
        ))}
      </div>
    ))}
  </div>
)
