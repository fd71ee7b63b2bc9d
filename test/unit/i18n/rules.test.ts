import { describe, expect, it } from 'vitest'
import { displayCoef } from '../../../shared/domain/coefficient/display.ts'
import { product } from '../../../shared/domain/coefficient/fraction.ts'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import { legFactor } from '../../../shared/domain/settlement/leg-factor.ts'
import { payoutOf } from '../../../shared/domain/settlement/payout.ts'
import { infoPage, rulesOf } from '../../../shared/i18n/content/read.ts'
import rulesAr from '../../../shared/i18n/content/rules/ar.ts'
import rulesEn from '../../../shared/i18n/content/rules/en.ts'
import rulesRu from '../../../shared/i18n/content/rules/ru.ts'
import type { Block, InfoPageName, InfoValues, RuleGroup } from '../../../shared/i18n/content/types.ts'

const values: InfoValues = {
  company: 'Edgebook',
  email: 'support@example.com',
  age: 18,
  currency: 'EUR',
  minStake: '0.20',
  maxStake: '5000.00',
  maxPayout: '50000.00',
  maxLegs: 50,
}
const RAW: Record<string, readonly RuleGroup[]> = { en: rulesEn, ru: rulesRu, ar: rulesAr }
const texts = (block: Block): readonly string[] =>
  'p' in block ? [block.p] : 'list' in block ? block.list : [...block.table.head, ...block.table.rows.flat()]
const allTexts = (groups: readonly RuleGroup[]) =>
  groups.flatMap((group) => [
    group.title,
    ...group.chapters.flatMap((chapter) => [chapter.title, ...chapter.blocks.flatMap(texts)]),
  ])

/** What stands where, without the words. */
const shape = (block: Block) =>
  'p' in block
    ? 'p'
    : 'list' in block
      ? `list ${block.list.length}`
      : `table ${block.table.head.length}: ${block.table.rows.map((row) => row.length).join(' ')}`
const skeleton = (groups: readonly RuleGroup[]) =>
  groups.map(({ id, slug, chapters }) => ({
    id,
    slug,
    chapters: chapters.map((chapter) => ({ id: chapter.id, blocks: chapter.blocks.map(shape) })),
  }))
const numbers = (text: string) => (text.match(/[+−]?\d+(?:\.\d+)?|\{[a-zA-Z]+\}/g) ?? []).sort()

describe('the betting rules', () => {
  it('have the seven groups with their addresses, chapters numbered from 1', () => {
    expect(rulesEn.map(({ id, slug }) => [id, slug])).toEqual([
      [1, 'general'],
      [2, 'bet-types'],
      [3, 'settlement'],
      [4, 'cancellations'],
      [5, 'live'],
      [6, 'odds-formats'],
      [7, 'bonuses'],
    ])
    for (const { chapters } of rulesEn)
      expect(chapters.map(({ id }) => id)).toEqual(chapters.map((_, index) => index + 1))
  })
  it('[S1.01] have the same structure in every language', () => {
    expect(skeleton(rulesRu)).toEqual(skeleton(rulesEn))
    expect(skeleton(rulesAr)).toEqual(skeleton(rulesEn))
  })
  it('have the same numbers in every language, text by text', () => {
    const [en, ru, ar] = [allTexts(rulesEn), allTexts(rulesRu), allTexts(rulesAr)]
    en.forEach((text, index) => {
      expect.soft([text, numbers(ru[index] ?? '')]).toEqual([text, numbers(text)])
      expect.soft([text, numbers(ar[index] ?? '')]).toEqual([text, numbers(text)])
    })
  })
  it.each(Object.entries(RAW))('in %s have no empty text, and tables whose rows fit their heads', (_lang, groups) => {
    expect(allTexts(groups).filter((text) => text.trim() === '' || text.trim() !== text)).toEqual([])
    for (const block of groups.flatMap(({ chapters }) => chapters.flatMap(({ blocks }) => blocks)))
      if ('table' in block) for (const row of block.table.rows) expect(row).toHaveLength(block.table.head.length)
  })
  it('in Russian and Arabic are not left in English', () => {
    for (const groups of [rulesRu, rulesAr])
      expect(allTexts(groups).filter((text) => /[A-Za-z]{4,}/.test(text.replace(/\{[a-zA-Z]+\}|Live/g, '')))).toEqual(
        [],
      )
  })
})

/** Sums of betting.md 2.3 that the rules print, by group and chapter. */
const PRINTED: [group: number, chapter: number, sums: string[]][] = [
  [2, 1, ['185.00', '100.00', '147.50', '50.00', '97.50']],
  [2, 2, ['13.209', '660.45', '6.29', '314.50', '9.27775', '463.89', '3.145', '157.25', '6.13275', '306.64', '50.00']],
  [2, 3, ['2020.00', '700.00', '200.00', '15.75', '276.73', '1525.00', '102.00', '68.00']],
  [2, 4, ['160.00', '142.50', '265.00']],
  [2, 5, ['792.00', '2526.00', '1684.00']],
  [2, 6, ['80.63', '193.63', '60.00', '80.00', '300.00']],
  [2, 7, ['1.1165', '117.04', '158.32', '315.96', '100.00', '137.68']],
  [2, 8, ['359.00', '11.00', '13.70', '242.00', '728.00']],
  [2, 9, ['348.40', '79.60', '74.00']],
  [2, 10, ['35.00']],
  [3, 3, ['45.00', '30.00', '67.50']],
  [3, 4, ['180.63', '17.713382228', '17.720', '13.33']],
]

