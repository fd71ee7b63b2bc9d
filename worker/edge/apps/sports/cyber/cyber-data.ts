import type { ChampView } from '../../../../../shared/api/feed.ts'
import {
  DISCIPLINES,
  disciplineOf,
  ESPORTS_ID,
  OTHER_DISCIPLINE,
} from '../../../../../shared/domain/sports/disciplines.ts'
import type { EventsFilter } from '../../../origin/client.ts'
import type { PageContext } from '../../../page.ts'
import { isOpen, SECTIONS } from '../sections.ts'

/** A championship of esports with its events now and later. */
export interface CyberChamp extends ChampView {
  live: number
  line: number
}
export interface CyberDiscipline {
  slug: string
  live: number
  line: number
  champs: CyberChamp[]
}

const sum = (champs: readonly CyberChamp[], section: 'live' | 'line') =>
  champs.reduce((count, champ) => count + champ[section], 0)

/** Championships by discipline, in the table's order; those that we know no discipline of are the last. */
export function byDiscipline(champs: readonly CyberChamp[]): CyberDiscipline[] {
  const groups = Map.groupBy(champs, disciplineOf)
  return [...DISCIPLINES.map(({ slug }) => slug), OTHER_DISCIPLINE].flatMap((slug) => {
    const list = groups.get(slug)
    return list ? [{ slug, live: sum(list, 'live'), line: sum(list, 'line'), champs: list }] : []
  })
}

/** The disciplines that have events in a section that is switched on; null when the feed does not answer. */
export async function loadDisciplines(ctx: PageContext): Promise<CyberDiscipline[] | null> {
  const lists = await Promise.all(
    SECTIONS.filter((section) => isOpen(section, ctx)).map(async (section) => ({
      section,
      champs: await ctx.origin.champs({ type: section, sport: ESPORTS_ID }),
    })),
  )
  const found = new Map<number, CyberChamp>()
  for (const { section, champs } of lists) {
    if (champs === null) return null
    for (const champ of champs) {
      const known = found.get(champ.id) ?? { ...champ, live: 0, line: 0 }
      found.set(champ.id, { ...known, [section]: champ.count, count: known.live + known.line + champ.count })
    }
  }
  return byDiscipline([...found.values()])
}

/** The same without telling live from line: of the list that the layout reads anyway, where both are switched on. */
export async function loadDisciplineTotals(ctx: PageContext): Promise<CyberDiscipline[] | null> {
  if (!SECTIONS.every((section) => isOpen(section, ctx))) return loadDisciplines(ctx)
  const champs = await ctx.origin.champs({})
  const own = champs?.filter(({ sportId }) => sportId === ESPORTS_ID)
  return own ? byDiscipline(own.map((champ) => ({ ...champ, live: 0, line: champ.count }))) : null
}

/** The feed's query of what is open of esports; null when neither line nor live is switched on. */
export function cyberFilter(ctx: PageContext): EventsFilter | null {
  const open = SECTIONS.filter((section) => isOpen(section, ctx))
  const [only] = open
  if (only === undefined) return null
  return { sport: ESPORTS_ID, ...(open.length === 1 && { type: only }) }
}
