import * as v from 'valibot'
import type { Schema } from '../../../shared/api/call.ts'
import type { Turn } from '../turn.ts'
import { originFetch } from './fetch.ts'

/** What the origin learns of a visitor when it is asked in his name: the session, and where the throttles count him. */
const FORWARDED = ['cookie', 'cf-connecting-ip', 'cf-ipcountry', 'user-agent'] as const

export function playerHeaders({ visit }: Turn): Record<string, string> {
  const headers: Record<string, string> = { 'x-language': visit.lang }
  for (const name of FORWARDED) {
    const value = visit.request.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return headers
}

/** 451 with exception_code 1: nothing is done for this player until he confirms the changed terms (spec §8). */
const changedTerms = v.pipe(v.string(), v.parseJson(), v.looseObject({ exception_code: v.literal(1) }))

/** Takes what an answer in the player's name says besides its body: cookies, and that its terms have to be confirmed first. */
export function heed(turn: Turn, { status, text, headers }: { status: number; text: string; headers: Headers }): void {
  turn.jar.adopt(headers)
  if (status === 451 && v.is(changedTerms, text)) turn.mustConfirmTerms = true
}

/** Values as a query, with its `?` when there are any. */
export function queryOf(values: object): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
}

/** Parses `{ data: … }` by a call's answer schema. */
export function parseData<S extends Schema>(schema: S, text: string): { text: string; value: v.InferOutput<S> } | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ data: schema })), text)
  return parsed.success ? { text, value: parsed.output.data } : null
}

/** A read in the player's name: its text on success, `notFound` when the origin says so, else null. */
export async function playerText(turn: Turn, path: string): Promise<{ text: string } | 'notFound' | null> {
  const answer = await turn.timed('player', () =>
    originFetch(turn.env, 'player', path, { headers: playerHeaders(turn) }),
  )
  if (!answer) return null
  heed(turn, answer)
  if (answer.status === 404) return 'notFound'
  return answer.status === 200 ? { text: answer.text } : null
}

/** The same, by the schema of its answer; null when there is none of that form. */
export async function playerRead<S extends Schema>(
  turn: Turn,
  path: string,
  schema: S,
): Promise<v.InferOutput<S> | null> {
  const found = await playerText(turn, path)
  return found && found !== 'notFound' ? (parseData(schema, found.text)?.value ?? null) : null
}
