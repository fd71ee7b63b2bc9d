import type { TotoSection } from '../../../../shared/domain/toto/games.ts'
import texts from '../../../../shared/i18n/draws/en.ts'
import type { TextKey } from '../../../../shared/i18n/keys.ts'
import type { PickKey, PickTexts } from '../../../../shared/ui/draws/props.ts'
import { isTold } from '../../forms/notice.ts'
import type { Answered } from '../../origin/client.ts'
import type { Head, PageContext } from '../../page.ts'

/** What each section is called. */
export const SECTION_TEXTS = {
  fifteen: 'draw_section_fifteen',
  football: 'draw_section_football',
  hockey: 'draw_section_hockey',
  basketball: 'draw_section_basketball',
  tennis: 'draw_section_tennis',
  cyber: 'draw_section_cyber',
  'correct-score': 'draw_section_correct_score',
} as const satisfies Record<TotoSection, TextKey>

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

/** Why a ticket was not bought. */
export function whyNot(answer: Extract<Answered, { ok: false }>, { t }: PageContext): string {
  if (answer.status === 0) return t('main_outcome_unknown')
  return t(isTold(answer.title) ? answer.title : 'main_query_error')
}

/** Number of the list's page that an address asks for. */
export const pageOf = ({ visit }: PageContext): number => {
  const asked = visit.url.searchParams.get('page') ?? ''
  return /^[1-9][0-9]{0,4}$/.test(asked) ? Number(asked) : 1
}

export const drawHead = (title: string, ctx: PageContext, more: Partial<Head> = {}): Head => ({
  title: ctx.t('seo_draw_title', { title, company: ctx.config.companyName }),
  description: ctx.t('seo_draw_description', { title, company: ctx.config.companyName }),
  noindex: ctx.visit.url.search !== '',
  ...more,
})
