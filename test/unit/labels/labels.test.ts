import { describe, expect, it } from 'vitest'
import { KNOWN } from '../../../shared/domain/labels/known.ts'
import {
  marketLabel,
  marketShort,
  outcomeLabel,
  outcomeLine,
  outcomeShort,
} from '../../../shared/domain/labels/labels.ts'
import { parseSpecifiers, signedHandicap } from '../../../shared/domain/labels/specifiers.ts'
import markets from '../../../shared/i18n/markets/en.ts'
import { translator } from '../../../shared/i18n/translator.ts'

const en = translator('en')
const ru = translator('ru')
const ar = translator('ar')
const event = { home: 'Arsenal', away: 'Chelsea' }
const strip = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

describe('specifiers', () => {
  it('are read by name', () => {
    expect(parseSpecifiers('hcp=0:1')).toEqual({ hcp: '0:1' })
    expect(parseSpecifiers('gamenr=3|setnr=2')).toEqual({ gamenr: '3', setnr: '2' })
  })
  it('that have another form are left out', () => {
    expect(parseSpecifiers('')).toEqual({})
    expect(parseSpecifiers('total|=2|Total=1|x=')).toEqual({})
  })
  it.each([
    ['1.5', 'home', '+1.5'],
    ['1.5', 'away', '−1.5'],
    ['-0.25', 'home', '−0.25'],
    ['-0.25', 'away', '+0.25'],
    ['+2', 'home', '+2'],
    ['0', 'home', '0'],
    ['-0.0', 'away', '0'],
    ['0:1', 'home', null],
    [undefined, 'home', null],
  ] as const)('handicap %s of the %s side is shown as %s', (hcp, side, shown) => {
    expect(signedHandicap(hcp, side)).toBe(shown)
  })
})

describe('markets', () => {
  it.each([
    [1, '', '1X2', 'Исход (1X2)', 'نتيجة المباراة (1X2)'],
    [18, 'total=2.5', 'Total', 'Тотал', 'المجموع'],
    [14, 'hcp=0:1', 'Handicap 0:1', 'Фора 0:1', 'هانديكاب 0:1'],
    [16, 'hcp=-1.5', 'Handicap', 'Фора', 'هانديكاب'],
    [8, 'goalnr=2', 'Goal 2', 'Гол 2', 'الهدف 2'],
    [19, 'total=1.5', 'Arsenal total', 'Индивидуальный тотал: Arsenal', 'مجموع Arsenal'],
    [41, 'score=1:0', 'Correct score [1:0]', 'Точный счёт [1:0]', 'النتيجة الصحيحة [1:0]'],
    [210, 'gamenr=3|setnr=2', 'Set 2, game 3: winner', 'Сет 2, гейм 3: победитель', 'المجموعة 2، الشوط 3: الفائز'],
    [236, 'quarternr=4|total=50.5', 'Quarter 4: total', 'Четверть 4: тотал', 'الربع 4: المجموع'],
    [330, 'mapnr=1', 'Map 1: winner', 'Карта 1: победитель', 'الخريطة 1: الفائز'],
  ])('%i with %s has its name in three languages', (typeId, specifiers, english, russian, arabic) => {
    const market = { typeId, specifiers }
    expect(marketLabel(en, market, event)).toBe(english)
    expect(marketLabel(ru, market, event)).toBe(russian)
    expect(strip(marketLabel(ar, market, event))).toBe(arabic)
  })
  it('without their specifier have a name without a gap', () => {
    expect(marketLabel(en, { typeId: 202 }, event)).toBe('Set: winner')
    expect(marketLabel(en, { typeId: 41 }, event)).toBe('Correct score')
    expect(marketLabel(ru, { typeId: 210 }, event)).toBe('Сет, гейм: победитель')
    for (const t of [en, ru, ar])
      for (const typeId of KNOWN.market.keys()) expect(marketLabel(t, { typeId }, event)).not.toMatch(/[{}[\]]/)
  })
  it('of an unknown id keep the name of the feed, or else their number', () => {
    expect(marketLabel(en, { typeId: 99999, name: 'Corners race' }, event)).toBe('Corners race')
    expect(marketLabel(ru, { typeId: 99999 }, event)).toBe('Маркет 99999')
  })
  it('have short heads for columns', () => {
    expect(marketShort(en, { typeId: 225 }, event)).toBe('Total')
    expect(marketShort(ru, { typeId: 16 }, event)).toBe('Фора')
    expect(marketShort(en, { typeId: 52 }, event)).toBe('Highest scoring half')
  })
})

