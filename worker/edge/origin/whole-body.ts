import { readCapped } from '../read-capped.ts'

/**
 * The answer once all of its body is there; null when it does not come whole: longer than `cap` bytes, broken off, or not before `late`.
 * A stream of our own around the origin's would cost as much as a third of a bet.
 */
export async function wholeBody(answer: Response, cap: number, late: Promise<null>): Promise<Response | null> {
  const all = isAnnounced(answer, cap) ? Promise.race([readAtOnce(answer), late]) : readInTime(answer, cap, late)
  const body = await all.catch(() => null)
  return body === null ? null : new Response(body || null, answer)
}

function readInTime({ body }: Response, cap: number, late: Promise<null>): Promise<string | null> {
  const end = new AbortController()
  void late.then(() => end.abort())
  return readCapped(body, cap, end.signal)
}

const lengthOf = ({ headers }: Response): number => Number(headers.get('content-length') ?? Number.NaN)

/** Of a packed body the header does not tell the length. */
const isAnnounced = (answer: Response, cap: number): boolean =>
  lengthOf(answer) <= cap && !answer.headers.has('content-encoding')

/** In one step, which costs a fraction of reading piece by piece; null when it is not as long as it has said (known-troubles C4). */
async function readAtOnce(answer: Response): Promise<ArrayBuffer | null> {
  const bytes = await answer.arrayBuffer()
  return bytes.byteLength === lengthOf(answer) ? bytes : null
}
