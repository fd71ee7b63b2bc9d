import assets from 'virtual:client-assets'
import { stateText } from './state-text.ts'

/**
 * The script that takes clicks before anything else has come. It stands behind the bet slip and before the prices:
 * whoever can see a price can press it.
 */
export const bootScript = (nonce: string): string => `<script nonce="${nonce}">${assets.boot}</script>`

/** Files are asked for when the page itself has come: before that they would only take its bandwidth. */
const preloads = (files: readonly string[]): string =>
  [assets.entry, ...assets.preload, ...files].map((file) => `<link rel="modulepreload" href="${file}">`).join('')

/** The end of a document: the state block, then the scripts. `preload` are files of islands that wake at load, and of the language's texts. */
export function documentTail(state: Record<string, unknown>, preload: readonly string[], nonce: string): string {
  const development = assets.development
    ? `<script type="module" nonce="${nonce}">import r from '/@react-refresh';r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t</script><script type="module" nonce="${nonce}" src="/@vite/client"></script>`
    : ''
  return `<script type="application/json" id="state">${stateText(state)}</script>${preloads(preload)}${development}<script type="module" nonce="${nonce}" src="${assets.entry}"></script></body></html>`
}
