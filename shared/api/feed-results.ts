import * as v from 'valibot'
import { call } from './call.ts'
import { champView, eventView } from './feed-views.ts'
import { date, idText, language, listOf, page } from './fields.ts'

export const results = call({
  method: 'GET',
  path: '/feed-api/v1/results',
  audience: 'public',
  summary: 'Events that are over: of a day (today unless said), or of a championship, a team or an event over all days',
  envelope: 'data',
  query: v.object({
    date: v.optional(date),
    /** Hours east of UTC: the zone of the day. */
    tz: v.optional(v.pipe(v.string(), v.regex(/^-?(1[0-4]|[0-9])(\.25|\.5|\.75)?$/), v.transform(Number))),
    sport: v.optional(idText),
    champ: v.optional(idText),
    /** A team's id (shared/domain/results/team-id.ts); with `rival` only what the two have played against each other. */
    team: v.optional(idText),
    rival: v.optional(idText),
    event: v.optional(idText),
    count: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,3}$/), v.transform(Number))),
    page,
    lng: v.optional(language),
  }),
  answer: listOf(eventView),
})
export const resultChamps = call({
  method: 'GET',
  path: '/feed-api/v1/results/champs',
  audience: 'public',
  summary: 'Championships that have results, with their number',
  envelope: 'data',
  query: v.object({ sport: v.optional(idText), lng: v.optional(language) }),
  answer: listOf(champView),
})
