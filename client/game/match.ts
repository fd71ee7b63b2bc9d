/** A text without case, accents and signs of direction. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()

/** Does a text have every word that was typed, in any order? No words fit any text. */
export const hasWords = (text: string, typed: string): boolean =>
  plainText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
