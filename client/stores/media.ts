import { atom } from 'nanostores'
import { type MediaActivity, NOT_PLAYING, playing, preventsIdle } from '../../shared/domain/media/activity.ts'
import type { MediaEntity, MediaGiven, MediaRect, MediaTarget } from '../../shared/domain/media/entity.ts'
import { clearMedia, selectMedia, unselectGame, unselectMedia } from '../../shared/domain/media/list.ts'
import { CLOSED_PANEL, type MediaPanel } from '../../shared/domain/media/panel.ts'

/** Selected videos and zones, in the order in which they came. */
export const $media = atom<readonly MediaEntity[]>([])
/** The panel around them. */
export const $mediaPanel = atom<MediaPanel>(CLOSED_PANEL)
/** Watching, as far as idleness depends on it. */
export const $mediaActivity = atom<MediaActivity>(NOT_PLAYING)

const change = (part: Partial<MediaPanel>): void => $mediaPanel.set({ ...$mediaPanel.get(), ...part })

/** What remains after something has gone; the panel shows what it showed, or the last. An empty one is where it began. */
function keep(list: readonly MediaEntity[]): void {
  const { current } = $mediaPanel.get()
  const last = list.at(-1)
  if (!last) change({ current: null, target: CLOSED_PANEL.target })
  else if (!list.some(({ id }) => id === current)) change({ current: last.id })
  $media.set(list)
}

/** Selects and shows; the same again is merged. */
export function select(given: MediaGiven): void {
  const list = selectMedia($media.get(), given)
  const source = given.type === 'video' ? given.videoId : given.zoneId
  const shown = list.find(
    (each) =>
      each.type === given.type && each.gameId === given.gameId && [each.videoId, each.zoneId].includes(source ?? ''),
  )
  $media.set(list)
  change({ current: shown?.id ?? null, target: given.target ?? $mediaPanel.get().target })
}
export const unselect = (id: string): void => keep(unselectMedia($media.get(), id))
export const unselectAll = (gameId: number): void => keep(unselectGame($media.get(), gameId))
export const clear = (): void => keep(clearMedia($media.get()))

export const show = (id: string): void => change({ current: id })
export const setToken = (token: string | null): void => change({ token })

/** The entity that the panel shows. */
export const currentMedia = (): MediaEntity | null =>
  $media.get().find(({ id }) => id === $mediaPanel.get().current) ?? null

const merge = (part: Partial<MediaGiven>): void => {
  const current = currentMedia()
  if (current) $media.set(selectMedia($media.get(), { ...current, ...part }))
}
/** Puts the panel somewhere else. */
export function setTarget(target: MediaTarget): void {
  change({ target })
  merge({ target, isFloating: false })
}
export const setFloating = (isFloating: boolean): void => merge({ isFloating })
/** Where it stands in the window. */
export const noteRect = (boundingRect: MediaRect): void => merge({ boundingRect })

export const notePlaying = (isPlaying: boolean, now = Date.now()): void =>
  $mediaActivity.set(playing($mediaActivity.get(), isPlaying, now))
export const noteGesture = (now = Date.now()): void => $mediaActivity.set({ ...$mediaActivity.get(), gestureAt: now })

/** Is somebody watching, so that the session is not idle? */
export const mediaPreventsIdle = (now = Date.now()): boolean => preventsIdle($mediaActivity.get(), now)
