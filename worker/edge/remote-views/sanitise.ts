import {
  ALLOWED_ELEMENTS,
  DROPPED_ELEMENTS,
  FOREIGN_ELEMENTS,
  IMPLIED_END,
  isPlainAttribute,
  RENAMED_ELEMENTS,
  VOID_ELEMENTS,
} from './allowed-html.ts'
import { htmlTokens } from './html-tokens.ts'
import { linkTarget, type MarkupPlace, pictureSource } from './markup-url.ts'

/** Raw attribute text kept as it is but for what could end it; its references stay references. */
const quoted = (raw: string): string => raw.replace(/["'<>]/g, (c) => `&#${c.charCodeAt(0)};`)

function attribute(tag: string, name: string, raw: string, place: MarkupPlace): string {
  if (tag === 'a' && name === 'href') {
    const link = linkTarget(raw, place)
    return link ? ` href="${link.href}"${link.isOutside ? ' rel="noopener noreferrer nofollow"' : ''}` : ''
  }
  if (tag === 'img' && name === 'src') {
    const source = pictureSource(raw, place)
    return source === null ? '' : ` src="${source}"`
  }
  if (tag === 'form' && name === 'action') {
    const target = linkTarget(raw, place)
    return target && !target.isOutside ? ` action="${target.href}"` : ''
  }
  return isPlainAttribute(name) ? ` ${name}="${quoted(raw)}"` : ''
}

/** Does a form go elsewhere, or post? It loses its element then. */
function isForeignForm(attributes: ReadonlyMap<string, string>, place: MarkupPlace): boolean {
  const action = attributes.get('action')
  if ((attributes.get('method') ?? 'get').toLowerCase() !== 'get') return true
  return action !== undefined && linkTarget(action, place)?.isOutside !== false
}

/** Elements that were put out and not closed. Says of an end tag which one it closes, without a search for one that is not there. */
function openElements() {
  const open: string[] = []
  const counts = new Map<string, number>()
  const count = (tag: string, by: number) => counts.set(tag, (counts.get(tag) ?? 0) + by)
  return {
    open,
    push(tag: string) {
      open.push(tag)
      count(tag, 1)
    },
    /** Closes the innermost element of a name and what stands open in it; false when there is none. */
    close(tag: string): boolean {
      if (!counts.get(tag)) return false
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        count(last, -1)
        if (last === tag) break
      }
      return true
    },
  }
}

/**
 * A remote's markup with nothing in it that runs, loads or posts elsewhere (SEC-42, T26). It is written anew from known elements, known
 * attributes and escaped text, so that whatever this reader and a browser see differently is not in it; and it always closes what it opened:
 * it cannot leave the place where it is put.
 */
export function sanitise(html: string, place: MarkupPlace): string {
  const out: string[] = []
  const elements = openElements()
  /** The dropped element that is being passed over, and how many of its name stand in each other. */
  let dropped = { name: '', depth: 0 }

  for (const token of htmlTokens(html)) {
    if (dropped.depth > 0) {
      if (token.kind === 'start' && token.name === dropped.name && !token.isSelfClosing) dropped.depth++
      if (token.kind === 'end' && token.name === dropped.name) dropped.depth--
      continue
    }
    if (token.kind === 'text') {
      out.push(token.text.replace(/[<>]/g, (c) => (c === '<' ? '&lt;' : '&gt;')))
      continue
    }
    const { name } = token
    if (token.kind === 'start' && DROPPED_ELEMENTS.has(name)) {
      const isWhole = VOID_ELEMENTS.has(name) || (token.isSelfClosing && FOREIGN_ELEMENTS.has(name))
      if (!isWhole) dropped = { name, depth: 1 }
      continue
    }
    const tag = RENAMED_ELEMENTS[name] ?? (ALLOWED_ELEMENTS.has(name) ? name : null)
    if (tag === null) continue
    if (token.kind === 'end') {
      if (elements.close(tag)) out.push(`</${tag}>`)
      continue
    }
    if (tag === 'form' && isForeignForm(token.attributes, place)) continue
    const attributes = [...token.attributes].map(([key, value]) => attribute(tag, key, value, place))
    out.push(`<${tag}${attributes.join('')}>`)
    if (!VOID_ELEMENTS.has(tag)) elements.push(tag)
  }
  for (const tag of elements.open.reverse()) if (!IMPLIED_END.has(tag)) out.push(`</${tag}>`)
  return out.join('')
}
