import { expect, it } from 'vitest'
import { lateStream, streamed } from '../../../worker/edge/render/late.tsx'
import type { Visit } from '../../../worker/edge/visit/visit.ts'

const visit = (isBot: boolean) =>
  ({ isBot, nonce: 'n0nce', path: '/x', request: new Request('https://site.test/x') }) as Visit
const soon = (text: string, ms: number) => new Promise<string>((done) => setTimeout(done, ms, text))
const page = async (content: Promise<string>, isBot = false) => {
  const section = await lateStream({ fallback: <p>waiting</p>, content }, visit(isBot))
  const chunks: string[] = []
  const decoder = new TextDecoder()
  for await (const chunk of streamed('<main>', section, '</main><script>boot</script></body></html>'))
    chunks.push(decoder.decode(chunk))
  return chunks.join('')
}

it('sends the rest of the document before the section that is late', async () => {
  const html = await page(soon('came late', 600))
  expect(html.indexOf('waiting')).toBeGreaterThan(0)
  expect(html.indexOf('boot')).toBeGreaterThan(html.indexOf('waiting'))
  expect(html.indexOf('came late')).toBeGreaterThan(html.indexOf('boot'))
  expect(html).toContain('nonce="n0nce"')
  expect(html.endsWith('</body></html>')).toBe(true)
  expect(html.match(/boot/g)).toHaveLength(1)
})

it('gives a crawler the section in its place, without scripts of the stream', async () => {
  const html = await page(soon('came late', 60), true)
  expect(html).toContain('came late')
  expect(html).not.toContain('waiting')
  expect(html).not.toContain('$RC')
  expect(html).not.toContain('<template id="B:')
  expect(html.indexOf('came late')).toBeLessThan(html.indexOf('</main>'))
})

it('leaves the place empty when the section fails, and the page whole', async () => {
  const html = await page(Promise.reject(new Error('no')))
  expect(html).toContain('boot')
  expect(html.endsWith('</body></html>')).toBe(true)
})
