import type { GuardRoute } from '../../../shared/guards/decision.ts'
import { PageError } from '../page-error.ts'

type Marks = Partial<Pick<GuardRoute, 'login' | 'hiddenFromBanned'>>

/** What a registered section may ask for by name: the marks that built-in routes have in their table (spec §6). */
const MIDDLEWARE: ReadonlyMap<string, Marks> = new Map([
  ['login-required', { login: true }],
  ['hidden-from-banned', { hiddenFromBanned: true }],
])

/** Marks of a route whose section names these. A name that is not known is an error (spec §8): no page is shown without its guard. */
export function marksOf(names: readonly string[]): Marks {
  const marks: Marks = {}
  for (const name of names) {
    const known = MIDDLEWARE.get(name)
    if (!known) throw new PageError(`Unknown middleware: ${name}`)
    Object.assign(marks, known)
  }
  return marks
}
