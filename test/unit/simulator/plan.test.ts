import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { type FeedMessage, feedMessage } from '../../../shared/api/feed.ts'
import { CHAMPS } from '../../../worker/backend/simulator/catalogue/champs.ts'
import { messagesBetween } from '../../../worker/backend/simulator/plan/between.ts'
import { opening, openingMessages } from '../../../worker/backend/simulator/plan/opening.ts'
import { courseOf, createPlan, fixturesBetween } from '../../../worker/backend/simulator/plan/schedule.ts'
import { endOf } from '../../../worker/backend/simulator/plan/script.ts'

vi.setConfig({ testTimeout: 120_000 })

const AT = Date.UTC(2026, 10, 5, 18, 3, 7)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

it('has at least 66 championships with names in three languages', () => {
  expect(CHAMPS.length).toBeGreaterThanOrEqual(66)
  expect(new Set(CHAMPS.map((champ) => champ.id)).size).toBe(CHAMPS.length)
  for (const champ of CHAMPS) {
    expect(champ.country).toMatch(/^([a-z]{2}|int)$/)
    expect(champ.names.ru).toMatch(/[а-яё]/i)
    expect(champ.names.ar).toMatch(/\p{Script=Arabic}/u)
    expect(new Set(champ.teams).size).toBe(champ.teams.length)
  }
})

it.each([42, 1, 7_000_003])(
  'always has enough to bet on (seed %d)',
  (seed) => {
    const plan = createPlan(seed)
    const seen = { live: [] as number[], line: [] as number[] }
    for (let i = 0; i < 24; i++) {
      // Steps that meet every hour of the day and day of the week.
      const at = AT + i * 31 * HOUR + i * 7 * MINUTE
      const fixtures = fixturesBetween(plan, at, at + 1)
      const live = fixtures.filter((fixture) => fixture.start <= at && at < endOf(fixture))
      const line = fixtures.filter((fixture) => fixture.opens <= at && at < fixture.start)
      expect(new Set(live.map((fixture) => fixture.champ.id)).size).toBeGreaterThanOrEqual(20)
      expect(new Set(line.map((fixture) => fixture.champ.id)).size).toBeGreaterThanOrEqual(60)
      expect(new Set(line.map((fixture) => fixture.champ.sportId)).size).toBeGreaterThanOrEqual(8)
      seen.live.push(live.length)
      seen.line.push(line.length)
      plan.fixtures.clear()
    }
    expect(Math.min(...seen.live)).toBeGreaterThanOrEqual(60)
    expect(Math.max(...seen.live)).toBeLessThan(100)
    expect(Math.min(...seen.line)).toBeGreaterThanOrEqual(400)
    expect(Math.max(...seen.line)).toBeLessThan(480)
  },
  60_000,
)

it('lets nobody play in two places at once, and only against another', () => {
  const fixtures = fixturesBetween(createPlan(42), AT, AT + 1)
  expect(fixtures.every((fixture) => fixture.home !== fixture.away)).toBe(true)
  const live = fixtures.filter((fixture) => fixture.start <= AT && AT < endOf(fixture))
  const playing = live.flatMap(({ champ, home, away }) => [`${champ.id} ${home}`, `${champ.id} ${away}`])
  expect(new Set(playing).size).toBe(playing.length)
})

it('gives each event 15 to 60 markets', () => {
  for (const { markets } of fixturesBetween(createPlan(42), AT, AT + 1)) {
    expect(markets.length).toBeGreaterThanOrEqual(15)
    expect(markets.length).toBeLessThanOrEqual(60)
    expect(new Set(markets.map((market) => `${market.typeId}/${market.specifiers}`)).size).toBe(markets.length)
  }
})

it('says the same for the same seed, something else for another', () => {
  const minute = (seed: number) => JSON.stringify(messagesBetween(createPlan(seed), AT, AT + MINUTE))
  expect(minute(42)).toBe(minute(42))
  expect(minute(42)).not.toBe(minute(43))
})

it('says the same in one piece and in many', () => {
  const whole = messagesBetween(createPlan(42), AT, AT + 3 * MINUTE)
  const plan = createPlan(42)
  const pieces: FeedMessage[] = []
  for (let at = AT; at < AT + 3 * MINUTE; at += 1700)
    pieces.push(...messagesBetween(plan, at, Math.min(at + 1700, AT + 3 * MINUTE)))
  expect(pieces.length).toBe(whole.length)
  expect(JSON.stringify(pieces)).toBe(JSON.stringify(whole))
})

it('does not depend on what was asked before', () => {
  const plan = createPlan(42)
  messagesBetween(plan, AT + 40 * MINUTE, AT + 41 * MINUTE)
  openingMessages(plan, AT + 2 * HOUR)
  expect(messagesBetween(plan, AT, AT + MINUTE)).toEqual(messagesBetween(createPlan(42), AT, AT + MINUTE))
})

