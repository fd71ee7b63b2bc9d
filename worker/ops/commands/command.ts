import { parseArgs } from 'node:util'
import * as v from 'valibot'
import type { Switches } from '../switches.ts'

/** Wrong input: said to the operator, nothing was changed, exit code 2. */
export class UsageError extends Error {}

/** Makes one call of the operator API; gives the parsed answer. */
export type ApiCall = (method: string, path: string, body?: unknown) => Promise<unknown>

/** What a command works with. */
export interface Tools {
  call: ApiCall
  /** Address of the house that is operated. */
  base: string
  /** The site config as the edge gets it. */
  config(): Promise<unknown>
  /** What lies in KV. */
  switches: Switches
  /** Milliseconds since 1970. */
  now: number
}

/** A command, or a group of them under one word. What `run` gives is printed: text as it is, anything else as JSON. */
export interface Command {
  usages: readonly (readonly [usage: string, what: string])[]
  run(args: string[], tools: Tools): Promise<unknown>
}

/** Narrows input by a schema. @throws UsageError with what is wrong where */
export function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const lines = result.issues.map((issue) => {
    const path = v.getDotPath(issue)
    return path ? `${path}: ${issue.message}` : issue.message
  })
  throw new UsageError(lines.join('\n'))
}

/** @throws UsageError */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw new UsageError(`not JSON: ${text ?? '(nothing)'}`)
  }
}

/** Reads `--name value` and `--name` options and the words beside them. @throws UsageError for an option that is not known */
export function options<const N extends string, const F extends string = never>(
  args: string[],
  names: readonly N[],
  switches: readonly F[] = [],
): { words: string[]; values: Partial<Record<N, string>>; on: ReadonlySet<F> } {
  const known: Record<string, { type: 'string' | 'boolean' }> = {}
  for (const name of names) known[name] = { type: 'string' }
  for (const name of switches) known[name] = { type: 'boolean' }
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true, strict: true })
    const said = new Map(Object.entries(values))
    const texts: Partial<Record<N, string>> = {}
    for (const name of names) {
      const value = said.get(name)
      if (typeof value === 'string') texts[name] = value
    }
    return { words: positionals, values: texts, on: new Set(switches.filter((name) => said.get(name) === true)) }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** The verb of a group, one of those known. @throws UsageError */
export function verbOf<const V extends string>(word: string | undefined, verbs: readonly V[]): V {
  const verb = verbs.find((each) => each === word)
  if (!verb) throw new UsageError(`say one of: ${verbs.join(', ')}`)
  return verb
}

/** Refuses words that a command does not know what to do with. @throws UsageError */
export function noMore(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`too much: ${words.join(' ')}`)
}
