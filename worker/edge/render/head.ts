import assets from 'virtual:client-assets'
import type { DisplaySettings } from '../../../shared/domain/settings/display.ts'
import type { Layout } from '../../../shared/routes/table.ts'
import css from '../../../shared/ui/styles.css?inline'
import type { Head } from '../page.ts'
import { escapeHtml, escapeJson } from './escape.ts'

export interface HeadInput {
  lang: string
  dir: 'ltr' | 'rtl'
  display: DisplaySettings
  nonce: string
  head: Head
  noindex: boolean
  /** Absolute addresses. */
  canonical: string
  alternates: Record<string, string>
  xDefault: string
  layout: Layout
}

const htmlAttributes = ({ lang, dir, display }: HeadInput): string => {
  const parts = [`lang="${lang}"`, `dir="${dir}"`]
  if (display.theme !== 'system') parts.push(`data-theme="${display.theme}"`)
  if (display.hideLeft) parts.push('data-hide-left')
  if (display.hideRight) parts.push('data-hide-right')
  return parts.join(' ')
}

/**
 * What the head says of this page alone. In a document these tags stand between the title and `meta[name=app-version]`:
 * the browser's navigation puts the next page's in their place.
 */
export function pageTags(input: HeadInput): string {
  const { head } = input
  const title = escapeHtml(head.title)
  const description = escapeHtml(head.description)
  const links = Object.entries(input.alternates).map(
    ([lang, url]) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}">`,
  )
  const structured = (head.structured ?? []).map(
    (data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
  )
  return [
    `<title>${title}</title><meta name="description" content="${description}">`,
    input.noindex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(input.canonical)}">${links.join('')}<link rel="alternate" hreflang="x-default" href="${escapeHtml(input.xDefault)}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:type" content="website"><meta property="og:url" content="${escapeHtml(input.canonical)}"><meta property="og:site_name" content="Edgebook">`,
    ...structured,
  ].join('')
}

/** From the doctype to the opening of the body. The CSS that the first screen needs stands in the page. */
export function documentHead(input: HeadInput): string {
  const { nonce } = input
  return [
    `<!DOCTYPE html><html ${htmlAttributes(input)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    pageTags(input),
    `<meta name="app-version" content="${assets.version}">`,
    '<meta name="color-scheme" content="dark light"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.json">',
    `<style nonce="${nonce}">${css}</style>`,
    `</head><body data-layout="${input.layout}">`,
  ].join('')
}
