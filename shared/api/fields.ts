import * as v from 'valibot'

/** A positive safe integer id. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** An id in a path or query: ASCII digits only, at most 16. */
export const idText = v.pipe(
  v.string(),
  v.regex(/^[0-9]{1,16}$/, 'digits only'),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(1),
)

/** A decimal money string, at most 3 decimals; the account's currency decides how many are allowed. */
export const money = v.pipe(
  v.string(),
  v.maxLength(20),
  v.regex(/^(0|[1-9][0-9]{0,13})(\.[0-9]{1,3})?$/, 'a decimal string'),
)

/** A coefficient: a decimal string with at most 3 decimals, from 1.000 to 99999.999. */
export const coef = v.pipe(
  v.string(),
  v.maxLength(9),
  v.regex(/^[1-9][0-9]{0,4}(\.[0-9]{1,3})?$/, 'a coefficient such as 1.85'),
)

/** An ISO 8601 instant in UTC. */
export const instant = v.pipe(v.string(), v.maxLength(30), v.isoTimestamp())

/** A calendar date YYYY-MM-DD that exists. */
export const date = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((s) => new Date(`${s}T00:00:00Z`).toISOString().slice(0, 10) === s, 'no such date'),
)

/** A host by its name in small letters (another script's in punycode), with a port where it is not the usual one. */
export const host = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/, 'a host such as partner.example'),
)

/** An ISO 4217 code. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency code'))

/** A two-letter language. */
export const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'a language code'))

/** A short text from outside: trimmed length 1…max, no control characters. */
export const text = (max: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(max), v.regex(/^[^\p{Cc}]*$/u, 'no control characters'))

export const page = v.optional(v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,5}$/), v.transform(Number)))

/** A list answer: `{ items, total, page }`. */
export const listOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ items: v.array(item), total: v.pipe(v.number(), v.integer()), page: v.pipe(v.number(), v.integer()) })

/** Hours east of UTC, in quarters. */
export const zone = v.pipe(
  v.string(),
  v.regex(/^-?[0-9]{1,2}(\.(25|5|75))?$/, 'hours'),
  v.transform(Number),
  v.minValue(-12),
  v.maxValue(14),
)
