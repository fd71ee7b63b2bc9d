import * as v from 'valibot'
import type { Schema } from '../../../shared/api/call.ts'
import { HttpError, invalid } from './error.ts'

const LIMIT = 64 * 1024

/** What is too large is still read, up to here: a connection that closes on unread bytes may lose the answer with them. */
const DRAINED = 4 * 1024 * 1024

/** The text of at most 64 KiB: more is 413 whether or not the length was announced, what is not UTF-8 is 400. */
export async function readLimited(request: Request, limit = LIMIT): Promise<string> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  // The platform holds a body to the length that was announced; read at once it costs a fraction.
  const reading = announced <= limit ? request.arrayBuffer() : readCounted(request.body, announced, limit)
  const bytes = await reading.catch((error: unknown) => {
    // Whoever breaks off in the middle has sent no JSON; that is no bug of ours.
    throw error instanceof HttpError ? error : new HttpError('badJson')
  })
  if (bytes.byteLength > limit) throw new HttpError('tooLarge')
  try {
    return UTF8.decode(bytes)
  } catch {
    throw new HttpError('badJson')
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

async function readCounted(
  body: ReadableStream<Uint8Array> | null,
  announced: number,
  limit: number,
): Promise<Uint8Array> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = announced > DRAINED ? DRAINED : 0
  while (size <= DRAINED) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size <= limit) chunks.push(new Uint8Array(value))
  }
  if (size > limit) {
    await reader.cancel()
    throw new HttpError('tooLarge')
  }
  return Buffer.concat(chunks)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError('badJson')
  }
}

/** The parsed JSON body, never a list: 415 when it is not application/json, 400 when it does not parse. */
export async function readJson(request: Request, limit?: number): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const text = await readLimited(request, limit)
  if (type !== 'application/json') throw new HttpError('notJson')
  const value = parse(text)
  // An object schema whose members are all optional would take a list for an empty object.
  if (Array.isArray(value)) throw invalid('', 'Expected an object')
  return value
}

/** Narrows a value by a schema; 422 with `issues: [{ path, message }]` when it is broken. */
export function check<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  const issues = result.issues
    .slice(0, 20)
    .map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message.slice(0, 200) }))
  throw new HttpError('invalid', { more: { issues } })
}
