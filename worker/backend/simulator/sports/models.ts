import type { Champ } from '../catalogue/champs.ts'
import { baseball } from './baseball.ts'
import { basketball } from './basketball.ts'
import { cricket } from './cricket.ts'
import { football } from './football.ts'
import { handball } from './handball.ts'
import { hockey } from './hockey.ts'
import { arena, shooter, tableTennis, volleyball } from './rallies.ts'
import type { SportModel } from './sport.ts'
import { tennis } from './tennis.ts'

/** The model of each sport, by its id. */
const MODELS: Readonly<Record<number, SportModel>> = {
  1: football,
  2: hockey,
  3: basketball,
  4: tennis,
  5: baseball,
  6: volleyball,
  8: handball,
  10: tableTennis,
  40: shooter,
  66: cricket,
}
const ARENAS: ReadonlySet<string> = new Set(['dota', 'dotaLeague', 'lol'])

/** How a championship's events are played and priced. */
export function modelOf({ sportId, title }: Champ): SportModel {
  return ARENAS.has(title) ? arena : (MODELS[sportId] ?? football)
}
