import { randomUUID } from 'node:crypto'
import { matchMessage } from './messages.ts'
import { OPERATOR_TOKEN } from './secrets.ts'

/** A browser's cookies and headers over plain fetch, for tests from outside. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly base: string
  readonly headers: Record<string, string>

  constructor(base: string, headers: Record<string, string> = {}) {
    this.base = base
    this.headers = headers
  }

  async fetch(
    path: string,
    init: { method?: string; json?: unknown; form?: Record<string, string>; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; headers: Headers; text: string; json: () => unknown }> {
    const { method = 'GET', json, form } = init
    const headers: Record<string, string> = { ...this.headers }
    if (this.cookies.size > 0) headers.cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (method !== 'GET') Object.assign(headers, { 'x-requested-with': 'XMLHttpRequest', origin: this.base })
    if (json !== undefined) headers['content-type'] = 'application/json'
    if (form !== undefined) headers['content-type'] = 'application/x-www-form-urlencoded'
    const body =
      json !== undefined ? JSON.stringify(json) : form !== undefined ? new URLSearchParams(form).toString() : undefined
    const answer = await fetch(this.base + path, {
      method,
      headers: { ...headers, ...init.headers },
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const at = pair.indexOf('=')
      if (attributes.some((each) => /^\s*max-age=0$/i.test(each)) || pair.slice(at + 1) === '')
        this.cookies.delete(pair.slice(0, at))
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) as unknown }
  }
}

/** One call of the operator API; throws when it is refused. */
export async function operator(
  base: string,
  method: string,
  path: string,
  json?: unknown,
): Promise<{ data: Record<string, unknown> }> {
  const answer = await new Visitor(base, { authorization: `Bearer ${OPERATOR_TOKEN}` }).fetch(
    `/operator-api/v1${path}`,
    { method, ...(json !== undefined && { json }) },
  )
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status} ${answer.text.slice(0, 200)}`)
  return answer.json() as { data: Record<string, unknown> }
}

let n = Date.now() % 1_000_000_000
/** An id that no other part of a run uses. */
export const unique = (): number => ++n

/** Registers a player of age with an EUR account and test money. */
export async function newPlayer(
  base: string,
  credit: string | null = '100.00',
): Promise<Visitor & { userId: number; email: string; password: string }> {
  const visitor = new Visitor(base)
  const id = unique()
  const [email, password] = [`p${id}@example.test`, `Correct-horse-${id}`]
  const answer = await visitor.fetch('/web-api/auth/registration/full_reg', {
    method: 'POST',
    json: {
      email,
      password,
      name: 'Ann',
      surname: 'Player',
      birthday: '1990-05-17',
      countryId: 1,
      currency: 'EUR',
      bonus: 0,
      agree: true,
    },
  })
  if (answer.status >= 300) throw new Error(`registration answered ${answer.status} ${answer.text.slice(0, 200)}`)
  const { data } = answer.json() as { data: { user_id: number } }
  if (credit !== null)
    await operator(base, 'POST', `/players/${data.user_id}/credit`, { amount: credit, reference: randomUUID() })
  return Object.assign(visitor, { userId: data.user_id, email, password })
}

export interface TestEvent {
  eventId: number
  marketId: number
  outcomeId: number
  other: number
  coef: string
}

/** Feeds one event with a two-way market; gives the ids used. */
export async function newEvent(
  base: string,
  coef: string,
  { live = false, sportId = 1, startsIn = 86_400 } = {},
): Promise<TestEvent> {
  const eventId = unique()
  const [marketId, outcomeId, other] = [eventId * 10 + 1, eventId * 10 + 2, eventId * 10 + 3]
  const startsAt = new Date(Date.now() + startsIn * 1000).toISOString()
  const made = { eventId, marketId, outcomeId, other, coef }
  await feed(base, [matchMessage(eventId, { sportId, live, startsAt }), prices(made, coef)])
  return made
}

/** Messages of the tests' own producer, dated now. */
function feed(base: string, messages: Record<string, unknown>[]) {
  const timestamp = new Date().toISOString()
  return operator(base, 'POST', '/feed/messages', {
    producer: 'tests',
    messages: messages.map((message) => ({ timestamp, ...message })),
  })
}

const prices = (e: TestEvent, coef: string) => ({
  type: 'odds_change',
  eventId: e.eventId,
  markets: [
    {
      id: e.marketId,
      typeId: 186,
      status: 1,
      outcomes: [
        { id: e.outcomeId, name: 'Home', coef, active: true },
        { id: e.other, name: 'Away', coef: '2.000', active: true },
      ],
    },
  ],
})

/** Changes the price of an event's outcome. */
export const reprice = (base: string, e: TestEvent, coef: string) => feed(base, [prices(e, coef)])

export const settle = (base: string, e: TestEvent, statusId: number) =>
  feed(base, [
    { type: 'bet_settlement', eventId: e.eventId, marketId: e.marketId, outcomes: [{ id: e.outcomeId, statusId }] },
  ])

export const single = (e: TestEvent, amount: string) => ({
  typeId: 0,
  amount,
  changeCoefAction: 0,
  coefViewId: 0,
  bets: [{ market: { id: e.marketId, outcomeId: e.outcomeId, coef: e.coef } }],
})

/** Asks until the answer holds, at most `ms`; gives the last answer. */
export async function until<T>(ask: () => Promise<T>, holds: (value: T) => boolean, ms = 10_000): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const value = await ask()
    if (holds(value) || Date.now() > end) return value
    await new Promise((wake) => setTimeout(wake, 150))
  }
}
