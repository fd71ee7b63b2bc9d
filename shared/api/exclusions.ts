import * as v from 'valibot'
import { call } from './call.ts'
import { date, instant, listOf, page, text } from './fields.ts'

/** SHA-256, hex, of one thing that tells a person apart: no house learns another's customers by it. */
const mark = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex'))
const path = '/operator-api/v1/exclusions'

export const exclusionMarks = call({
  method: 'GET',
  path,
  audience: 'operator',
  summary: 'Marks of the people who are excluded here, for other houses of the licence; 1,000 a page',
  envelope: 'data',
  query: v.object({ page }),
  answer: listOf(v.object({ mark, ends: instant })),
})

const person = v.strictObject({
  email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(254))),
  phone: v.optional(v.pipe(v.string(), v.regex(/^\+?[0-9]{6,20}$/))),
  name: v.optional(text(100)),
  surname: v.optional(text(100)),
  birthday: v.optional(date),
  documents: v.optional(v.pipe(v.array(text(50)), v.maxLength(5))),
  place: v.optional(text(100)),
})

export const addExclusions = call({
  method: 'POST',
  path,
  audience: 'operator',
  summary:
    'People who are excluded elsewhere, by marks or by what tells them apart: they neither register nor sign in here before the end. An end is never brought forward',
  envelope: 'data',
  body: v.strictObject({
    items: v.pipe(
      v.array(v.union([v.strictObject({ mark, ends: instant }), v.strictObject({ person, ends: instant })])),
      v.minLength(1),
      v.maxLength(1000),
    ),
  }),
  answer: v.object({ marks: v.number() }),
})
