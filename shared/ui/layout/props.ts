import type { SiteConfig } from '../../api/config.ts'
import type { ChampView, SportView } from '../../api/feed.ts'
import type { DisplaySettings } from '../../domain/settings/display.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { RouteName } from '../../routes/table.ts'

export type HrefOf = (name: RouteName, params?: Record<string, string | number | undefined>) => string

/** What a layout is rendered from. Nothing in it is one player's: a rendered layout is shared by all visits with equal props. */
export interface LayoutProps {
  t: Translate
  lang: string
  href: HrefOf
  route: RouteName | null
  params: Record<string, string>
  /** Null when the feed does not answer: the column says so and the page goes on. */
  sports: SportView[] | null
  champs: ChampView[] | null
  display: DisplaySettings
  /** Does the visitor's country ask for the mark of the policy? */
  policyLogo: boolean
  config: SiteConfig
  /** Routes that have a page: a section that is not built is not linked. */
  built: ReadonlySet<RouteName>
}
