import texts from '../../../../shared/i18n/draws/en.ts'
import type { PickKey, PickTexts } from '../../../../shared/ui/draws/props.ts'
import type { Head, PageContext } from '../../page.ts'

const isPickKey = (key: string): key is PickKey => key.startsWith('pick_') && Object.hasOwn(texts, key)

/** What the island of a ticket says, in the visit's language. */
export function pickTexts({ t }: PageContext): PickTexts {
  const said: Partial<Record<PickKey, string>> = {}
  for (const key of Object.keys(texts)) if (isPickKey(key)) said[key] = t(key)
  return said
}

/** The currency that tickets are paid in: the active account's; a visitor sees the house's first. */
export async function payingCurrency({ origin, visit, config }: PageContext): Promise<string> {
  const own = visit.player ? await origin.accounts() : null
  return own?.accounts.find(({ id }) => id === own.active)?.iso ?? config.currencies[0] ?? 'EUR'
}

export const drawHead = (title: string, ctx: PageContext, more: Partial<Head> = {}): Head => ({
  title: ctx.t('seo_draw_title', { title, company: ctx.config.companyName }),
  description: ctx.t('seo_draw_description', { title, company: ctx.config.companyName }),
  noindex: ctx.visit.url.search !== '',
  ...more,
})
