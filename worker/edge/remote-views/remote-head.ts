import { htmlTokens } from './html-tokens.ts'
import { decodeReferences } from './markup-url.ts'

/** What of a remote's `head` goes into ours: its description, and that it is not for indexes. Everything else stays out (edge.md f). */
export function remoteHead(html: string): { description: string; noindex: boolean } {
  const found = { description: '', noindex: false }
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'start' || token.name !== 'meta') continue
    const name = token.attributes.get('name')?.toLowerCase()
    const content = decodeReferences(token.attributes.get('content') ?? '') ?? ''
    if (name === 'description' && found.description === '') found.description = content.slice(0, 300)
    if (name === 'robots' && /noindex|none/i.test(content)) found.noindex = true
  }
  return found
}
