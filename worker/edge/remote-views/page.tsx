import { translator } from '../../../shared/i18n/translator.ts'
import type { Late, Page } from '../page.ts'
import { wantsJson } from '../render/page-json.tsx'
import type { Turn } from '../turn.ts'
import { errorMarkup, loadingMarkup, viewMarkup } from './markup.ts'
import { readView, type ViewRead } from './read-view.ts'
import type { Remote } from './registry.ts'
import { RemoteMarkup } from './remote-markup.tsx'

/** A remote that has not answered by then comes late: the page begins without it, ms. A crawler and a page in JSON form wait. */
const PATIENCE = 300

interface Reading {
  /** Null while it is still being waited for. */
  read: ViewRead | null
  reading: Promise<ViewRead>
}

const shown = (turn: Turn, remote: Remote, read: ViewRead) => {
  const t = translator(turn.visit.lang)
  return <RemoteMarkup html={read.ok ? viewMarkup(remote, read.view, t, turn) : errorMarkup(remote, t, turn)} />
}

async function atMost<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<null>((wake) => {
    timer = setTimeout(wake, ms, null)
  })
  const first = await Promise.race([work, over])
  clearTimeout(timer)
  return first
}

/**
 * A remote as the page of a route: its view is the main part. What it says decides the page's status: its error is the page's
 * (spec §8, 'page error with status'), unless it came after the page had begun.
 */
export const remotePage = (turn: Turn, remote: Remote): Page<Reading> => ({
  async load() {
    const { isBot, request } = turn.visit
    const reading = readView(turn, remote)
    const read = await (isBot || wantsJson(request) ? reading : atMost(reading, PATIENCE))
    if (read && !read.ok && read.status === 404) return { kind: 'notFound' }
    return { kind: 'data', data: { read, reading }, status: read && !read.ok ? read.status : 200 }
  },
  view: ({ read }) => read && shown(turn, remote, read),
  defer: ({ read, reading }) =>
    read
      ? null
      : {
          fallback: <RemoteMarkup html={loadingMarkup(remote)} />,
          content: reading.then((done) => shown(turn, remote, done)),
        },
  head: ({ read }, { config }) => {
    const view = read?.ok ? read.view : null
    return {
      title: view?.title || config.companyName,
      description: view?.description ?? '',
      ...(view?.noindex && { noindex: true }),
    }
  },
})

/** The remotes' sections below a page, and what the page itself defers. They come late and never harm it: a failed one shows its button. */
export function withSections(turn: Turn, own: Late | null, remotes: readonly Remote[]): Late | null {
  if (remotes.length === 0) return own
  const sections = remotes.map(async (remote) => ({ remote, read: await readView(turn, remote) }))
  const parts = Promise.all(sections).then((all) =>
    all.map(({ remote, read }) => <div key={remote.app}>{shown(turn, remote, read)}</div>),
  )
  return {
    fallback: (
      <>
        {own?.fallback}
        {remotes.map((remote) => (
          <RemoteMarkup key={remote.app} html={loadingMarkup(remote)} />
        ))}
      </>
    ),
    content: Promise.all([own?.content.catch(() => null), parts]).then(([first, rest]) => [
      <div key="own">{first}</div>,
      ...rest,
    ]),
  }
}
