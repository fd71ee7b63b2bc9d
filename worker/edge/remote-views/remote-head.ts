import type { Head } from '../page.ts'
import { decodeReferences } from './markup-url.ts'

/** What of a remote's `head` goes into ours: its description, and that it is not for indexes. Everything else stays out (edge.md f). */
export async function remoteHead(html: string): Promise<Pick<Head, 'description' | 'noindex'>> {
  let description = ''
  let noindex = false
  const rewriter = new HTMLRewriter().on('meta[name]', {
    element(element) {
      const name = element.getAttribute('name')?.toLowerCase()
      const content = decodeReferences(element.getAttribute('content') ?? '') ?? ''
      if (name === 'description' && description === '') description = content.slice(0, 300)
      if (name === 'robots' && /noindex|none/i.test(content)) noindex = true
    },
  })
  await rewriter.transform(new Response(html)).arrayBuffer()
  return { description, noindex }
}