describe('outcomes', () => {
  it.each([
    [1, '', 1, 'Arsenal', 'Arsenal', 'Arsenal'],
    [1, '', 2, 'Draw', 'Ничья', 'تعادل'],
    [1, '', 3, 'Chelsea', 'Chelsea', 'Chelsea'],
    [10, '', 9, 'Arsenal or draw', 'Arsenal или ничья', 'Arsenal أو تعادل'],
    [18, 'total=2.5', 12, 'Over 2.5', 'Больше 2.5', 'أكثر من 2.5'],
    [18, 'total=2.5', 13, 'Under 2.5', 'Меньше 2.5', 'أقل من 2.5'],
    [16, 'hcp=1.5', 1714, 'Arsenal (+1.5)', 'Arsenal (+1.5)', 'Arsenal (+1.5)'],
    [16, 'hcp=1.5', 1715, 'Chelsea (−1.5)', 'Chelsea (−1.5)', 'Chelsea (−1.5)'],
    [16, 'hcp=-0.25', 1714, 'Arsenal (−0.25)', 'Arsenal (−0.25)', 'Arsenal (−0.25)'],
    [16, 'hcp=-0.25', 1715, 'Chelsea (+0.25)', 'Chelsea (+0.25)', 'Chelsea (+0.25)'],
    [223, 'hcp=0', 1715, 'Chelsea (0)', 'Chelsea (0)', 'Chelsea (0)'],
    [14, 'hcp=0:1', 1712, 'Draw (0:1)', 'Ничья (0:1)', 'تعادل (0:1)'],
    [29, '', 74, 'Yes', 'Да', 'نعم'],
    [37, 'total=2.5', 796, 'Arsenal and over 2.5', 'Arsenal и больше 2.5', 'Arsenal وأكثر من 2.5'],
    [47, '', 430, 'Chelsea/Arsenal', 'Chelsea/Arsenal', 'Chelsea/Arsenal'],
    [45, '', 288, '2:1', '2:1', '2:1'],
    [45, '', 324, 'Any other score', 'Любой другой счёт', 'أي نتيجة أخرى'],
    [81, '', 472, '2:1', '2:1', '2:1'],
  ])('market %i %s outcome %i is named', (typeId, specifiers, outcome, english, russian, arabic) => {
    const label = (t: typeof en) =>
      strip(outcomeLabel(t, { typeId, specifiers }, { typeId: outcome, name: 'Feed' }, event))
    expect([label(en), label(ru), label(ar)]).toEqual([english, russian, arabic])
  })
  it('of the correct score of the rest are counted from the current score', () => {
    const market = { typeId: 41, specifiers: 'score=1:0' }
    expect(outcomeLabel(en, market, { typeId: 288, name: '' }, event)).toBe('3:1')
    expect(outcomeLabel(en, market, { typeId: 324, name: '' }, event)).toBe('Any other score')
  })
  it('keep the name of the feed when the id is unknown, absent, or its specifier is missing', () => {
    expect(outcomeLabel(en, { typeId: 38 }, { name: 'Bukayo Saka' }, event)).toBe('Bukayo Saka')
    expect(outcomeLabel(en, { typeId: 38 }, { typeId: 888888, name: 'Bukayo Saka' }, event)).toBe('Bukayo Saka')
    expect(outcomeLabel(en, { typeId: 18 }, { typeId: 12, name: 'Over 3.5' }, event)).toBe('Over 3.5')
    expect(outcomeLabel(en, { typeId: 16, specifiers: 'hcp=0:1' }, { typeId: 1714, name: 'Home' }, event)).toBe('Home')
    expect(outcomeLabel(en, { typeId: 534 }, { typeId: 1, name: 'Spain' }, { home: '', away: '' })).toBe('Spain')
  })
  it('do not read a placeholder out of a team’s name', () => {
    const odd = { home: '{total}', away: 'Chelsea' }
    expect(outcomeLabel(en, { typeId: 1, specifiers: 'total=9' }, { typeId: 1, name: '{total}' }, odd)).toBe('{total}')
  })
  it('hold names and signs in place within right-to-left text', () => {
    const label = outcomeLabel(ar, { typeId: 16, specifiers: 'hcp=1.5' }, { typeId: 1714, name: '' }, event)
    expect(label).toBe('\u2068Arsenal\u2069 (\u2066+1.5\u2069)')
  })
  it('have short forms', () => {
    const short = (t: typeof en, typeId: number) => outcomeShort(t, { typeId: 1 }, { typeId, name: 'Feed' }, event)
    expect([1, 2, 3, 12, 13].map((id) => short(en, id))).toEqual(['1', 'X', '2', 'O', 'U'])
    expect([1, 2, 3, 12, 13].map((id) => short(ru, id))).toEqual(['П1', 'X', 'П2', 'Б', 'М'])
    expect(outcomeShort(en, { typeId: 45 }, { typeId: 276, name: '' }, event)).toBe('1:0')
  })
  it('have the line of a total or a handicap', () => {
    expect(outcomeLine(en, { typeId: 18, specifiers: 'total=2.5' }, { typeId: 12, name: '' })).toBe('2.5')
    expect(outcomeLine(en, { typeId: 16, specifiers: 'hcp=-1' }, { typeId: 1714, name: '' })).toBe('−1')
    expect(outcomeLine(en, { typeId: 16, specifiers: 'hcp=-1' }, { typeId: 1715, name: '' })).toBe('+1')
    expect(outcomeLine(en, { typeId: 14, specifiers: 'hcp=0:1' }, { typeId: 1711, name: '' })).toBe('0:1')
    expect(outcomeLine(en, { typeId: 1 }, { typeId: 1, name: '' })).toBeNull()
  })
})

