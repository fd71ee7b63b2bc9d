import * as v from 'valibot'
import { call } from './call.ts'
import { betHistory } from './coupon.ts'
import { language, zone } from './fields.ts'

const { from, to, status } = betHistory.query.entries

export const historyCsv = call({
  method: 'GET',
  path: '/web-api/history/bets.csv',
  audience: 'player',
  summary: 'The same coupons as a CSV file, at most 5 000, in a language and a zone',
  envelope: 'bare',
  query: v.object({ from, to, status, lang: v.optional(language), tz: v.optional(zone) }),
  answer: v.string(),
})
