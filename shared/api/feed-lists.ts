import * as v from 'valibot'
import { call } from './call.ts'
import { champView, eventView, sportView } from './feed-views.ts'
import { idText, language, listOf, page, text } from './fields.ts'

const feedType = v.picklist(['line', 'live'])
/** Ids as `1,4`. */
const idList = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[0-9]{1,16}(,[0-9]{1,16}){0,199}$/, 'ids such as 1,4'),
    v.transform((ids) => ids.split(',').map(Number)),
  ),
)
/** Sports that are left out: a player may have closed some for himself (S6.21). */
const closed = { closedLine: idList, closedLive: idList }

export const sports = call({
  method: 'GET',
  path: '/feed-api/v1/sports',
  audience: 'public',
  summary: 'Sports with counts of live and upcoming events',
  envelope: 'data',
  query: v.object({ type: v.optional(feedType), lng: v.optional(language) }),
  answer: listOf(sportView),
})
export const champs = call({
  method: 'GET',
  path: '/feed-api/v1/champs',
  audience: 'public',
  summary: 'Championships with counts of events',
  envelope: 'data',
  query: v.object({ type: v.optional(feedType), sport: v.optional(idText), ...closed, lng: v.optional(language) }),
  answer: listOf(champView),
})
export const events = call({
  method: 'GET',
  path: '/feed-api/v1/events',
  audience: 'public',
  summary: 'Events with their main markets',
  envelope: 'data',
  query: v.object({
    type: v.optional(feedType),
    sport: v.optional(idText),
    champ: v.optional(idText),
    ...closed,
    /** Words of teams, championships or a sport, in any script and without regard to accents. */
    q: v.optional(v.pipe(text(80), v.regex(/\S/))),
    /** Country of the championship. */
    country: v.optional(v.pipe(v.string(), v.regex(/^([a-z]{2}|int)$/))),
    /** Events by id, and all events of championships. */
    ids: idList,
    champs: idList,
    /** Only events with a video. */
    video: v.optional(
      v.pipe(
        v.literal('1'),
        v.transform(() => true),
      ),
    ),
    /** Only events with open bets on their first or second part: half, set, map, quarter. */
    part: v.optional(
      v.pipe(
        v.picklist(['1', '2']),
        v.transform((part) => (part === '1' ? 1 : 2)),
      ),
    ),
    /** By start; else live first, then by sport, championship and start. */
    sort: v.optional(v.literal('start')),
    /** Only so many: those with the most open markets. */
    top: v.optional(v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,2}$/), v.transform(Number))),
    /** Hours from now within which the event starts. */
    period: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,4}$/), v.transform(Number))),
    count: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,4}$/), v.transform(Number))),
    page,
    lng: v.optional(language),
  }),
  answer: v.object({ ...listOf(eventView).entries, version: v.number() }),
})
export const event = call({
  method: 'GET',
  path: '/feed-api/v1/events/:id',
  audience: 'public',
  summary: 'One event with all its markets',
  envelope: 'data',
  params: v.object({ id: idText }),
  query: v.object({ lng: v.optional(language) }),
  answer: v.object({ ...eventView.entries, feedVersion: v.number() }),
})

export const teamEvents = call({
  method: 'GET',
  path: '/feed-api/v1/teams/:id/events',
  audience: 'public',
  summary: 'Live and upcoming events of a team',
  envelope: 'data',
  params: v.object({ id: idText }),
  query: v.object({ lng: v.optional(language) }),
  answer: listOf(eventView),
})
