import * as v from 'valibot'
import { topic, topicList } from '../../../../shared/api/feed-live.ts'
import type { Topic } from '../core/batch.ts'
import type { Attachment } from './room.ts'

/** What a client may send: other topics, from a version on. */
const subscription = v.pipe(
  v.string(),
  v.maxLength(4096),
  v.parseJson(),
  v.strictObject({ sub: topicList, since: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) }),
)
export function subscriptionIn(message: unknown): v.InferOutput<typeof subscription> | null {
  const parsed = v.safeParse(subscription, message)
  return parsed.success ? parsed.output : null
}

const attachment = v.object({ topics: v.string(), version: v.nullable(v.number()) })
/** What a socket carried over hibernation; null when another version of the program wrote it. */
export function attachmentIn(value: unknown): Attachment | null {
  const parsed = v.safeParse(attachment, value)
  return parsed.success ? parsed.output : null
}

/** Topics as the core takes them; null when one is malformed. */
export function topicsOf(texts: readonly string[]): Topic[] | null {
  const parsed = v.safeParse(v.array(topic), texts)
  if (!parsed.success) return null
  return parsed.output.map((text) => ({
    kind: text.startsWith('sport:') ? 'sport' : 'event',
    id: Number(text.slice(6)),
  }))
}
