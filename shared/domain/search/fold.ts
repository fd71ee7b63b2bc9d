/** Cyrillic in Latin letters, after the marks have gone (й is и, ё is е by then). */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  є: 'e',
  ґ: 'g',
  ђ: 'd',
  ј: 'j',
  љ: 'l',
  њ: 'n',
  ћ: 'c',
  џ: 'dz',
}
/** Latin letters that no mark explains. */
const LATIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
}

/**
 * A text as search compares it: small letters without marks, Cyrillic in Latin letters, one space between words. 'São Paulo' is 'sao paulo',
 * 'Спартак' is 'spartak'; other scripts stay as they are.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/[^a-z0-9 ]/gu, (letter) => CYRILLIC[letter] ?? LATIN[letter] ?? letter)

/** Does a folded text have, for every word of a folded query, a word that begins with it? An empty query is in no text. */
export const isFound = (folded: string, query: string): boolean =>
  query !== '' && query.split(' ').every((word) => ` ${folded}`.includes(` ${word}`))
