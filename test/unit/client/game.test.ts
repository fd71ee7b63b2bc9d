import { expect, it } from 'vitest'
import { parseFolded } from '../../../client/game/folds.ts'
import { hasWords, plainText } from '../../../client/game/match.ts'

const fits = (text: string, typed: string) => hasWords(plainText(text), typed)

it('a market is found by any of its words, whatever their case, order and accents', () => {
  expect(fits('Handicap Real Volos', 'volos HAND')).toBe(true)
  expect(fits('Тотал 1-го тайма', 'ТАЙМ тот')).toBe(true)
  expect(fits('Atlético – Málaga', 'atletico mal')).toBe(true)
  expect(fits('الشوط \u2068الأول\u2069', 'الأول')).toBe(true)
  expect(fits('Total 2.5', '2.5')).toBe(true)
  expect(fits('Total 2.5', 'total corner')).toBe(false)
})

it('nothing typed finds every market', () => {
  for (const typed of ['', '  ']) expect(fits('Total', typed)).toBe(true)
})

it('what was folded is read as market ids, whatever lies in the storage', () => {
  expect([...parseFolded('["1","18","18"]')]).toEqual(['1', '18'])
  expect([...parseFolded('["1",2,"x","\\"]","99"]')]).toEqual(['1', '99'])
  for (const text of [null, '', '{}', 'null', '[[']) expect(parseFolded(text).size).toBe(0)
})
