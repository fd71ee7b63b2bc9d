import { type Guard, NEXT, NOT_FOUND } from './decision.ts'

/** 404 for a route whose page is neither built in nor answered by a configured app (decisions.md, guard 20). */
export const microFrontendGuard: Guard = (visit) => (visit.route?.exists ? NEXT : NOT_FOUND)
