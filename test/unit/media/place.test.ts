import { describe, expect, it } from 'vitest'
import { GESTURE_MS, LONGEST_MS, NOT_PLAYING, playing, preventsIdle } from '../../../shared/domain/media/activity.ts'
import { type PlaceFacts, placeOf } from '../../../shared/domain/media/place.ts'

const facts = (change: Partial<PlaceFacts>): PlaceFacts => ({
  target: 'side',
  isFloating: false,
  board: 'seen',
  side: 'seen',
  moveOnScroll: true,
  ...change,
})

describe('the panel’s place', () => {
  it.each<[string, Partial<PlaceFacts>, string]>([
    ['its target while that is on the screen', {}, 'side'],
    ['the board on the page of its event', { target: 'board' }, 'board'],
    ['the column on another page', { target: 'board', board: null }, 'side'],
    ['a small window where there is neither', { target: 'board', board: null, side: null }, 'float'],
    ['a small window when the board is scrolled away', { target: 'board', board: 'away' }, 'float'],
    [
      'the board, scrolled away, when it shall not move',
      { target: 'board', board: 'away', moveOnScroll: false },
      'board',
    ],
    ['a small window when it shall float', { isFloating: true }, 'float'],
    ['the whole screen whatever else is said', { target: 'fullscreen', isFloating: true, side: null }, 'fullscreen'],
    ['the overview on any page', { target: 'overview', board: null, side: null }, 'overview'],
  ])('is %s', (_, change, place) => expect(placeOf(facts(change))).toBe(place))
})

describe('[S4.25] playing media', () => {
  const at = 1_800_000_000_000
  const began = playing({ ...NOT_PLAYING, gestureAt: at }, true, at)

  it('prevent idle, and no longer when they stop', () => {
    expect(preventsIdle(NOT_PLAYING, at)).toBe(false)
    expect(preventsIdle(began, at + GESTURE_MS - 1)).toBe(true)
    expect(preventsIdle(playing(began, false, at + 1000), at + 1000)).toBe(false)
  })
  it('do not hold a session for a page that nobody has touched for an hour', () => {
    expect(preventsIdle(began, at + GESTURE_MS)).toBe(false)
    expect(preventsIdle({ ...began, gestureAt: at + GESTURE_MS }, at + GESTURE_MS)).toBe(true)
  })
  it('hold it for 12 hours at most, counted from the first moment of playing', () => {
    const touched = { ...playing(began, true, at + 5000), gestureAt: at + LONGEST_MS }
    expect(touched.since).toBe(at)
    expect(preventsIdle(touched, at + LONGEST_MS - 1)).toBe(true)
    expect(preventsIdle(touched, at + LONGEST_MS)).toBe(false)
  })
})
