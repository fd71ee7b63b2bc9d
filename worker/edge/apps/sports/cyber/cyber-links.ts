import { type CyberType, disciplineName, disciplineOf } from '../../../../../shared/domain/sports/disciplines.ts'
import type { Translate } from '../../../../../shared/i18n/translate.ts'
import { cyberChampParams, cyberGameParams } from '../../../../../shared/ui/events/cyber-address.ts'
import { isLinked } from '../../../../../shared/ui/layout/links.ts'
import type { Crumb } from '../../../../../shared/ui/parts/breadcrumbs.tsx'
import type { PageContext } from '../../../page.ts'
import type { EventLinks } from '../event-links.ts'

/** Are the pages of esports switched on? (The set of built pages is made from all pages, these among them, so it cannot be asked here.) */
const BUILT = new Set(['cyberMain'] as const)
export const isCyberOn = ({ config }: Pick<PageContext, 'config'>): boolean =>
  isLinked('cyberMain', { built: BUILT, config })

export const disciplineTitle = (slug: string, t: Translate): string => disciplineName(slug) ?? t('cyber_other')

/** Rows of the cyber pages: they lead to cyber pages, and stand by discipline. */
export const cyberLinks = ({ href, t }: Pick<PageContext, 'href' | 't'>, type: CyberType): EventLinks => ({
  name: `:${type}`,
  champ: (event) =>
    href('cyberChamp', cyberChampParams(type, { id: event.champId, name: event.champ, names: event.champNames })),
  game: (event) => href('cyberGame', cyberGameParams(type, event)),
  block: (event) => {
    const slug = disciplineOf({ name: event.champ, names: event.champNames })
    return { key: slug, title: disciplineTitle(slug, t) }
  },
})

/** The way to a page of esports: the section, then its discipline. */
export const cyberCrumbs = (ctx: PageContext, type: CyberType, discipline: string | null = null): Crumb[] => [
  { text: ctx.t('cyber_main'), href: ctx.href('cyberMain', { type }) },
  ...(discipline === null
    ? []
    : [{ text: disciplineTitle(discipline, ctx.t), href: ctx.href('cyberDiscipline', { type, discipline }) }]),
]
