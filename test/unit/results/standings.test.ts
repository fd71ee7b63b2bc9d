import { expect, it } from 'vitest'
import type { Game } from '../../../shared/domain/results/score.ts'
import { formOf, lastOf, standingsOf, totalsOf } from '../../../shared/domain/results/standings.ts'
import { teamIdOf } from '../../../shared/domain/results/team-id.ts'

let id = 0
const game = (home: string, away: string, score: string | null, { day = 1, status = 4, sportId = 1 } = {}): Game => ({
  id: ++id,
  sportId,
  home,
  away,
  startsAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`,
  status,
  score,
})
const short = (sportId: number, games: Game[]) =>
  standingsOf(sportId, games).map((row) => [row.team, row.points, `${row.scored}:${row.conceded}`])

it('[S2.19] counts three points for a win and one for a draw in football', () => {
  const games = [game('A', 'B', '2:1'), game('B', 'C', '0:0'), game('C', 'A', '1:3')]
  expect(standingsOf(1, games)).toEqual([
    { team: 'A', played: 2, won: 2, drawn: 0, lost: 0, scored: 5, conceded: 2, points: 6 },
    { team: 'B', played: 2, won: 0, drawn: 1, lost: 1, scored: 1, conceded: 2, points: 1 },
    { team: 'C', played: 2, won: 0, drawn: 1, lost: 1, scored: 1, conceded: 3, points: 1 },
  ])
})

it('orders equal points by the difference, then by what was scored, then by the name', () => {
  const games = [game('D', 'X', '3:0'), game('C', 'X', '2:1'), game('B', 'X', '3:2'), game('A', 'X', '3:2')]
  expect(short(1, games).map(([team]) => team)).toEqual(['D', 'A', 'B', 'C', 'X'])
})

it('counts two points in handball, and orders other sports by the share of wins', () => {
  expect(short(8, [game('A', 'B', '30:30'), game('A', 'C', '31:20')])).toEqual([
    ['A', 3, '61:50'],
    ['B', 1, '30:30'],
    ['C', 0, '20:31'],
  ])
  expect(short(3, [game('A', 'B', '80:70'), game('A', 'C', '60:70'), game('A', 'C', '90:70')])[0]).toEqual([
    'A',
    667,
    '230:210',
  ])
})

it('leaves out games that were called off, have no score or are not over', () => {
  const games = [game('A', 'B', '1:0', { status: 5 }), game('A', 'B', null), game('A', 'B', '1:0', { status: 2 })]
  expect(standingsOf(1, games)).toEqual([])
})

it('tells the form of a team, the latest game first', () => {
  const games = [
    game('A', 'B', '2:1', { day: 3 }),
    game('C', 'A', '2:1', { day: 1 }),
    game('A', 'C', '0:0', { day: 2 }),
    game('B', 'C', '5:0', { day: 4 }),
  ]
  expect(formOf(games, 'A')).toEqual(['won', 'drawn', 'lost'])
  expect(formOf(games, 'A', 1)).toEqual(['won'])
  expect(lastOf(games, 'B', 2).map((each) => each.score)).toEqual(['5:0', '2:1'])
  expect(totalsOf(games, 'A')).toMatchObject({ played: 3, won: 1, drawn: 1, lost: 1, scored: 3, conceded: 3 })
})

it('gives a team one id, whatever spaces and capitals its name has, and others to other sports and names', () => {
  expect(teamIdOf(1, ' FC  Cádiz')).toBe(teamIdOf(1, 'fc cádiz'))
  const ids = [teamIdOf(1, 'A'), teamIdOf(2, 'A'), teamIdOf(1, 'B'), teamIdOf(1, 'الأهلي'), teamIdOf(11, 'A')]
  expect(new Set(ids).size).toBe(5)
  expect(ids.filter((each) => !Number.isSafeInteger(each) || each < 1 || String(each).length > 16)).toEqual([])
})

it('never changes the id of a team: it stands in addresses', () => {
  expect(teamIdOf(1, 'Arsenal')).toBe(4_242_901_224_280_404)
})
