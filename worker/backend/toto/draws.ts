import * as v from 'valibot'
import type { EventView } from '../../../shared/api/feed.ts'
import { mostVoids, TOTO_GAMES, TOTO_SECTIONS, type TotoSection } from '../../../shared/domain/toto/games.ts'
import { type Split, split } from '../../../shared/domain/toto/split.ts'
import { decide, type PoolEnd } from '../draws/settle.ts'
import { type DrawRow, findDraws, makeDraw, saveResult, ticketsOf } from '../draws/store.ts'
import type { Env } from '../env.ts'
import { bookOf } from '../env.ts'
import { factsOf, read, resultsOf } from './content.ts'
import { lookUp } from './results.ts'

/** The first match of a new draw begins no sooner than this, milliseconds: so long it is on sale at least. */
const LEAD_MS = 45 * 60_000
/** Matches of one championship in a draw that the house makes. */
const OF_ONE_CHAMP = 3
const LOOKED_AT = 200

/** Makes a draw of these events; it closes when the first of them begins. By itself the house makes none beside another. */
export const makeToto = (env: Env, section: TotoSection, events: readonly EventView[], isByItself: boolean) =>
  makeDraw(env, {
    game: 'toto',
    section,
    unlessOpen: isByItself ? { from: 0, to: Number.MAX_SAFE_INTEGER } : null,
    closes: Math.min(...events.map(({ startsAt }) => Date.parse(startsAt))),
    content: events.map(factsOf),
  })

/** The next matches that make a draw: the earliest, not too many of one championship. Null while there are too few. */
export function choose(events: readonly EventView[], count: number, from: number): EventView[] | null {
  const taken = new Map<number, number>()
  const chosen: EventView[] = []
  for (const event of events.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    const known = taken.get(event.champId) ?? 0
    if (event.live || Date.parse(event.startsAt) < from || known >= OF_ONE_CHAMP) continue
    taken.set(event.champId, known + 1)
    chosen.push(event)
    if (chosen.length === count) return chosen
  }
  return null
}

/** Opens a draw in each section that has none, as soon as the feed has matches enough. */
export async function openToto(env: Env, now: number): Promise<void> {
  const open = await findDraws(env, "game = 'toto' AND status = 'open'")
  const wanted = TOTO_SECTIONS.filter((section) => open.every((draw) => draw.section !== section))
  await Promise.all(
    wanted.map(async (section) => {
      const { sportId, matches } = TOTO_GAMES[section]
      const query = { type: 'line', sport: sportId, sort: 'start', count: LOOKED_AT } as const
      const events = choose((await bookOf(env).events(query, now)).items, matches, now + LEAD_MS)
      if (events) await makeToto(env, section, events, true)
    }),
  )
}

const jackpots = v.array(v.object({ currency: v.string(), minor: v.number() }))
/** The jackpots of a section, minor units by currency. */
export async function jackpotsOf(env: Env, section: TotoSection): Promise<Map<string, number>> {
  const { results } = await env.DB.prepare(
    `SELECT currency, SUM(added) AS minor FROM draw_pool JOIN draw ON draw.id = draw_pool.draw
     WHERE draw.game = 'toto' AND draw.section = ?1 GROUP BY currency`,
  )
    .bind(section)
    .all()
  return new Map(v.parse(jackpots, results).map(({ currency, minor }) => [currency, minor]))
}

/** Has any match of an open draw begun, or been taken out of the feed, before its announced start? */
export async function hasBegun(env: Env, draw: DrawRow, now: number): Promise<boolean> {
  const { matches } = read(draw)
  const ids = matches.map(({ eventId }) => eventId)
  const { items } = await bookOf(env).events({ type: 'line', ids, count: ids.length }, now)
  return items.filter(({ startsAt, live }) => !live && Date.parse(startsAt) > now).length < ids.length
}

/** Ends a closed draw whose matches are all over: each currency's pool is split by itself. False while it has to wait. */
export async function decideToto(env: Env, draw: DrawRow, now: number): Promise<boolean> {
  const { section, game } = read(draw)
  const found = await lookUp(env, draw, now)
  const results = resultsOf(found)
  if (!results) {
    if (JSON.stringify(found) !== JSON.stringify(draw.result)) await saveResult(env, draw.id, found)
    return false
  }
  if (results.filter((each) => each === null).length > mostVoids(game))
    return decide(env, draw, { isVoid: true, result: found, prizes: [], pools: [] }, now)
  const [tickets, before] = await Promise.all([ticketsOf(env, draw.id), jackpotsOf(env, section)])
  const prizes: { player: number; id: number; prize: number }[] = []
  const pools: PoolEnd[] = []
  for (const [currency, own] of Map.groupBy(tickets, (ticket) => ticket.currency)) {
    const carried = before.get(currency) ?? 0
    const { prizes: won, ...pool }: Split = split(
      game,
      own.map(({ unit, choice }) => ({ unit, marks: choice })),
      results,
      carried,
    )
    own.forEach(({ player, id }, n) => {
      const prize = won[n] ?? 0
      if (prize > 0) prizes.push({ player, id, prize })
    })
    pools.push({ currency, before: carried, added: pool.jackpot.after - carried, split: pool })
  }
  return decide(env, draw, { isVoid: false, result: found, prizes, pools }, now)
}
