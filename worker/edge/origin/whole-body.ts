import { readCapped } from '../read-capped.ts'

/**
 * The answer once all of its body is there; null when it does not come whole: longer than `cap` bytes, broken off, or not before `signal`.
 * A stream of our own around the origin's would cost as much as a third of a bet.
 */
export async function wholeBody(answer: Response, cap: number, signal: AbortSignal): Promise<Response | null> {
  const text = await readCapped(answer.body, cap, signal).catch(() => null)
  return text === null ? null : new Response(text || null, answer)
}
