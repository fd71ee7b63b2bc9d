import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import type { PageSeo } from '../../../shared/api/content.ts'
import { getPageVisual } from '../../../shared/api/seo.ts'
import { sanitise } from '../../../shared/domain/content/sanitise.ts'
import { Kept } from '../../../shared/ui/raw.tsx'
import { originFetch } from '../origin/fetch.ts'
import { POLICIES } from '../origin/policies.ts'
import { sharedRead } from '../origin/shared-read.ts'
import type { Turn } from '../turn.ts'
import { seoQueryOf } from './read.ts'

type Visual = v.InferOutput<typeof getPageVisual.answer>
const answerText = v.pipe(v.string(), v.parseJson(), v.object({ data: getPageVisual.answer }))

/** A picture of this site, whoever's module names it. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\\]+$/.test(path)

/** What stands below a page's own content: the operator's picture and text; nothing without both. The text is made safe here too (SEC-42). */
export function visualMarkup(visual: Visual): string {
  const image = visual?.image && isOwnPath(visual.image) ? visual.image : null
  const text = sanitise(visual?.text ?? '')
  if (image === null && text === '') return ''
  return renderToStaticMarkup(
    <section className="visual text card">
      {image !== null && <img src={image} alt={visual?.alt ?? ''} loading="lazy" decoding="async" />}
      {text !== '' && <Kept html={text} dir="auto" />}
    </section>,
  )
}

/** The page visual of the SEO module (spec §7), as markup; empty where there is none, or no answer in time. Asked only when the module's data of the page does not deny it. Never rejects. */
export async function visualHtml(turn: Turn, module: PageSeo | null): Promise<string> {
  if (module === null || module.hasVisual === false) return ''
  const path = `${getPageVisual.path}?${seoQueryOf(turn)}`
  const shared = await sharedRead(
    path,
    POLICIES.seo.cache,
    (work) => turn.waitUntil(work),
    async (behind) => {
      const answer = await turn.timed('visual', () => originFetch(turn.env, 'seo', path, {}, { behind }))
      if (answer?.status !== 200) return null
      const parsed = v.safeParse(answerText, answer.text)
      return parsed.success ? { text: answer.text, value: visualMarkup(parsed.output.data) } : null
    },
  )
  return shared?.value ?? ''
}
