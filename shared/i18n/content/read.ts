import { directionOf, fill } from '../translate.ts'
import appsAr from './apps/ar.ts'
import appsEn from './apps/en.ts'
import appsRu from './apps/ru.ts'
import careAr from './care/ar.ts'
import careEn from './care/en.ts'
import careRu from './care/ru.ts'
import houseAr from './house/ar.ts'
import houseEn from './house/en.ts'
import houseRu from './house/ru.ts'
import identityAr from './identity/ar.ts'
import identityEn from './identity/en.ts'
import identityRu from './identity/ru.ts'
import legalAr from './legal/ar.ts'
import legalEn from './legal/en.ts'
import legalRu from './legal/ru.ts'
import pagesAr from './pages/ar.ts'
import pagesEn from './pages/en.ts'
import pagesRu from './pages/ru.ts'
import rulesAr from './rules/ar.ts'
import rulesEn from './rules/en.ts'
import rulesRu from './rules/ru.ts'
import type { Block, InfoPage, InfoPageName, InfoValues, RuleGroup } from './types.ts'

const RULES: Record<string, readonly RuleGroup[]> = { ar: rulesAr, en: rulesEn, ru: rulesRu }
const ENGLISH: Record<InfoPageName, InfoPage> = {
  ...pagesEn,
  ...houseEn,
  ...appsEn,
  ...legalEn,
  ...careEn,
  ...identityEn,
}
const PAGES: Record<string, Record<InfoPageName, InfoPage>> = {
  ar: { ...pagesAr, ...houseAr, ...appsAr, ...legalAr, ...careAr, ...identityAr },
  en: ENGLISH,
  ru: { ...pagesRu, ...houseRu, ...appsRu, ...legalRu, ...careRu, ...identityRu },
}

const NUMBER = String.raw`\d+(?:\.\d+)?`
const OPERAND = String.raw`[(]*[+−]?(?:${NUMBER}|\b[a-zA-Z]\b)[)]*`
/** A calculation or a signed number: read from left to right in every language. */
const CALCULATION = new RegExp(`${OPERAND}(?:(?: [×+−=/] |/)${OPERAND})+|[+−]${NUMBER}`, 'g')
const isolateCalculations = (text: string): string => text.replace(CALCULATION, '\u2066$&\u2069')

/** A block with every text of it changed. */
export function blockWith(text: (raw: string) => string, block: Block): Block {
  if ('p' in block) return { p: text(block.p) }
  if ('list' in block) return { list: block.list.map(text) }
  return { table: { head: block.table.head.map(text), rows: block.table.rows.map((row) => row.map(text)) } }
}

/** How a text is read in a language: the operator's data filled in, calculations kept from left to right. */
export function textOf(lang: string, values: InfoValues) {
  const rtl = directionOf(lang) === 'rtl'
  return (raw: string): string => fill(rtl ? isolateCalculations(raw) : raw, values)
}

/** The betting rules in a language (English where there is none), with the operator's numbers filled in. */
export function rulesOf(lang: string, values: InfoValues): RuleGroup[] {
  const text = textOf(lang, values)
  return (RULES[lang] ?? rulesEn).map((group) => ({
    ...group,
    chapters: group.chapters.map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.map((block) => blockWith(text, block)),
    })),
  }))
}

/** A page of one text, in a language (English where there is none), with the operator's data filled in. */
export function infoPage(lang: string, name: InfoPageName, values: InfoValues): InfoPage {
  const text = textOf(lang, values)
  const page: InfoPage = (PAGES[lang] ?? ENGLISH)[name]
  return {
    title: text(page.title),
    ...(page.seo !== undefined && { seo: text(page.seo) }),
    description: text(page.description),
    sections: page.sections.map(({ title, blocks }) => ({
      title: text(title),
      blocks: blocks.map((block) => blockWith(text, block)),
    })),
  }
}
