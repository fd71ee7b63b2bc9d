import { readCapped } from '../read-capped.ts'

const LIMIT = 64 * 1024
/** What is refused is still read, up to here: a connection that closes on unread bytes may lose the answer with them. */
const DRAINED = 1024 * 1024

/** A posted form of at most 64 KiB; `tooLarge`, or `notForm` for another content type. */
export async function readForm(request: Request): Promise<URLSearchParams | 'tooLarge' | 'notForm'> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  // Whoever breaks off in the middle has sent no form.
  const text = await readCapped(request.body, DRAINED).catch(() => undefined)
  if (text === undefined || type !== 'application/x-www-form-urlencoded') return 'notForm'
  return text === null || new TextEncoder().encode(text).length > LIMIT ? 'tooLarge' : new URLSearchParams(text)
}
