import { escapeHtml, escapeJson } from '../render/escape.ts'
import type { SeoHead } from './merge.ts'

/** A page's head as markup, from the title to the structured data. Values are escaped here and nowhere else (SEC-40). */
export function seoTags({ title, links, metas, structured }: SeoHead): string {
  let html = `<title>${escapeHtml(title)}</title>`
  for (const meta of metas)
    html += `<meta ${'name' in meta ? `name="${escapeHtml(meta.name)}"` : `property="${escapeHtml(meta.property)}"`} content="${escapeHtml(meta.content)}">`
  for (const { rel, href, hreflang } of links)
    html += `<link rel="${rel}"${hreflang === undefined ? '' : ` hreflang="${escapeHtml(hreflang)}"`} href="${escapeHtml(href)}">`
  for (const data of structured) html += `<script type="application/ld+json">${escapeJson(data)}</script>`
  return html
}