/** Market ids of betting.md 4.3. */
const MARKETS_OF_4_3 = [
  1, 2, 8, 10, 11, 14, 15, 16, 18, 19, 20, 21, 25, 26, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 45, 47, 48,
  49, 52, 60, 83, 63, 64, 66, 68, 75, 74, 81, 90, 100, 113, 136, 139, 162, 165, 166, 186, 187, 188, 189, 202, 204, 210,
  219, 223, 225, 229, 236, 237, 238, 251, 258, 264, 340, 406, 410, 412, 534, 539, 546, 547, 548, 549, 550, 551,
]
/** Outcome ids that stand in betting.md 4.3. */
const OUTCOMES_OF_4_3 = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1711, 1712, 1713, 1714, 1715, 13, 12, 70, 72, 74, 76, 784, 788, 790, 792, 78, 80,
  82, 84, 86, 88, 90, 92, 94, 96, 794, 796, 798, 800, 802, 804, 1716, 274, 276, 278, 284, 286, 288, 418, 420, 422, 424,
  426, 428, 430, 432, 434, 436, 438, 440, 462, 584, 596,
]

describe('the lists of known ids', () => {
  it('hold every id of betting.md 4.3', () => {
    expect(MARKETS_OF_4_3.filter((id) => !KNOWN.market.has(id))).toEqual([])
    expect(OUTCOMES_OF_4_3.filter((id) => !KNOWN.outcome.has(id))).toEqual([])
  })
  it('are exactly the ids that have texts', () => {
    const ids = (prefix: string) =>
      Object.keys(markets)
        .flatMap((key) => new RegExp(`^${prefix}_([0-9]+)$`).exec(key)?.[1] ?? [])
        .map(Number)
    expect(new Set(KNOWN.market.keys())).toEqual(new Set(ids('market')))
    expect(new Set(KNOWN.marketShort.keys())).toEqual(new Set(ids('market_short')))
    expect(new Set(KNOWN.outcome.keys())).toEqual(new Set(ids('outcome')))
    expect(new Set(KNOWN.outcomeShort.keys())).toEqual(new Set(ids('outcome_short')))
  })
})
