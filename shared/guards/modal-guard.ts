import { type Decision, type GuardVisit, NEXT } from './decision.ts'

/** `showForgotPasswordModal=1` and its like: a query that opens a modal does not close it. */
const MODAL_FLAG = /[?&]show[A-Z][A-Za-z]*Modal=1(?:&|$)/

/** Closes modals on navigation, unless it is to maintenance, has a modal's flag in the query, or changes the hash alone (spec §5). */
export const modalGuard = (visit: Pick<GuardVisit, 'route' | 'search' | 'isHashOnly'>): Decision =>
  visit.route?.name === 'maintenance' || MODAL_FLAG.test(visit.search) || visit.isHashOnly
    ? NEXT
    : { kind: 'next', effects: ['close-modals'] }
