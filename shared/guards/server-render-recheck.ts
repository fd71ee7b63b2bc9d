import { type Guard, NEXT, redirectTo } from './decision.ts'

/** Once after hydration: where the host would lead this visit by now, the browser follows (decisions.md, guard 8). */
export const serverRenderRecheck: Guard = (visit, facts) =>
  facts.recheck === null || facts.recheck === `/${visit.lang}${visit.path}${visit.search}`
    ? NEXT
    : redirectTo(facts.recheck)
