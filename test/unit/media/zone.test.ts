import { describe, expect, it } from 'vitest'
import { newest, newWatchBook, note, readEvent, type WatchedEvent } from '../../../client/media/watch-book.ts'
import { fieldOf, type Mark } from '../../../shared/domain/media/fields.ts'
import { scorer, zoneState } from '../../../shared/domain/media/zone.ts'
import { SPORT_ORDER } from '../../../shared/domain/sports/sports.ts'

/** The farthest points that a mark reaches to the left and right. */
function reach(mark: Mark): [number, number] {
  switch (mark[0]) {
    case 'rect':
      return [mark[1], mark[1] + mark[3]]
    case 'line':
      return [Math.min(mark[1], mark[3]), Math.max(mark[1], mark[3])]
    case 'dot':
      return [mark[1] - mark[3], mark[1] + mark[3]]
    case 'arc': {
      const turns = Array.from({ length: 65 }, (_, i) => mark[4] + ((mark[5] - mark[4]) * i) / 64)
      const xs = turns.map((turn) => mark[1] + mark[3] * Math.cos(turn * 2 * Math.PI))
      return [Math.min(...xs), Math.max(...xs)]
    }
  }
}

describe('the field of a sport', () => {
  it.each(SPORT_ORDER)('is drawn with both halves, within itself: %d', (sportId) => {
    const { marks, width } = fieldOf(sportId)
    const reaches = marks.map(reach)
    expect(Math.min(...reaches.map(([from]) => from))).toBeGreaterThan(-0.6)
    expect(Math.max(...reaches.map(([, to]) => to))).toBeLessThan(width + 0.6)
    const middle = (mark: Mark) => reach(mark).reduce((sum, x) => sum + x, 0) / 2
    const left = marks.filter((mark) => middle(mark) < width / 2 - 0.01).length
    expect(marks.filter((mark) => middle(mark) > width / 2 + 0.01)).toHaveLength(left)
  })

  it('is its own for the sports of two sides, and a plain one for others', () => {
    const surfaces = [1, 2, 3, 4, 10, 40, 77, null].map((id) => fieldOf(id).surface)
    expect(surfaces).toEqual(['grass', 'ice', 'wood', 'clay', 'table', 'screen', 'screen', 'screen'])
  })
})

describe('a zone', () => {
  it('names the state of its event', () => {
    const states = [0, 1, 2, 3, 4, 5].map((status) => zoneState(status, null))
    expect(states).toEqual(['zone_before', 'zone_before', 'zone_playing', 'zone_break', 'zone_over', 'zone_cancelled'])
    expect(zoneState(2, 0)).toBe('zone_minute')
    expect(zoneState(3, 45)).toBe('zone_break')
  })

  it.each<[string | null, string | null, 'home' | 'away' | null]>([
    ['0:0', '1:0', 'home'],
    ['1:0', '1:1', 'away'],
    ['15:10', '18:10', 'home'],
    ['1:0', '0:0', null],
    ['0:0', '1:1', null],
    ['1:0', '1:0', null],
    [null, '1:0', null],
    ['1:0', null, null],
  ])('knows who has scored from %s to %s', (before, after, side) => expect(scorer(before, after)).toBe(side))

  it('reads an event of the feed, and nothing else', () => {
    const event = { home: 'A', away: 'B', score: '1:0', minute: 5, status: 2, periods: ['1:0', 7] }
    expect(readEvent({ ...event, feedVersion: 9, more: 1 })).toEqual({
      version: 9,
      value: { ...event, periods: ['1:0'] },
    })
    expect(readEvent({ home: 'A', status: 0 })).toEqual({
      version: 0,
      value: { home: 'A', away: '', score: null, minute: null, status: 0, periods: [] },
    })
    for (const other of [null, 'x', {}, { home: 5, status: 2 }]) expect(readEvent(other)).toBeNull()
  })

  const whole: WatchedEvent = { home: 'A', away: 'B', score: null, minute: null, status: 2, periods: [] }
  const goal = { score: '1:0', minute: 11, status: 2 }

  it('shows the newest of call and socket, whichever comes first', () => {
    const book = newWatchBook()
    note(book.states, 1, 8, goal)
    expect(newest(book, 1)).toBeNull()
    note(book.wholes, 1, 7, whole)
    expect(newest(book, 1)).toEqual({ ...whole, ...goal })
    note(book.wholes, 1, 9, { ...whole, ...goal, periods: ['1:0'] })
    note(book.wholes, 1, 7, whole)
    note(book.states, 1, 6, { score: '0:0', minute: 3, status: 2 })
    expect(newest(book, 1)).toEqual({ ...whole, ...goal, periods: ['1:0'] })
    note(book.states, 1, 10, { score: null, minute: 12, status: 3 })
    expect(newest(book, 1)).toEqual({ ...whole, score: '1:0', minute: 12, status: 3, periods: ['1:0'] })
  })
})
