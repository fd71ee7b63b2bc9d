/** A text in the languages of the site. */
export type Texts = readonly [en: string, ru: string, ar: string]

export const inLanguage = ([en, ru, ar]: Texts, lang: string): string => (lang === 'ru' ? ru : lang === 'ar' ? ar : en)
