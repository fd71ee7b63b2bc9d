import {
  ALLOWED_ELEMENTS,
  DROPPED_ELEMENTS,
  IMPLIED_END,
  isPlainAttribute,
  RENAMED_ELEMENTS,
  VOID_ELEMENTS,
} from './allowed-html.ts'
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

/** Names and raw values, the first of a name. workerd gives pairs, where the browser's type of the same name speaks of `Attr`. */
function attributesOf({ attributes }: { attributes: Iterable<unknown> }): Map<string, string> {
  const found = new Map<string, string>()
  for (const pair of attributes) {
    if (!Array.isArray(pair)) continue
    const [name, value]: unknown[] = pair
    if (typeof name === 'string' && typeof value === 'string' && !found.has(name)) found.set(name, value)
  }
  return found
}

/** Does a form go elsewhere, or post? It loses its element then. */
function isForeignForm(attributes: Map<string, string>, place: MarkupPlace): boolean {
  const action = attributes.get('action')
  if ((attributes.get('method') ?? 'get').toLowerCase() !== 'get') return true
  return action !== undefined && linkTarget(action, place)?.isOutside !== false
}

/**
 * A remote's markup with nothing in it that runs, loads or posts elsewhere (SEC-42, T26). HTMLRewriter only reads: the text is written
 * anew from known elements, known attributes and escaped text, so that whatever the reader and a browser see differently is not in it, and it
 * always closes what it opened: it cannot leave the place where it is put.
 */
export async function sanitise(html: string, place: MarkupPlace): Promise<string> {
  const out: string[] = []
  const open: string[] = []
  let dropping = 0

  const close = (tag: string, depth: number) => {
    if (open[depth] !== tag) return
    open.length = depth
    out.push(`</${tag}>`)
  }

  const rewriter = new HTMLRewriter().on('*', {
    element(element) {
      const name = element.tagName.toLowerCase()
      if (dropping > 0) return
      if (DROPPED_ELEMENTS.has(name)) {
        if (VOID_ELEMENTS.has(name)) return
        // Foreign content that closes itself has no end to wait for.
        try {
          element.onEndTag(() => {
            dropping--
          })
          dropping++
        } catch {}
        return
      }
      const tag = RENAMED_ELEMENTS[name] ?? (ALLOWED_ELEMENTS.has(name) ? name : null)
      if (tag === null) return
      const attributes = attributesOf(element)
      if (tag === 'form' && isForeignForm(attributes, place)) return
      out.push(`<${tag}${[...attributes].map(([key, value]) => attribute(tag, key, value, place)).join('')}>`)
      if (VOID_ELEMENTS.has(tag)) return
      const depth = open.push(tag) - 1
      element.onEndTag(() => close(tag, depth))
    },
  })
  rewriter.onDocument({
    text(chunk) {
      if (dropping === 0) out.push(chunk.text.replace(/[<>]/g, (c) => (c === '<' ? '&lt;' : '&gt;')))
    },
  })
  await rewriter.transform(new Response(html)).arrayBuffer()
  for (const tag of open.reverse()) if (!IMPLIED_END.has(tag)) out.push(`</${tag}>`)
  return out.join('')
}
