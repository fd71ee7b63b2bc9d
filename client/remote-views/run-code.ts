import type { FrameMessage } from '../../shared/remote-views/message.ts'

/** What a remote's module is given for each of its views; what `mount` returns is called when the view goes. */
export interface MountedView {
  root: ParentNode
  context: { lang: string; dir: string; path: string }
  navigate(to: string): void
  track(name: string, data?: Extract<FrameMessage, { type: 'track' }>['data']): void
}

export interface RemoteModule {
  mount?(view: MountedView): unknown
}

export interface Code {
  code: string | null
  integrity: string | null
  scripts: { url: string; integrity: string }[]
}

/** A page's own nonce; scripts and styles that we put in go under it. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

const isModule = (x: unknown): x is RemoteModule => typeof x === 'object' && x !== null

/** Loads a script with its hash into a document; fails when it does not come or is not the one. */
const loadScript = (into: Document, url: string, integrity: string, type: 'module' | ''): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = into.createElement('script')
    script.type = type
    script.async = false
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.nonce = pageNonce()
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${url} did not load`))
    into.head.appendChild(script)
  })

/** Scripts that were loaded into this very page; they cannot be unloaded, so they are not loaded twice. */
const loadedHere = new Set<string>()

/** Runs code in the page's own realm (level `trusted`). Its module is known by its address, which is its hash. */
async function runHere({ code, integrity, scripts }: Code): Promise<RemoteModule> {
  for (const script of scripts) {
    if (loadedHere.has(script.url)) continue
    await loadScript(document, script.url, script.integrity, '')
    loadedHere.add(script.url)
  }
  if (code === null || integrity === null) return {}
  await loadScript(document, code, integrity, 'module')
  const module: unknown = await import(/* @vite-ignore */ code)
  return isModule(module) ? module : {}
}

/**
 * Runs code in a realm of its own (level `realm`): a hidden frame of this origin that goes with its timers, listeners and globals. What it
 * looks up in its document it finds in the view. That keeps apps apart; it is no wall against a hostile one, which `sandbox` is for.
 */
async function runInFrame({ code, integrity, scripts }: Code, root: ShadowRoot): Promise<[RemoteModule, () => void]> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.appendChild(frame)
  const inside = frame.contentDocument
  const realm = frame.contentWindow
  if (!inside || !realm) throw new Error('no realm')
  Object.assign(inside, {
    querySelector: root.querySelector.bind(root),
    querySelectorAll: root.querySelectorAll.bind(root),
    getElementById: root.getElementById.bind(root),
  })
  try {
    for (const script of scripts) await loadScript(inside, script.url, script.integrity, '')
    if (code === null || integrity === null) return [{}, () => frame.remove()]
    await loadScript(inside, code, integrity, 'module')
    const module = await new Promise<unknown>((resolve, reject) => {
      Object.assign(realm, { loaded: resolve, failed: reject })
      const script = inside.createElement('script')
      script.nonce = pageNonce()
      script.textContent = `import(${JSON.stringify(new URL(code, location.href).href)}).then(loaded,failed)`
      inside.head.appendChild(script)
    })
    return [isModule(module) ? module : {}, () => frame.remove()]
  } catch (error) {
    frame.remove()
    throw error
  }
}

/** Runs a view's code at its level; gives its module and what ends it. */
export async function runCode(level: string, code: Code, root: ShadowRoot): Promise<[RemoteModule, () => void]> {
  if (code.code === null && code.scripts.length === 0) return [{}, () => {}]
  return level === 'trusted' ? [await runHere(code), () => {}] : runInFrame(code, root)
}
