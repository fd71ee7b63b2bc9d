import { pick } from './fair.ts'

/** The bonus games (spec §2): what is drawn in all of them is a place of the prize table; a player's choice moves the draw. */
export const BONUS_GAMES = ['fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon-bonus'] as const
export type BonusGame = (typeof BONUS_GAMES)[number]

/** Among how many things the player chooses; 1: there is nothing to choose. */
export const CHOICES: Readonly<Record<BonusGame, number>> = {
  fortuna: 1,
  chest: 9,
  memory: 12,
  safe: 10,
  lottery: 20,
  'dragon-bonus': 6,
}

/** Places that the prizes of a table have together. */
export const placesOf = (prizes: readonly { weight: number }[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/**
 * The prize of a round: ⌊float × places⌋ of its draw, moved on by the choice, over all places round; prizes lie on the places in the order of
 * their table. Each choice has the same chances.
 */
export function prizeAt<P extends { weight: number }>(prizes: readonly P[], draw: number | undefined, choice: number) {
  const places = placesOf(prizes)
  const place = (pick(draw, places) + choice) % places
  let before = 0
  const prize = prizes.find(({ weight }) => {
    before += weight
    return place < before
  })
  if (!prize) throw new Error('a prize table without places')
  return { place, prize }
}
