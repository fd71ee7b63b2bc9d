import { expect, it } from 'vitest'
import { outcomeTypeOf } from '../../../shared/domain/labels/outcome-type.ts'

const event = { home: 'Arsenal', away: 'Chelsea' }

it.each([
  [1, 'Home', 1],
  [1, 'chelsea', 3],
  [1, 'X', 2],
  [186, 'Away', 5],
  [186, 'Arsenal', 4],
  [18, 'Over 2.5', 12],
  [18, 'Under 2.5', 13],
  [16, 'Home (-1.5)', 1714],
  [29, 'Yes', 74],
  [10, '1X', 9],
  [1, 'Somebody', undefined],
  [38, 'Yes', undefined],
])('in market %i the outcome %s is %s', (market, name, type) => expect(outcomeTypeOf(market, name, event)).toBe(type))
