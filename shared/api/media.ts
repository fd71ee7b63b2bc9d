import * as v from 'valibot'
import { call } from './call.ts'
import { idText, instant } from './fields.ts'

/** An id at whoever sends the pictures. */
export const sourceId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, _ and -'))

/** What can be watched of an event; a video needs the player's own token. */
export const eventMedia = v.strictObject({ videoId: v.optional(sourceId), zoneId: v.optional(sourceId) })
export type EventMedia = v.InferOutput<typeof eventMedia>

/** A token of a purpose of its own (security.md SEC-66): it opens streams and nothing else. Real time, seconds. */
export const MEDIA_TOKEN = { issuer: 'edgebook', audience: 'media', typ: 'media+jwt', maxAgeSeconds: 600 } as const

export const mediaToken = call({
  method: 'GET',
  path: '/web-api/media/token',
  audience: 'player',
  summary: 'The user’s video token, for ten minutes',
  envelope: 'data',
  answer: v.object({ token: v.string(), expiresAt: instant }),
})

export const mediaStream = call({
  method: 'GET',
  path: '/web-api/media/stream',
  audience: 'public',
  summary: 'Where a video of an event is played from; the video token as bearer',
  envelope: 'data',
  query: v.object({ game: idText, video: sourceId }),
  answer: v.object({
    url: v.string(),
    type: v.string(),
    sourceType: v.picklist(['LIVE', 'RECORD']),
    /** Plays from the beginning again: a test stream. */
    loop: v.boolean(),
  }),
})
