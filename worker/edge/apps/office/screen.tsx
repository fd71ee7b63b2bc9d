import type { ReactNode } from 'react'
import type { TextKey } from '../../../../shared/i18n/keys.ts'
import type { RouteName } from '../../../../shared/routes/table.ts'
import type { Head, PageContext } from '../../page.ts'
import { OfficeNav } from './office-nav.tsx'

/** A section of the office: its heading, the way to the others, what it shows. */
export const OfficeScreen = ({
  ctx,
  section,
  title,
  count,
  children,
}: {
  ctx: PageContext
  section: RouteName
  title: TextKey
  /** How much there is of it, in words. */
  count?: string | undefined
  children: ReactNode
}) => (
  <>
    <div className="top">
      <h1>{ctx.t(title)}</h1>
      {count !== undefined && <span className="num">{count}</span>}
    </div>
    <OfficeNav ctx={ctx} current={section} />
    {children}
  </>
)

/** Head of an office page, which is nobody's but the player's. */
export const officeHead = ({ t, config }: PageContext, title: TextKey, description: TextKey): Head => ({
  title: t('seo_title', { title: t(title), company: config.companyName }),
  description: t(description),
  noindex: true,
})
