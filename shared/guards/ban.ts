import type { RouteName } from '../routes/table.ts'

/** Pages of the office that stay open to a banned player: to protect himself and to ask for help (decisions.md, design 5). */
const OPEN: ReadonlySet<RouteName> = new Set(['responsible', 'support'])
const DEDUCE: ReadonlySet<RouteName> = new Set(['deduce', 'officeDeduce'])

/** Banned above 0; of the banned, level 45 may withdraw, or instead of it 53 where the ban's version is 1 (spec §4). */
export function isSentAway(
  route: { name: RouteName; login: boolean; hiddenFromBanned: boolean },
  { ban, banVersion }: { ban: number; banVersion: number },
): boolean {
  if (ban <= 0) return false
  if (DEDUCE.has(route.name)) return ban !== (banVersion === 1 ? 53 : 45)
  return route.hiddenFromBanned || (route.login && !OPEN.has(route.name))
}
