import { type Decision, type GuardFacts, type GuardVisit, NEXT } from './decision.ts'

/** Code of another version than the loaded one: the browser loads the page anew. The edge only tells its version, in a header and the page. */
export const appVersion = (visit: Pick<GuardVisit, 'appVersion'>, facts: Pick<GuardFacts, 'version'>): Decision =>
  visit.appVersion === null || visit.appVersion === facts.version ? NEXT : { kind: 'reload' }
