import { readCapped } from '../read-capped.ts'

const LIMIT = 64 * 1024

/** A posted form of at most 64 KiB; `tooLarge`, or `notForm` for another content type. */
export async function readForm(request: Request): Promise<URLSearchParams | 'tooLarge' | 'notForm'> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    await request.body?.cancel()
    return 'notForm'
  }
  const text = await readCapped(request.body, LIMIT)
  return text === null ? 'tooLarge' : new URLSearchParams(text)
}