describe('the worked examples', () => {
  const chapterOf = (group: number, chapter: number) =>
    rulesOf('en', values)
      .find(({ id }) => id === group)
      ?.chapters.find(({ id }) => id === chapter)
  const tables = (group: number, chapter: number) =>
    (chapterOf(group, chapter)?.blocks ?? []).flatMap((block) => ('table' in block ? [block.table] : []))

  it.each(PRINTED)('of group %i, chapter %i are those of the specification', (group, chapter, sums) => {
    const printed = (chapterOf(group, chapter)?.blocks ?? []).flatMap(texts).flatMap(numbers)
    expect(sums.filter((sum) => !printed.includes(sum))).toEqual([])
  })
  it('of the factors are what the settlement pays for 100 at 1.95', () => {
    const statuses = [0, 1, 2, 3, 4, 5, 6] as const
    const paid = statuses.map((statusId) => {
      const factor = legFactor(1950, { statusId })
      return factor && formatMoney(payoutOf(10_000, factor, { rounding: 'half-up', maxPayout: 5_000_000 }), 'EUR')
    })
    expect(tables(3, 1)[0]?.rows.map((row) => row.at(-1))).toEqual(paid)
  })
  it('of an express are what the settlement pays for 50', () => {
    const pays = (...legs: [coef: number, statusId: number][]) => {
      const factors = legs.flatMap(([coef, statusId]) => legFactor(coef, { statusId }) ?? [])
      return formatMoney(
        payoutOf(parseMoney('50', 'EUR') ?? 0, product(factors), { rounding: 'half-up', maxPayout: 5_000_000 }),
        'EUR',
      )
    }
    const [first, second] = tables(2, 2)
    expect(first?.rows.map((row) => row.at(-1))).toEqual([
      pays([1850, 1], [2100, 1], [3400, 1]),
      pays([1850, 1], [2100, 2], [3400, 1]),
      pays([1850, 2], [2100, 2], [3400, 2]),
      pays([1850, 1], [2100, 0], [3400, 1]),
    ])
    expect(second?.rows.map((row) => row.at(-1))).toEqual(
      [4, 5, 6].map((status) => pays([1850, 1], [1950, status], [3400, 1])),
    )
  })
  it('of the formats are what the site shows', () => {
    for (const row of tables(6, 2)[0]?.rows ?? []) {
      const thousandths = Math.round(Number(row[0]) * 1000)
      expect(row).toEqual(([0, 1, 2, 4, 5, 6] as const).map((view) => displayCoef(thousandths, view)))
    }
    const nine = tables(6, 1)[0]?.rows ?? []
    for (const [column, coef] of [
      [2, 1500],
      [3, 2350],
    ] as const)
      expect(nine.map((row) => row[column])).toEqual(
        ([0, 1, 2, 4, 5, 6, 14, 15, 16] as const).map((view) => displayCoef(coef, view)),
      )
  })
})

describe('reading the content', () => {
  const names: InfoPageName[] = [
    ...(['about', 'contacts', 'how_bet', 'sms_bets'] as const),
    ...(['licenses', 'taxation', 'dispute_resolution', 'cash_terminals', 'betting_awards'] as const),
    ...(['mobile_app', 'desktop_app', 'cricket_app', 'ipl_betting_app', 'cricket_world_cup'] as const),
  ]
  const pageTexts = (lang: string, name: InfoPageName) => {
    const page = infoPage(lang, name, values)
    return [
      page.title,
      page.description,
      ...page.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(texts)]),
    ]
  }
  it.each(['en', 'ru', 'ar'])('in %s fills the operator’s data everywhere', (lang) => {
    const all = [...allTexts(rulesOf(lang, values)), ...names.flatMap((name) => pageTexts(lang, name))]
    expect(all.filter((text) => /[{}]/.test(text))).toEqual([])
    for (const value of ['0.20 EUR', '5000.00 EUR', '50000.00 EUR', 'support@example.com', 'Edgebook'])
      expect(all.some((text) => text.includes(value))).toBe(true)
  })
  it('[S1.01] gives pages of one structure in every language', () => {
    for (const name of names) {
      const form = (lang: string) => infoPage(lang, name, values).sections.map(({ blocks }) => blocks.map(shape))
      expect(form('ru')).toEqual(form('en'))
      expect(form('ar')).toEqual(form('en'))
    }
  })
  it('falls back to English', () => {
    expect(rulesOf('de', values)).toEqual(rulesOf('en', values))
    expect(infoPage('de', 'about', values)).toEqual(infoPage('en', 'about', values))
  })
  it('keeps calculations from left to right in Arabic, and leaves other languages alone', () => {
    const arabic = allTexts(rulesOf('ar', values))
    expect(arabic.some((text) => text.includes('\u20661.85 × 2.10 × 3.40 = 13.209\u2069'))).toBe(true)
    expect(arabic).toContain('\u2066−0.25\u2069')
    expect(arabic.filter((text) => /(^|[^\u2066\d.])[+−]\d/.test(text.replace(/\u2066[^\u2069]*\u2069/g, '')))).toEqual(
      [],
    )
    expect(allTexts(rulesOf('ru', values)).filter((text) => /[\u2066-\u2069]/.test(text))).toEqual([])
  })
})
