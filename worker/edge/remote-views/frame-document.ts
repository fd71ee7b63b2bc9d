import { escapeHtml, escapeJson } from '../render/escape.ts'
import { base64Of } from './bytes.ts'
import type { RemoteView } from './view.ts'

/** What a frame's code is told of where it runs. */
export interface FrameContext {
  lang: string
  dir: 'ltr' | 'rtl'
  theme: string
  path: string
}

/**
 * Runs in the frame before the remote's code: tells the host the height, sends links to it, and hands the code its root and its two calls.
 * Nobody may be listening yet: what is said before the host has spoken waits for that.
 * What a frame says is narrowed by `parseFrameMessage` on the other side.
 */
const BOOT = `let isHeard=false;const kept=[];
const send=(m)=>{if(isHeard)parent.postMessage({rv:1,...m},SITE);else if(kept.length<100)kept.push(m)};
const tell=()=>send({type:'size',height:document.body.scrollHeight});
addEventListener('message',(e)=>{if(e.source!==parent)return;isHeard=true;kept.splice(0).forEach(send);tell()});
new ResizeObserver(tell).observe(document.body);
const go=(to)=>send({type:'navigate',to:String(to)});
addEventListener('click',(e)=>{const a=e.target instanceof Element&&e.target.closest('a[href]');if(a){e.preventDefault();go(a.getAttribute('href'))}});
if(CODE)import(CODE).then((m)=>m.mount?.({root:document.body,context:CONTEXT,navigate:go,track:(name,data)=>send({type:'track',name,data})}));`

/** Style text that cannot end its element. */
export const styleText = (css: string): string => css.replaceAll('</', '<\\/')

/**
 * The document of a sandboxed view (level `sandbox`), for `srcdoc`. It is of no origin, so it reads no cookie and no storage and reaches no
 * page of ours; its own policy lets nothing load but what the registration names. Its code stands in it as a `data:` module: nothing of an
 * opaque origin may load our files.
 */
export function frameDocument(
  view: RemoteView,
  nonce: string,
  context: FrameContext,
  sources: { site: string; pictures: readonly string[]; connect: readonly string[] },
): string {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src data: ${sources.pictures.join(' ')}`,
    `connect-src ${sources.connect.join(' ') || "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
  const code = view.inline === null ? null : `data:text/javascript;base64,${base64Of(view.inline)}`
  const tag = (name: string, { url, integrity }: RemoteView['styles'][number], rest: string) =>
    `<${name} ${rest}="${escapeHtml(url)}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"`
  return [
    `<!DOCTYPE html><html lang="${context.lang}" dir="${context.dir}"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">`,
    `<title>${escapeHtml(view.title)}</title>`,
    ...view.styles.map((file) => `${tag('link rel="stylesheet"', file, 'href')}>`),
    `<style nonce="${nonce}">body{margin:0;overflow:hidden}${styleText(view.style)}</style>`,
    ...view.scripts.map((file) => `${tag('script', file, 'src')}></script>`),
    `</head><body>${view.body}<script type="module" nonce="${nonce}">const SITE=${escapeJson(sources.site)},CODE=${escapeJson(code)},CONTEXT=${escapeJson(context)};${BOOT}</script></body></html>`,
  ].join('')
}
