import { decodeEntities } from './entities.ts'

/** Elements that a text may have, each with its attributes. Everything else of HTML is not rendered. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  small: [],
  sub: [],
  sup: [],
  mark: [],
  code: [],
  pre: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  figure: [],
  figcaption: [],
  div: [],
  span: [],
  section: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}
/** Attributes of every element. */
const COMMON = ['dir', 'lang']
const VOID = new Set(['br', 'hr', 'img'])
/** What stands inside these is no text: it goes with them, up to their end tag or the end of all. */
const DROPPED = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'applet',
  'noscript',
  'noembed',
  'noframes',
  'template',
  'xmp',
  'plaintext',
  'textarea',
  'title',
  'select',
  'svg',
  'math',
  'audio',
  'video',
  'canvas',
])
const NUMBER = /^[0-9]{1,4}$/
const CHECKS: Readonly<Record<string, (value: string) => string | null>> = {
  href: (value) => target(value, true),
  src: (value) => target(value, false),
  title: (value) => value,
  alt: (value) => value,
  width: (value) => (NUMBER.test(value) ? value : null),
  height: (value) => (NUMBER.test(value) ? value : null),
  start: (value) => (NUMBER.test(value) ? value : null),
  colspan: (value) => (NUMBER.test(value) ? value : null),
  rowspan: (value) => (NUMBER.test(value) ? value : null),
  scope: (value) => (value === 'row' || value === 'col' ? value : null),
  dir: (value) => (/^(ltr|rtl|auto)$/.test(value) ? value : null),
  lang: (value) => (/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value) ? value : null),
}

/**
 * An address that a text may lead to: on this site, or http(s); a link also to mail, telephone, or a place in the page. What a browser would
 * drop while reading (controls, spaces around) is dropped first, so that it cannot hide a scheme.
 */
function target(raw: string, isLink: boolean): string | null {
  const value = raw.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  if (/^https?:\/\/[^/\\@]+(?:[/?#]|$)/i.test(value) && URL.canParse(value)) return value
  if (/^\/(?![/\\])/.test(value)) return value
  return isLink && /^(?:#|mailto:[^\s]|tel:[+0-9])/i.test(value) ? value : null
}

/** Text as it may stand between tags; a character reference stays one. */
const betweenTags = (raw: string): string =>
  raw
    .replace(/&(?!(?:[a-zA-Z][a-zA-Z0-9]{1,31}|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
const inQuotes = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const TAG = /<(\/?)([a-zA-Z][^\s/<>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/y
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<\/[^a-zA-Z>][^>]*(?:>|$)/y

/** Start tag of an allowed element with those of its attributes that are allowed, each once and written afresh. */
function startTag(name: string, allowed: readonly string[], attributes: string): string {
  const kept = new Map<string, string>()
  for (const [, rawName = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const key = rawName.toLowerCase()
    if (kept.has(key) || !(allowed.includes(key) || COMMON.includes(key))) continue
    const value = CHECKS[key]?.(decodeEntities(double ?? single ?? bare ?? '')) ?? null
    if (value !== null) kept.set(key, value)
  }
  if (name === 'img' && !kept.has('src')) return ''
  if (/^https?:/i.test(kept.get('href') ?? '')) kept.set('rel', 'noopener nofollow')
  if (name === 'img') kept.set('loading', 'lazy')
  return `<${name}${[...kept].map(([key, value]) => ` ${key}="${inQuotes(value)}"`).join('')}>`
}

/**
 * HTML of an operator made safe (security.md SEC-42): read as tags and text, and written afresh from an allow-list, so that nothing of the
 * source's own markup is left. A tag that is not allowed goes, its text stays; scripts, styles, frames and foreign content go whole.
 * What never ends or never began is closed or dropped. Running it twice changes nothing.
 */
export function sanitise(raw: string): string {
  const html = raw.replaceAll('\0', '')
  const out: string[] = []
  const open: string[] = []
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next !== at) {
      out.push(betweenTags(html.slice(at, next === -1 ? undefined : next)))
      if (next === -1) break
      at = next
    }
    COMMENT.lastIndex = at
    if (COMMENT.test(html)) {
      at = COMMENT.lastIndex
      continue
    }
    TAG.lastIndex = at
    const tag = TAG.exec(html)
    if (!tag) {
      out.push('&lt;')
      at++
      continue
    }
    at = TAG.lastIndex
    const [, slash, rawName = '', attributes = ''] = tag
    const name = rawName.toLowerCase()
    if (DROPPED.has(name)) {
      const isEmpty = (name === 'svg' || name === 'math') && attributes.endsWith('/')
      if (slash === '' && !isEmpty) at = endOf(html, name, at)
      continue
    }
    const allowed = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined
    if (!allowed) continue
    if (slash !== '') {
      if (!open.includes(name)) continue
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        out.push(`</${last}>`)
        if (last === name) break
      }
    } else {
      const start = startTag(name, allowed, attributes)
      out.push(start)
      if (start !== '' && !VOID.has(name)) open.push(name)
    }
  }
  return (
    out.join('') +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

/** Where the dropped element that began before `from` ends; nested ones of the same name count. Without an end it takes all. */
function endOf(html: string, name: string, from: number): number {
  const edge = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*>?`, 'gi')
  edge.lastIndex = from
  let depth = 1
  for (let match = edge.exec(html); match; match = edge.exec(html)) {
    depth += match[1] === '/' ? -1 : 1
    if (depth === 0) return edge.lastIndex
  }
  return html.length
}
