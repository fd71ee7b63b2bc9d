import type { Rule, Status } from '../pricing/fair.ts'

const win = (yes: boolean): Status => (yes ? 1 : 0)

/** Sides of a result. */
export const home: Rule = (h, a) => win(h > a)
export const draw: Rule = (h, a) => win(h === a)
export const away: Rule = (h, a) => win(h < a)
export const not =
  (rule: Rule): Rule =>
  (h, a) =>
    win(rule(h, a) !== 1)
export const and =
  (...rules: readonly Rule[]): Rule =>
  (h, a) =>
    win(rules.every((rule) => rule(h, a) === 1))
export const or =
  (...rules: readonly Rule[]): Rule =>
  (h, a) =>
    win(rules.some((rule) => rule(h, a) === 1))
/** Wins, and gets its stake back in a draw. */
export const orDraw =
  (rule: Rule): Rule =>
  (h, a) =>
    h === a ? 2 : rule(h, a)
export const exactly =
  (home: number, away: number): Rule =>
  (h, a) =>
    win(h === home && a === away)
export const bothScore: Rule = (h, a) => win(h > 0 && a > 0)

/**
 * An Asian line: a value above 0 wins, 0 returns, below 0 loses; a quarter line is half a stake on each neighbour
 * (betting.md 2.4).
 */
export function asian(value: number): Status {
  if ((value * 4) % 2 === 0) return value > 0 ? 1 : value < 0 ? 0 : 2
  // One neighbour is whole or half; only ±0.25 splits into a return and a win or loss.
  if (value === 0.25) return 4
  if (value === -0.25) return 5
  return value > 0 ? 1 : 0
}

type Number1 = (h: number, a: number) => number
export const sum: Number1 = (h, a) => h + a
export const difference: Number1 = (h, a) => h - a
export const first: Number1 = (h) => h
export const second: Number1 = (_h, a) => a

export const over =
  (of: Number1, line: number): Rule =>
  (h, a) =>
    asian(of(h, a) - line)
export const under =
  (of: Number1, line: number): Rule =>
  (h, a) =>
    asian(line - of(h, a))
export const odd =
  (of: Number1): Rule =>
  (h, a) =>
    win(Math.abs(of(h, a)) % 2 === 1)
export const even =
  (of: Number1): Rule =>
  (h, a) =>
    win(of(h, a) % 2 === 0)
