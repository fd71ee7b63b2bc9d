import { readCapped } from '../read-capped.ts'

/**
 * The answer once all of its body is there; null when it does not come whole: longer than `cap` bytes, broken off, or not before `signal`.
 * A stream of our own around the origin's would cost as much as a third of a bet.
 */
export async function wholeBody(answer: Response, cap: number, signal: AbortSignal): Promise<Response | null> {
  const body = await (isAnnounced(answer, cap)
    ? readAtOnce(answer, signal)
    : readCapped(answer.body, cap, signal)
  ).catch(() => null)
  return body === null ? null : new Response(body || null, answer)
}

const lengthOf = ({ headers }: Response): number => Number(headers.get('content-length') ?? Number.NaN)

/** Of a packed body the header does not tell the length. */
const isAnnounced = (answer: Response, cap: number): boolean =>
  lengthOf(answer) <= cap && !answer.headers.has('content-encoding')

/** In one step, which costs a fraction of reading piece by piece; null when it is not as long as it has said (known-troubles C4). */
async function readAtOnce(answer: Response, signal: AbortSignal): Promise<ArrayBuffer | null> {
  const late = new Promise<null>((done) => signal.addEventListener('abort', () => done(null), { once: true }))
  const bytes = await Promise.race([answer.arrayBuffer(), late])
  return bytes?.byteLength === lengthOf(answer) ? bytes : null
}
