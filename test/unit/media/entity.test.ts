import { describe, expect, it } from 'vitest'
import { MediaEntity, type MediaGiven } from '../../../shared/domain/media/entity.ts'
import { mediaGameType } from '../../../shared/domain/media/game-types.ts'
import { clearMedia, selectMedia, unselectGame, unselectMedia } from '../../../shared/domain/media/list.ts'

const video = (change: Partial<MediaGiven> = {}): MediaGiven => ({ type: 'video', gameId: 5, videoId: 'v', ...change })
const zone = (change: Partial<MediaGiven> = {}): MediaGiven => ({ type: 'zone', gameId: 5, zoneId: 'v', ...change })
const listOf = (...given: MediaGiven[]) => given.reduce<readonly MediaEntity[]>(selectMedia, [])

describe('a media entity', () => {
  it('[S3.93] has its 14 fields', () => {
    expect(Object.keys(new MediaEntity(video())).sort()).toEqual([
      'autoClearable',
      'boundingRect',
      'gameId',
      'gameLink',
      'id',
      'isFloating',
      'isRecommended',
      'sportId',
      'target',
      'title',
      'type',
      'videoId',
      'videoSourceType',
      'zoneId',
    ])
  })

  it('[S3.94] has the same id for the same type, event and source, and another one otherwise', () => {
    const { id } = new MediaEntity(video())
    expect(new MediaEntity(video({ title: 'Other', target: 'board' })).id).toBe(id)
    const others = [video({ videoId: 'w' }), video({ gameId: 6 }), zone()].map((given) => new MediaEntity(given).id)
    expect(new Set([id, ...others]).size).toBe(4)
  })

  it('[S3.95] is auto-clearable, not floating and live unless said otherwise', () => {
    expect(new MediaEntity(video())).toMatchObject({
      autoClearable: true,
      isFloating: false,
      videoSourceType: 'LIVE',
      isRecommended: false,
    })
    expect(new MediaEntity(video({ autoClearable: false, isFloating: true, videoSourceType: 'RECORD' }))).toMatchObject(
      {
        autoClearable: false,
        isFloating: true,
        videoSourceType: 'RECORD',
      },
    )
  })

  it('[S3.96][S5.44] needs a video or a zone, and says so in the words of the spec', () => {
    const words = 'One of the parameters of the MediaEntity constructor is required: videoId or zoneId'
    for (const given of [{ type: 'video', gameId: 5 }, video({ videoId: '' }), zone({ zoneId: null })] as const)
      expect(() => new MediaEntity(given)).toThrow(new Error(words))
    expect(new MediaEntity(zone({ zoneId: 'z' })).zoneId).toBe('z')
  })
})

describe('selected media', () => {
  it('[S4.112] are merged when they are selected again', () => {
    const list = listOf(video({ title: 'A – B', target: 'side' }), zone(), video({ target: 'board' }))
    expect(list).toHaveLength(2)
    expect(list[0]).toMatchObject({ title: 'A – B', target: 'board', type: 'video' })
  })

  it('[S4.113] are appended when they are new', () => {
    expect(listOf(video(), video({ videoId: 'w' }), zone()).map(({ type, videoId }) => [type, videoId])).toEqual([
      ['video', 'v'],
      ['video', 'w'],
      ['zone', null],
    ])
  })

  it('[S4.114] go one by one', () => {
    const list = listOf(video(), zone())
    expect(unselectMedia(list, list[0]?.id ?? '')).toEqual([list[1]])
    expect(unselectMedia(list, 'video:9:none')).toEqual(list)
  })

  it('[S4.115] go with their event', () => {
    const list = listOf(video(), zone(), video({ gameId: 6 }))
    expect(unselectGame(list, 5).map(({ gameId }) => gameId)).toEqual([6])
  })

  it('[S4.116] go when everything is cleared, but for those that are not auto-clearable', () => {
    const list = listOf(video(), zone({ autoClearable: false }))
    expect(clearMedia(list)).toEqual([list[1]])
  })
})

it('[S9.68] house games with media have their names by id', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15, 16, 17, 19]
  expect(ids.map(mediaGameType)).toEqual([
    'backgammon',
    'wheel',
    'poker',
    'the21',
    'battle',
    '5of36',
    '7of42',
    'guesscard',
    'keno',
    'warbetfun',
    'lucky6',
    'mega6',
    'spin2wheels',
    'andarbahar',
    'the21',
  ])
  expect([0, 10, 13, 14, 18, 20].map(mediaGameType)).toEqual([null, null, null, null, null, null])
})
