import { confirmHref } from '../routes/confirm-href.ts'
import { href } from '../routes/href.ts'
import type { RouteName } from '../routes/table.ts'
import { type Guard, type GuardVisit, NEXT, redirectTo } from './decision.ts'

/** What a player can open before he confirms: the terms themselves, and what protects him. */
const BEFORE: ReadonlySet<RouteName> = new Set(['rules', 'responsibleGaming', 'responsible', 'maintenance'])

/** Encoded anew: the visit's path is decoded. */
const addressOf = ({ origin, lang, path, search }: GuardVisit): string =>
  new URL(`/${lang}${path}`, origin).pathname + search

/** A player whose terms changed confirms them first, where he may, and comes back then; nobody else stays on that page (spec §4). */
export const confirmTerms: Guard = (visit, facts) => {
  const name = visit.route?.name
  const mustConfirm = visit.player?.termsChanged === true && facts.isAvailableConfirmTerms
  if (name === 'confirm') return mustConfirm ? NEXT : redirectTo(href(visit.lang, 'home'))
  return mustConfirm && name !== undefined && !BEFORE.has(name)
    ? redirectTo(confirmHref(visit.lang, addressOf(visit)))
    : NEXT
}
