import { type Guard, NEXT } from './decision.ts'

/** Query parameter, and the cookie that keeps it: the default lifetime of a day (spec §9). */
export const CONSULTANT = 'payment_consultant'
const DAY = 86_400

/** `payment_consultant=1` is stored, so that the pages about payments offer somebody to ask; another value is not (spec §9). */
export const paymentConsultant: Guard = (visit) =>
  visit.search.includes(CONSULTANT) && new URLSearchParams(visit.search).get(CONSULTANT) === '1' && !visit.isBot
    ? { kind: 'next', cookies: [{ name: CONSULTANT, value: '1', maxAge: DAY }] }
    : NEXT
