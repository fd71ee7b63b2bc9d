import type { GameRound } from '../../../shared/api/casino.ts'

/** A won round of the coin, as the API tells it. */
export const coinRound = (change: Partial<GameRound> = {}): GameRound => ({
  id: 1,
  gameId: 104,
  provider: 'house',
  amount: '1.00',
  currency: 'EUR',
  payout: '1.94',
  status: 'settled',
  placedAt: '2026-03-02T10:00:00.000Z',
  settledAt: '2026-03-02T10:00:00.000Z',
  choice: { kind: 'coin', side: 'heads' },
  outcome: { kind: 'coin', side: 'heads' },
  fair: null,
  ...change,
})