it('keeps to about 15 price messages a second with at most 20 markets each', () => {
  const plan = createPlan(42)
  const changes = messagesBetween(plan, AT, AT + 5 * MINUTE).filter((message) => message.type === 'odds_change')
  expect(changes.length / 300).toBeLessThan(20)
  expect(changes.length / 300).toBeGreaterThan(5)
  const many = changes.filter((change) => change.markets.length > 20)
  // Only an opening, a kick-off or the end of a suspension names all markets.
  expect(many.length / changes.length).toBeLessThan(0.03)
})

it('prices all lines of a total together: the higher line never pays more for under, nor less for over', () => {
  const plan = createPlan(42)
  const book = new Map<string, Map<number, { line: number; over: number; under: number }>>()
  let compared = 0
  for (const message of [...openingMessages(plan, AT), ...messagesBetween(plan, AT, AT + 10 * MINUTE)]) {
    if (message.type !== 'odds_change') continue
    for (const { id, typeId, status, specifiers = '', outcomes } of message.markets) {
      const line = Number(/\btotal=([\d.]+)/.exec(specifiers)?.[1])
      const [over, under] = [12, 13].map((type) =>
        outcomes.find((each) => each.typeId === type && each.active !== false),
      )
      const family = `${message.eventId} ${typeId} ${specifiers.replace(/\btotal=[\d.]+/, '')}`
      const lines = book.get(family) ?? new Map()
      book.set(family, lines)
      if (status !== 1 || !over || !under) lines.delete(id)
      else lines.set(id, { line, over: Number(over.coef), under: Number(under.coef) })
    }
    for (const [family, lines] of book) {
      if (!family.startsWith(`${message.eventId} `)) continue
      const ordered = [...lines.values()].sort((a, b) => a.line - b.line)
      for (const [i, higher] of ordered.entries()) {
        const lower = ordered[i - 1]
        if (!lower) continue
        expect(higher.under, `${family} ${lower.line} ${higher.line}`).toBeLessThanOrEqual(lower.under)
        expect(higher.over, `${family} ${lower.line} ${higher.line}`).toBeGreaterThanOrEqual(lower.over)
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(10_000)
})

it('speaks the operator’s schema, with ids that are unique and safe', () => {
  const plan = createPlan(42)
  const all = [...openingMessages(plan, AT), ...messagesBetween(plan, AT, AT + 10 * MINUTE)]
  const owners = new Map<number, string>()
  for (const message of all) {
    const parsed = v.safeParse(feedMessage, message)
    expect(parsed.issues).toBeUndefined()
    if (message.type !== 'odds_change') continue
    expect(message.eventId).toBeGreaterThanOrEqual(2_000_000_000)
    for (const market of message.markets) {
      for (const outcome of market.outcomes) {
        expect(Number.isSafeInteger(outcome.id)).toBe(true)
        const owner = `${market.id} ${market.typeId} ${market.specifiers} ${outcome.typeId} ${outcome.name}`
        expect(owners.get(outcome.id) ?? owner).toBe(owner)
        owners.set(outcome.id, owner)
      }
    }
  }
  expect(owners.size).toBeGreaterThan(20_000)
})

it('announces live events first, then the line, then results', () => {
  const order = openingMessages(createPlan(42), AT).flatMap((message) =>
    message.type === 'odds_change' ? [message.gameStatus] : [],
  )
  const rank = order.map((status) => (status === 0 ? 1 : status === 4 ? 2 : 0))
  expect(rank).toEqual(rank.toSorted((a, b) => a - b))
  expect(new Set(rank)).toEqual(new Set([0, 1, 2]))
})

it('has a course of its own that is the same whenever it is asked for', () => {
  expect(courseOf(createPlan(42))).toBe(courseOf(createPlan(42, 20)))
  expect(courseOf(createPlan(42))).not.toBe(courseOf(createPlan(43)))
})

it('announces after a stop what has ended meanwhile, with its score, for at most a day', () => {
  const ended = (stopped?: number) =>
    [...opening(createPlan(42), AT, stopped)].flatMap((message) =>
      message.type === 'odds_change' && message.gameStatus === 4 ? [message] : [],
    )
  const [short, half, day, week] = [undefined, 12 * HOUR, 24 * HOUR, 168 * HOUR].map(ended)
  expect(half?.length).toBeGreaterThan((short?.length ?? 0) * 2)
  expect(day?.length).toBeGreaterThan(half?.length ?? 0)
  expect(week?.length).toBe(day?.length)
  expect(half?.every(({ score }) => /^\d+:\d+$/.test(score ?? ''))).toBe(true)
})
