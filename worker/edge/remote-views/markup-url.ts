import { escapeHtml } from '../render/escape.ts'

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** An attribute's raw text as a browser reads it; null when it holds a reference that we do not know and that may stand for anything (`&colon;`). */
export function decodeReferences(raw: string): string | null {
  let isKnown = true
  const text = raw.replace(/&(?:#x([0-9a-f]+);?|#(\d+);?|([a-z][a-z0-9]*);)/gi, (_, hex, decimal, name) => {
    if (name !== undefined) {
      const letter = NAMED[String(name)]
      if (letter === undefined) isKnown = false
      return letter ?? ''
    }
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
  })
  return isKnown ? text : null
}

/** Where a remote's markup may point. */
export interface MarkupPlace {
  /** Address of the page in the remote: what its relative addresses are read against. */
  remote: URL
  /** The same page on our own site. */
  site: URL
  /** Origins of which pictures may come. */
  pictures: readonly string[]
}

function parse(raw: string, base: URL): URL | null {
  const text = decodeReferences(raw)
  const url = text === null ? null : URL.parse(text, base.href)
  return url && url.username === '' && url.password === '' ? url : null
}

/** A link: an address of the remote's own pages becomes that of our site, where they are shown; others stay if a browser may follow them. */
export function linkTarget(raw: string, place: MarkupPlace): { href: string; isOutside: boolean } | null {
  if (raw.startsWith('#')) return { href: escapeHtml(raw), isOutside: false }
  const url = parse(raw, place.remote)
  if (!url || !['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol)) return null
  if (url.origin === place.remote.origin || url.origin === place.site.origin)
    return { href: escapeHtml(url.pathname.replace(/^\/+/, '/') + url.search + url.hash), isOutside: false }
  return { href: escapeHtml(url.href), isOutside: true }
}

/** A picture of the remote or of an origin that its registration names. */
export function pictureSource(raw: string, place: MarkupPlace): string | null {
  const url = parse(raw, place.remote)
  if (!url) return null
  const isData = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i.test(url.href)
  return isData || place.pictures.includes(url.origin) ? escapeHtml(url.href) : null
}
