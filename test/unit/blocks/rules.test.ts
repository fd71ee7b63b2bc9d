import { expect, it } from 'vitest'
import { decideBlock } from '../../../worker/backend/blocks/rules.ts'

const rules = [
  { country: 'UA', displayTypeId: 1, templateTypeId: 13 },
  { host: 'closed.test', displayTypeId: 1, templateTypeId: 8 },
  { country: 'IE', host: 'site.test', displayTypeId: 1, templateTypeId: 17 },
]

it.each([
  ['UA', 'site.test', 1, 13],
  ['UA', 'closed.test', 1, 13],
  ['DE', 'closed.test', 1, 8],
  [null, 'CLOSED.test:8787', 1, 8],
  ['IE', 'site.test', 1, 17],
  ['IE', 'other.test', 0, 0],
  [null, 'site.test', 0, 0],
])('[S3.20] a visitor of %s on %s gets %i, reason %i', (country, host, displayTypeId, templateTypeId) => {
  expect(decideBlock(rules, { country, host })).toEqual({ displayTypeId, templateTypeId })
})

it('a rule without country and host is for everybody', () => {
  expect(decideBlock([{ displayTypeId: 1, templateTypeId: 16 }], { country: null, host: 'x' })).toEqual({
    displayTypeId: 1,
    templateTypeId: 16,
  })
})
