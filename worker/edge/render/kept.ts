import { recent } from '../recent.ts'

/** 8 million characters a generation: at most 32 MB of the isolate's 128, also in Cyrillic or Arabic. */
const texts = recent<string>(8_000_000)

/**
 * Texts that were rendered once and are the same for every visit with the same key: an event's row for its version,
 * language and format; a layout; a page's main part.
 */
export function kept(key: string, render: () => string): string {
  const known = texts.get(key)
  if (known !== undefined) return known
  const text = render()
  texts.set(key, text, key.length + text.length)
  return text
}
