import { atom } from 'nanostores'

/** Scores of events that the socket has told of, by event id. */
export const $scores = atom<ReadonlyMap<number, string>>(new Map())

export function setScores(states: Iterable<readonly [eventId: number, state: { score: string | null }]>): void {
  const known = $scores.get()
  const news = [...states].flatMap(([id, { score }]): [number, string][] =>
    score === null || known.get(id) === score ? [] : [[id, score]],
  )
  if (news.length > 0) $scores.set(new Map([...known, ...news]))
}
