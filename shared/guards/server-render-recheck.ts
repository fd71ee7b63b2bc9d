import { type Decision, type GuardFacts, type GuardVisit, NEXT, redirectTo } from './decision.ts'

/** Once after hydration: where the host would lead this visit by now, the browser follows (decisions.md, guard 8). */
export const serverRenderRecheck = (
  visit: Pick<GuardVisit, 'lang' | 'path' | 'search'>,
  facts: Pick<GuardFacts, 'recheck'>,
): Decision =>
  facts.recheck === null || facts.recheck === `/${visit.lang}${visit.path}${visit.search}`
    ? NEXT
    : redirectTo(facts.recheck)
