import * as v from 'valibot'
import type { EventView } from '../../../shared/api/feed.ts'
import { totoMatch } from '../../../shared/api/toto.ts'
import { isTotoSection, TOTO_GAMES, type TotoGame, type TotoSection } from '../../../shared/domain/toto/games.ts'
import type { MatchResult } from '../../../shared/domain/toto/ticket.ts'
import type { DrawRow } from '../draws/store.ts'

const { score, outcome, isVoid, ...facts } = totoMatch.entries
const content = v.array(v.object(facts))
/** What is known of each match; null: nothing yet. */
const results = v.array(v.nullable(v.object({ score, outcome, isVoid })))
export type Found = v.InferOutput<typeof results>[number]
type Facts = v.InferOutput<typeof content>[number]

export const factsOf = ({ id: eventId, champ, champNames, home, away, startsAt }: EventView): Facts => ({
  eventId,
  champ,
  ...(champNames && { champNames }),
  home,
  away,
  startsAt,
})

/** A stored draw's section with its rules, its matches, and what is known of them. */
export function read(draw: DrawRow): { section: TotoSection; game: TotoGame; matches: Facts[]; found: Found[] } {
  if (!isTotoSection(draw.section)) throw new Error(`no section ${draw.section}`)
  const matches = v.parse(content, draw.content)
  const known = draw.result === null ? [] : v.parse(results, draw.result)
  return {
    section: draw.section,
    game: TOTO_GAMES[draw.section],
    matches,
    found: matches.map((_, n) => known[n] ?? null),
  }
}

/** The results of a draw; null while one is missing. */
export function resultsOf(found: readonly Found[]): MatchResult[] | null {
  const all = found.flatMap((each) => (each ? [each.isVoid ? null : each.outcome] : []))
  return all.length === found.length ? all : null
}
