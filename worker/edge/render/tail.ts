import assets from 'virtual:client-assets'
import { escapeJson } from './escape.ts'

/** The end of a document: the state block, the boot script that takes clicks at once, the entry. */
export function documentTail(state: unknown, nonce: string): string {
  const development = assets.development
    ? `<script type="module" nonce="${nonce}">import r from '/@react-refresh';r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t</script><script type="module" nonce="${nonce}" src="/@vite/client"></script>`
    : ''
  return `<script type="application/json" id="state">${escapeJson(state)}</script><script nonce="${nonce}">${assets.boot}</script>${development}<script type="module" nonce="${nonce}" src="${assets.entry}"></script></body></html>`
}
