import { noteCall } from '../analytics/notes.ts'
import { record } from './loose.ts'

/**
 * A call's end. `answered` is false when nothing came back: then it is not known whether the call has done its work. The network has failed,
 * or whoever asked has cancelled the call: it is closed with 499 (spec §8).
 */
export type Answer =
  | { ok: true; answered: true; status: number; data: unknown; message?: unknown }
  | {
      ok: false
      answered: true
      status: number
      code: string
      title: string
      message: string
      forPerson: boolean
      body: Record<string, unknown>
    }
  | { ok: false; answered: false; status: 0 | 499; code: 'network' | 'close' }

/** How long a call may take, milliseconds. A live bet is held for 5 s before it is decided. */
export const CALL_MS = 10_000

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** Idempotency key of a call that moves money. */
  key?: string
  /** Token of a captcha that was solved. */
  captcha?: string
}

/** Headers of every call beside its own (spec §7): what this page is from its start, later its token of the device. */
export const callHeaders: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest', 'x-app-n': 'edgebook' }

/** Reads an answer: `data` out of its envelope, an error by the catalogue's `code` and `title`. */
export function readAnswer(status: number, json: unknown): Answer {
  const body = record(json)
  if (status < 400)
    return {
      ok: true,
      answered: true,
      status,
      data: 'data' in body ? body.data : json,
      ...('message' in body && { message: body.message }),
    }
  return {
    ok: false,
    answered: true,
    status,
    code: String(body.code ?? status),
    title: typeof body.title === 'string' ? body.title : 'main_query_error',
    message: typeof body.message === 'string' ? body.message : '',
    forPerson: body.status === 2,
    body,
  }
}

/**
 * One call of the contract (api.md) from this page's own origin. Never throws. Where a captcha is asked for the person is shown one and the
 * call is repeated (spec §8); a player's call that is refused as a visitor's is repeated once, with a new token.
 */
export async function request(path: string, options: CallOptions = {}, send: typeof fetch = fetch): Promise<Answer> {
  let answer = await ask(path, options, send)
  if ([400, 401, 451].includes(answer.status)) {
    const refused = answer
    answer = await import('../retry/again.ts').then(
      ({ again }) => again(refused, path, options, (more) => ask(path, more, send)),
      () => refused,
    )
  }
  if (options.method !== undefined && options.method !== 'GET')
    noteCall(path, answer.status, answer.ok ? '' : answer.code)
  return answer
}

async function ask(
  path: string,
  { method = 'GET', body, key, captcha }: CallOptions,
  send: typeof fetch,
): Promise<Answer> {
  try {
    const answer = await send(path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(CALL_MS),
      headers: {
        accept: 'application/json',
        ...callHeaders,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(captcha !== undefined && { 'x-captcha': captcha }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (answer.status === 204) return { ok: true, answered: true, status: 204, data: null }
    return readAnswer(answer.status, await answer.json())
  } catch (error) {
    return Object(error).name === 'AbortError'
      ? { ok: false, answered: false, status: 499, code: 'close' }
      : { ok: false, answered: false, status: 0, code: 'network' }
  }
}
