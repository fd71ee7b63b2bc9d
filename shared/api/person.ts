import * as v from 'valibot'
import { date, text } from './fields.ts'

/** What is told of a person, one schema for each, wherever it is told. */
export const email = v.pipe(v.string(), v.maxLength(254), v.email())
/** Exact bytes, 8 to 128 characters, no composition rules (ASVS 6.2). */
export const password = v.pipe(v.string(), v.minLength(8), v.maxLength(128))
/** A name that can be read: of blanks alone it is none. */
export const personName = v.pipe(text(60), v.regex(/\S/))
export const birthday = v.pipe(
  date,
  v.check((day) => day >= '1900-01-01', 'no such player'),
)
export const phone = v.pipe(v.string(), v.regex(/^\+[1-9][0-9]{6,14}$/, 'an E.164 number'))
/** A code that was sent, or that an app shows: digits, blanks between them do not count. */
export const code = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform((typed) => typed.replace(/[\s-]/g, '')),
  v.regex(/^[A-Za-z0-9]{4,12}$/, 'a code'),
)
/** A one-time token of a link. */
export const ticket = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'a token'))
