import { beforeEach, describe, expect, it } from 'vitest'
import {
  $media,
  $mediaPanel,
  clear,
  currentMedia,
  mediaPreventsIdle,
  noteGesture,
  notePlaying,
  noteRect,
  select,
  setFloating,
  setTarget,
  setToken,
  show,
  unselect,
  unselectAll,
} from '../../../client/stores/media.ts'
import { MEDIA_TARGETS, type MediaGiven } from '../../../shared/domain/media/entity.ts'
import { CLOSED_PANEL } from '../../../shared/domain/media/panel.ts'

const video = (gameId: number, change: Partial<MediaGiven> = {}): MediaGiven => ({
  type: 'video',
  gameId,
  videoId: `v${gameId}`,
  ...change,
})
const zone = (gameId: number): MediaGiven => ({ type: 'zone', gameId, zoneId: `z${gameId}` })
const ids = () => $media.get().map(({ id }) => id)

beforeEach(() => {
  $media.set([])
  $mediaPanel.set(CLOSED_PANEL)
})

describe('the media panel', () => {
  it('[S3.97] keeps its target screen and the user’s video token', () => {
    for (const target of MEDIA_TARGETS) {
      setTarget(target)
      expect($mediaPanel.get().target).toBe(target)
    }
    setToken('a.b.c')
    expect($mediaPanel.get()).toMatchObject({ target: 'side', token: 'a.b.c' })
  })

  it('[S4.112][S4.113] shows what was selected last, and merges what is selected again', () => {
    select(video(5))
    select(zone(5))
    expect([ids(), currentMedia()?.type]).toEqual([['video:5:v5', 'zone:5:z5'], 'zone'])
    select(video(5, { target: 'board', title: 'A – B' }))
    expect(ids()).toHaveLength(2)
    expect(currentMedia()).toMatchObject({ type: 'video', target: 'board', title: 'A – B' })
    expect($mediaPanel.get().target).toBe('board')
  })

  it('[S4.114][S4.115] shows another when the shown one goes, and nothing when all are gone', () => {
    for (const given of [video(5), zone(5), video(6)]) select(given)
    unselect('video:6:v6')
    expect(currentMedia()?.id).toBe('zone:5:z5')
    show('video:5:v5')
    select(zone(6))
    unselectAll(6)
    expect(ids()).toEqual(['video:5:v5', 'zone:5:z5'])
    setTarget('overview')
    unselectAll(5)
    expect([currentMedia(), $mediaPanel.get()]).toEqual([null, CLOSED_PANEL])
  })

  it('[S4.116] is cleared but for what must stay', () => {
    select(video(5, { autoClearable: false }))
    select(zone(5))
    clear()
    expect([ids(), currentMedia()?.id]).toEqual([['video:5:v5'], 'video:5:v5'])
  })

  it('floats until it is put somewhere', () => {
    select(video(5))
    setFloating(true)
    noteRect({ x: 1, y: 2, width: 300, height: 200 })
    expect(currentMedia()).toMatchObject({ isFloating: true, boundingRect: { x: 1, y: 2, width: 300, height: 200 } })
    setTarget('side')
    expect(currentMedia()).toMatchObject({ isFloating: false, target: 'side' })
  })
})

it('[S4.25] says whether watching prevents idle', () => {
  const at = 1_800_000_000_000
  noteGesture(at)
  notePlaying(true, at)
  expect(mediaPreventsIdle(at + 30 * 60_000)).toBe(true)
  notePlaying(false, at + 30 * 60_000)
  expect(mediaPreventsIdle(at + 30 * 60_000)).toBe(false)
})
