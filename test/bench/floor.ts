import { build } from 'esbuild'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/**
 * A plain Hono handler that answers every path with one prebuilt page: the floor that pages are compared with. In a browser it must
 * send the page's own headers too: `Cross-Origin-Opener-Policy` alone makes a blank tab change its process, 300 ms at 4 × throttle.
 */
export async function startFloor(
  page: string,
  headers: Record<string, string> = {},
  /** Where it redirects to instead. */
  to: string | null = null,
): Promise<{ url: string; stop(): Promise<void> }> {
  const answer = to === null ? 'c.html(page, 200, headers)' : `c.redirect(${JSON.stringify(to)})`
  const made = await build({
    stdin: {
      contents: `import { Hono } from 'hono'; import page from './page.html'; const app = new Hono(); const headers = ${JSON.stringify(headers)}; app.get('*', (c) => ${answer}); export default app`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    plugins: [
      {
        name: 'page',
        setup(esbuild) {
          esbuild.onResolve({ filter: /page\.html$/ }, () => ({ path: 'page', namespace: 'page' }))
          esbuild.onLoad({ filter: /.*/, namespace: 'page' }, () => ({ contents: page, loader: 'text' }))
        },
      },
    ],
  })
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name: 'floor',
          modules: [{ type: 'ESModule', path: 'index.js', contents: made.outputFiles[0]?.text ?? '' }],
          compatibilityDate: '2026-10-01',
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
      ],
    }),
  )
  await miniflare.ready
  const url = await miniflare.unsafeGetDirectURL('floor')
  return { url: url.origin, stop: () => miniflare.dispose() }
}
