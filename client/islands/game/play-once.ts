import * as v from 'valibot'
import { type PlayedRound, playRound } from '../../../shared/api/casino.ts'
import type { Choice } from '../../../shared/domain/games/choice.ts'
import { type Answer, request } from '../../api/request.ts'

/** When a lost answer is asked for by its key, seconds after one another (money.md 3.4). */
const ASK_AGAIN = [1, 2, 4, 8]
const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))

export interface Asked {
  gameId: number
  amount: string
  choice: Choice
  commit: string
}
/** `answer` is null while the outcome stays unknown: nothing is sent again by itself. */
export type Played = { ok: true; round: PlayedRound } | { ok: false; answer: Exclude<Answer, { ok: true }> | null }

function roundIn(answer: Answer): Played | null {
  if (!answer.ok) return null
  const read = v.safeParse(playRound.answer, answer.data)
  return read.success ? { ok: true, round: read.output } : null
}

/** Plays one round under a key of its own; an answer that was lost is looked up by the key. */
export async function playOnce(body: Asked): Promise<Played> {
  const key = crypto.randomUUID()
  const answer = await request(playRound.path, { method: 'POST', body, key })
  if (answer.ok) return roundIn(answer) ?? { ok: false, answer: null }
  if (answer.answered && answer.status !== 503) return { ok: false, answer }
  let isUnplayed = false
  for (const seconds of ASK_AGAIN) {
    await wait(seconds)
    const found = await request(`/web-api/casino/rounds/by-key/${key}`)
    const round = roundIn(found)
    if (round) return round
    // The first call may still be on its way: only the last word counts.
    isUnplayed = found.answered && found.status === 404
  }
  return { ok: false, answer: isUnplayed ? answer : null }
}
