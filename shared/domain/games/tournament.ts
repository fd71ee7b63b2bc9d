import { cashbackWeek } from '../bonus/cashback.ts'

/** Ids from here on are those of weekly tournaments: the date of their Monday, `20260302`. */
export const FIRST_WEEKLY = 10_000_000

/** A weekly tournament's id and times by any instant of its week, milliseconds. */
export function weeklyAt(at: number): { id: number; from: number; to: number } {
  const { from, to } = cashbackWeek(at)
  return { id: Number(new Date(from).toISOString().slice(0, 10).replaceAll('-', '')), from, to }
}

export type TournamentState = 'coming' | 'running' | 'over'
export const stateAt = ({ from, to }: { from: number; to: number }, now: number): TournamentState =>
  now < from ? 'coming' : now < to ? 'running' : 'over'

/** The prize of a place: prizes are listed from the first place on, each for so many. Null for a place without one. */
export function prizeOf<P extends { places: number }>(prizes: readonly P[], place: number): P | null {
  let last = 0
  for (const prize of prizes) {
    last += prize.places
    if (place <= last) return prize
  }
  return null
}

export const placesWithPrize = (prizes: readonly { places: number }[]): number =>
  prizes.reduce((sum, { places }) => sum + places, 0)
