import * as v from 'valibot'
import { call } from './call.ts'
import { id, instant, language, listOf, page, text } from './fields.ts'

/** Longest subject and message of the support form, in characters. */
export const SUPPORT_LENGTH = { subject: 150, message: 4000 } as const

const email = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())
/** Lines of text: no control characters but the line's end and the tab. */
const lines = v.pipe(
  v.string(),
  v.transform((raw) => raw.replace(/\r\n?/g, '\n').trim()),
  v.minLength(1),
  v.maxLength(SUPPORT_LENGTH.message),
  v.check((raw) => !/[^\P{Cc}\n\t]/u.test(raw), 'no control characters'),
)

const letter = {
  subject: v.pipe(v.string(), v.trim(), text(SUPPORT_LENGTH.subject)),
  message: lines,
  lang: v.optional(language),
}

export const writeSupport = call({
  method: 'POST',
  path: '/web-api/support/messages',
  audience: 'public',
  summary:
    'Write to support; a visitor says where to answer, a player is answered at his own e-mail unless he names another',
  envelope: 'data',
  status: 201,
  body: v.strictObject({
    ...letter,
    email: v.optional(v.nullable(email)),
  }),
  answer: v.object({ id, at: instant }),
})
export const shareIdea = call({
  method: 'POST',
  path: '/web-api/support/ideas',
  audience: 'player',
  summary: 'Share an idea with the house',
  envelope: 'data',
  status: 201,
  body: v.strictObject(letter),
  answer: v.object({ id, at: instant }),
})
/** What a player reads of his own message. */
const ownMessage = v.object({ id, at: instant, email: v.string(), subject: v.string(), message: v.string() })
export type OwnMessage = v.InferOutput<typeof ownMessage>
export const ownSupportMessages = call({
  method: 'GET',
  path: '/web-api/support/messages',
  audience: 'player',
  summary: 'What the player has written to support, the newest first',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(ownMessage),
})
export const ownIdeas = call({
  method: 'GET',
  path: '/web-api/support/ideas',
  audience: 'player',
  summary: 'The ideas that the player has shared, the newest first',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(ownMessage),
})

const written = listOf(
  v.object({
    id,
    at: instant,
    userId: v.nullable(id),
    email: v.string(),
    lang: v.nullable(v.string()),
    subject: v.string(),
    message: v.string(),
  }),
)
export const supportMessages = call({
  method: 'GET',
  path: '/operator-api/v1/support/messages',
  audience: 'operator',
  summary: 'What was written to support, the newest first',
  envelope: 'data',
  query: v.object({ page }),
  answer: written,
})
export const ideas = call({
  method: 'GET',
  path: '/operator-api/v1/support/ideas',
  audience: 'operator',
  summary: 'Ideas that players have shared, the newest first',
  envelope: 'data',
  query: v.object({ page }),
  answer: written,
})
