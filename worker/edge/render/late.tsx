import { type ReactNode, Suspense, use } from 'react'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import type { Late } from '../page.ts'
import type { Visit } from '../visit/visit.ts'

/** A late part must have come by then, ms; after that its place stays as it is. */
const DEADLINE = 8000

const Arriving = ({ content }: { content: Promise<ReactNode> }) => use(content)

/** What is deferred may never break the page: a failure is an empty place. */
const safely = (content: Promise<ReactNode>, visit: Visit): Promise<ReactNode> =>
  content.catch((error: unknown) => {
    console.warn(
      JSON.stringify({
        level: 'warn',
        late: visit.path,
        error: error instanceof Error ? error.message : String(error),
      }),
    )
    return null
  })

/** A late section as text, for a page that is no document: empty when it has not come after `ms`. */
export async function lateText({ content }: Late, visit: Visit, ms: number): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null)
  })
  const node = await Promise.race([safely(content, visit), deadline])
  clearTimeout(timer)
  return node === null ? '' : renderToStaticMarkup(<div>{node}</div>)
}

/** Renders a late section as React's stream: its fallback at once, its content when it is there. For a crawler it is complete before it is read. */
export async function lateStream({ fallback, content }: Late, visit: Visit): Promise<ReadableStream<Uint8Array>> {
  const safe = safely(content, visit)
  const stream = await renderToReadableStream(
    // A boundary at the root would be waited for: React takes it for the shell.
    <div>
      <Suspense fallback={fallback}>
        <Arriving content={safe} />
      </Suspense>
    </div>,
    {
      nonce: visit.nonce,
      signal: AbortSignal.timeout(DEADLINE),
      onError: () => {},
    },
  )
  if (visit.isBot) await stream.allReady
  return stream
}

/**
 * The document around a late section. The first flush of the section (its fallback) is followed by the rest of the document,
 * so that scripts and the slip do not wait for what is late; what comes later stands behind it, and React's inline script moves it to its place.
 */
export function streamed(
  before: string,
  section: ReadableStream<Uint8Array>,
  after: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const end = after.lastIndexOf('</body>')
  let isRestSent = false
  const sendRest = (controller: TransformStreamDefaultController<Uint8Array>) => {
    if (isRestSent) return
    isRestSent = true
    try {
      controller.enqueue(encoder.encode(after.slice(0, end)))
    } catch {
      // The visitor has gone.
    }
  }
  let hasBegun = false
  return section.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(before)),
      transform(chunk, controller) {
        controller.enqueue(chunk)
        // One flush may be several chunks of one task: the rest follows when that task is over.
        if (!hasBegun) setTimeout(() => sendRest(controller), 0)
        hasBegun = true
      },
      flush(controller) {
        sendRest(controller)
        controller.enqueue(encoder.encode(after.slice(end)))
      },
    }),
  )
}
