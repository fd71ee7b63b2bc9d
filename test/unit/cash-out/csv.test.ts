import { describe, expect, it } from 'vitest'
import { cell, csv } from '../../../shared/domain/csv/csv.ts'

describe('a cell of a file for spreadsheets', () => {
  it.each([
    ['plain', '"plain"'],
    ['say "no", twice', '"say ""no"", twice"'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+1', '"\'+1"'],
    ['-2+3', '"\'-2+3"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['  =1', '"\'  =1"'],
    ['\tx', '"\'\tx"'],
    ['＝1', '"\'＝1"'],
    ['\u202e=1', '"\'=1"'],
    ['', '""'],
    ['417302000000001', '"417302000000001"'],
    ['4173020000000019', '"\'4173020000000019"'],
  ])('%j is written as %s', (text, written) => {
    expect(cell(text)).toBe(written)
  })

  it('keeps letters of every script and drops the marks of direction around names', () => {
    expect(cell('فوز \u2068Arsenal\u2069')).toBe('"فوز Arsenal"')
  })
})

it('a file says that it is UTF-8 and ends its lines as RFC 4180 wants', () => {
  expect(
    csv([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBe('\ufeff"a","b"\r\n"1","2"\r\n')
})
