const WORDS = new Set([
  'all',
  'index',
  'follow',
  'noindex',
  'nofollow',
  'none',
  'noarchive',
  'nosnippet',
  'noimageindex',
  'notranslate',
])
const VALUED = /^(max-snippet:-?[0-9]{1,6}|max-video-preview:-?[0-9]{1,6}|max-image-preview:(none|standard|large))$/

/** The known directives of a robots text, in lower case, each once; what crawlers do not know is dropped. */
export function robotsDirectives(text: string): string[] {
  const asked = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim().replace(/\s*:\s*/, ':'))
  return [...new Set(asked.filter((word) => WORDS.has(word) || VALUED.test(word)))]
}

/** Does every directive of the text exist, and is there one? */
export const isRobots = (text: string): boolean => {
  const asked = new Set(
    text
      .toLowerCase()
      .split(',')
      .map((word) => word.trim().replace(/\s*:\s*/, ':')),
  )
  return asked.size > 0 && robotsDirectives(text).length === asked.size
}

const CLOSING = new Set(['noindex', 'none'])
/** Keeps a page out of indexes? */
export const isClosed = (directives: readonly string[]): boolean => directives.some((word) => CLOSING.has(word))

/**
 * Robots of a page: its own text, else that of its section (spec §3 `hierarchyMetaRobots`). A page that is nothing for an index of itself
 * (an error, an empty list) stays closed whatever the texts say. An empty answer needs no meta: crawlers index by default.
 */
export function robotsOf(own: string | null, section: string | null, noindex: boolean): string[] {
  const asked = robotsDirectives(own ?? section ?? '')
  if (!noindex || isClosed(asked)) return asked
  return ['noindex', ...asked.filter((word) => word !== 'all' && word !== 'index')]
}
