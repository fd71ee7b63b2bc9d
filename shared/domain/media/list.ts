import { MediaEntity, type MediaGiven } from './entity.ts'

type Media = readonly MediaEntity[]

/** Selecting what is there merges: what is said anew counts, the rest stays, and so does its place. Anything else is appended. */
export function selectMedia(list: Media, given: MediaGiven): Media {
  const fresh = new MediaEntity(given)
  const known = list.find(({ id }) => id === fresh.id)
  if (!known) return [...list, fresh]
  const merged = new MediaEntity({ ...known, ...given })
  return list.map((each) => (each === known ? merged : each))
}

export const unselectMedia = (list: Media, id: string): Media => list.filter((each) => each.id !== id)

/** Everything of an event goes. */
export const unselectGame = (list: Media, gameId: number): Media => list.filter((each) => each.gameId !== gameId)

/** What is auto-clearable goes. */
export const clearMedia = (list: Media): Media => list.filter((each) => !each.autoClearable)
