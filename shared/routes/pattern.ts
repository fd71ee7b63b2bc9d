/** One segment of a route's pattern. */
export interface Segment {
  /** Fixed text, or null for a parameter. */
  text: string | null
  name: string
  source: string
  optional: boolean
}

/** Splits a pattern at slashes that stand outside a parameter's regular expression. */
export function parsePattern(pattern: string): Segment[] {
  if (pattern === '') return []
  return pattern.split(/\/(?![^(]*\))/).map((part) => {
    if (!part.startsWith(':')) return { text: part, name: '', source: '', optional: false }
    const match = /^:([a-zA-Z]+)(?:\((.+)\))?(\?)?$/.exec(part)
    if (!match?.[1]) throw new Error(`bad pattern segment ${part}`)
    return { text: null, name: match[1], source: match[2] ?? '[^/]+', optional: match[3] === '?' }
  })
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The whole-match regular expression of a pattern, with a named group a parameter. */
export function compilePattern(segments: Segment[]): RegExp {
  let source = '^'
  for (const s of segments) {
    if (s.text !== null) source += `/${escapeRegExp(s.text)}`
    else source += s.optional ? `(?:/(?<${s.name}>${s.source}))?` : `/(?<${s.name}>${s.source})`
  }
  return new RegExp(segments.length === 0 ? '^/$' : `${source}$`)
}

/** Values that a segment can start with, when they can be listed: fixed text, or the words of `(a|b)`. */
export function fixedWords(segment: Segment): string[] | null {
  if (segment.text !== null) return [segment.text]
  return /^[a-z0-9-]+(\|[a-z0-9-]+)*$/.test(segment.source) ? segment.source.split('|') : null
}
