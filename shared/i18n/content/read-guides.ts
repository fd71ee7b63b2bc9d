import alphabetAr from './alphabet/ar.ts'
import alphabetEn from './alphabet/en.ts'
import alphabetRu from './alphabet/ru.ts'
import championsAr from './champions/ar.ts'
import championsEn from './champions/en.ts'
import championsRu from './champions/ru.ts'
import partnersAr from './partners/ar.ts'
import partnersEn from './partners/en.ts'
import partnersRu from './partners/ru.ts'
import { blockWith, textOf } from './read.ts'
import type { Alphabet, Block, ChampionsRules, InfoValues, PartnersText } from './types.ts'

const ALPHABET: Readonly<Record<string, Alphabet>> = { ar: alphabetAr, en: alphabetEn, ru: alphabetRu }
const CHAMPIONS: Readonly<Record<string, ChampionsRules>> = { ar: championsAr, en: championsEn, ru: championsRu }
const PARTNERS: Readonly<Record<string, PartnersText>> = { ar: partnersAr, en: partnersEn, ru: partnersRu }

/** Guides in a language (English where there is none), with the operator's data filled in. */
function reader(lang: string, values: InfoValues) {
  const text = textOf(lang, values)
  return { text, blocks: (all: readonly Block[]) => all.map((block) => blockWith(text, block)) }
}

/** The betting alphabet. */
export function alphabetOf(lang: string, values: InfoValues): Alphabet {
  const { text, blocks } = reader(lang, values)
  const { title, description, blocks: parts } = ALPHABET[lang] ?? alphabetEn
  return {
    title,
    description,
    blocks: parts.map((part) => ({
      ...part,
      text: text(part.text),
      categories: part.categories.map((category) => ({
        ...category,
        terms: category.terms.map((term) => ({ ...term, blocks: blocks(term.blocks) })),
      })),
    })),
  }
}

/** Rules for bets on cups of champions. */
export function championsOf(lang: string, values: InfoValues): ChampionsRules {
  const { blocks } = reader(lang, values)
  const { chapters, ...rest } = CHAMPIONS[lang] ?? championsEn
  return { ...rest, chapters: chapters.map((chapter) => ({ ...chapter, blocks: blocks(chapter.blocks) })) }
}

/** Who works with the house. */
export function partnersOf(lang: string, values: InfoValues): PartnersText {
  const { text, blocks } = reader(lang, values)
  const { title, description, sections } = PARTNERS[lang] ?? partnersEn
  return {
    title,
    description: text(description),
    sections: sections.map((section) => ({ ...section, blocks: blocks(section.blocks) })),
  }
}
