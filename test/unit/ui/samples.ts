import type { EventView, MarketView } from '../../../shared/api/feed.ts'

export const result: MarketView = {
  id: 501,
  typeId: 1,
  specifiers: '',
  status: 1,
  outcomes: [
    { id: 901, typeId: 1, name: 'Arsenal', coef: '1.85', active: true },
    { id: 902, typeId: 2, name: 'Draw', coef: '3.40', active: true },
    { id: 903, typeId: 3, name: 'Chelsea', coef: '4.2', active: true },
  ],
}
export const total = (line: string, under: string, over: string, id = 502): MarketView => ({
  id,
  typeId: 18,
  specifiers: `total=${line}`,
  status: 1,
  outcomes: [
    { id: id * 10 + 1, typeId: 12, name: `Over ${line}`, coef: over, active: true },
    { id: id * 10 + 2, typeId: 13, name: `Under ${line}`, coef: under, active: true },
  ],
})
export const handicap: MarketView = {
  id: 503,
  typeId: 16,
  specifiers: 'hcp=-1.5',
  status: 1,
  outcomes: [
    { id: 921, typeId: 1714, name: 'Arsenal', coef: '2.05', active: true },
    { id: 922, typeId: 1715, name: 'Chelsea', coef: '1.75', active: true },
  ],
}

/** An event of the line, Saturday 28 November 2026, 15:30 UTC. */
export const lineEvent = (change: Partial<EventView> = {}): EventView => ({
  id: 12,
  sportId: 1,
  champId: 118587,
  champ: 'Premier League',
  champNames: { en: 'Premier League', ru: 'Премьер-лига' },
  country: 'gb',
  home: 'Arsenal',
  away: 'Chelsea',
  startsAt: '2026-11-28T15:30:00Z',
  live: false,
  status: 0,
  score: null,
  periods: [],
  minute: null,
  marketCount: 123,
  version: 7,
  markets: [result, total('2.5', '1.9', '1.95'), handicap],
  ...change,
})
export const liveEvent = (change: Partial<EventView> = {}): EventView =>
  lineEvent({ live: true, status: 2, score: '2:1', periods: ['1:1', '1:0'], minute: 67, ...change })
