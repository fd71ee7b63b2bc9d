import assets from 'virtual:client-assets'
import { questionHtml } from '../consent/question.tsx'
import type { Turn } from '../turn.ts'
import { type Composed, type Content, compose } from './compose.tsx'
import { compression } from './compression.ts'
import { firstScreen } from './first-screen.ts'
import { documentHead } from './head.ts'
import { lateStream, streamed } from './late.tsx'
import { layoutParts } from './layout.tsx'
import { pageJson, wantsJson } from './page-json.tsx'
import { htmlHeaders } from './security-headers.ts'
import { bootScript, documentTail } from './tail.ts'

/** Sends a page's content in the form that was asked for. */
export async function respond(turn: Turn, content: Content): Promise<Response> {
  const page = await compose(turn, content)
  return wantsJson(turn.visit.request) ? pageJson(turn, page) : pageDocument(turn, page)
}

/** A page as a document: one string, or a stream when something may come late; a crawler gets it complete. */
async function pageDocument(turn: Turn, page: Composed): Promise<Response> {
  const { visit } = turn
  const { content, layout, stamp, slots } = page
  const { main, link } = firstScreen(page.main)
  const late = content.late ? await lateStream(content.late, visit) : null
  const headers = { ...htmlHeaders(visit.nonce, assets.development, content.sources), 'x-app-version': assets.version }
  const parts = layoutParts(content.layout, layout, stamp)
  const at = parts.indexOf('main')
  const fill = (slot: string) => (slots[slot] ?? '') + (slot === 'coupon' ? bootScript(visit.nonce) : '')
  const text = (list: string[]) => list.map((part, i) => (i % 2 === 1 ? fill(part) : part)).join('')
  const before = documentHead(page.head, link) + questionHtml(turn, content) + text(parts.slice(0, at))
  const after = text(['', '', ...parts.slice(at + 1)]) + documentTail(page.state, page.preload, visit.nonce)
  if (!late)
    return new Response(before + main + after, {
      status: content.status,
      headers: { ...headers, ...compression(turn) },
    })
  return new Response(streamed(before + main, late, after), { status: content.status, headers })
}
