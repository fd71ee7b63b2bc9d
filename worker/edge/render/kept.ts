/**
 * Texts that were rendered once and are the same for every visit with the same key (an event's row for its version,
 * language and format; a layout; a page's main part). Values only, never promises: an isolate serves many requests at once.
 * Two generations bound the memory: what was not asked for during a whole generation is dropped.
 */
const LIMIT = 6000
let young = new Map<string, string>()
let old = new Map<string, string>()

export function kept(key: string, render: () => string): string {
  let text = young.get(key)
  if (text !== undefined) return text
  text = old.get(key) ?? render()
  if (young.size >= LIMIT) {
    old = young
    young = new Map()
  }
  young.set(key, text)
  return text
}
