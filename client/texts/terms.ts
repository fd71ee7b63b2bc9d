/** What a player is told of changed rules that he cannot confirm here. Loaded for players alone, so it stands apart from the islands' texts. */
const TEXTS: Record<string, string> = {
  en: 'Our rules have changed. You can read them on the page of the rules.',
  ru: 'Наши правила изменились. Прочитать их можно на странице правил.',
  ar: 'تغيرت قواعدنا. يمكنك قراءتها في صفحة القواعد.',
}

/** The notice of changed rules in a language; an unknown one gets English. */
export const termsNotice = (lang: string): string => TEXTS[lang] ?? TEXTS.en ?? ''
