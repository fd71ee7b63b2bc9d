import { type OwnMessage, ownIdeas, shareIdea } from '../../../../shared/api/support.ts'
import type { Page } from '../../page.ts'
import { type SupportFormData, sendSupport, supportForm } from '../info/support.ts'
import { SupportForm } from '../info/support-form.tsx'
import { OfficeScreen, officeHead } from './screen.tsx'
import { Messages } from './support-page.tsx'

interface IdeaData {
  /** Null when the origin does not answer: the form stands all the same. */
  shared: readonly OwnMessage[] | null
  form: SupportFormData
}

const WORDS = {
  title: 'idea_form_title',
  hint: 'idea_form_hint',
  send: 'idea_form_send',
  sent: 'idea_sent_title',
  sentText: 'idea_sent_text',
  asksEmail: false,
} as const

/** The office's page for sharing an idea (spec §2 `office/share-idea`): the form, and what the player has shared before. */
export const shareIdeaPage: Page<IdeaData> = {
  load: async (ctx) => ({
    kind: 'data',
    data: { shared: (await ctx.read(ownIdeas))?.items ?? null, form: supportForm(ctx) },
  }),
  view: ({ shared, form }, ctx) => (
    <OfficeScreen ctx={ctx} section="shareIdea" title="idea_title">
      <p className="mu">{ctx.t('idea_text')}</p>
      <SupportForm data={form} ctx={ctx} words={WORDS} />
      <section className="box card">
        <h2>{ctx.t('idea_own')}</h2>
        <Messages written={shared} none="idea_none" ctx={ctx} />
      </section>
    </OfficeScreen>
  ),
  head: (_data, ctx) => officeHead(ctx, 'idea_title', 'idea_text'),
  post: async (posted, ctx) => {
    const form = await sendSupport(posted, ctx, shareIdea.path)
    if ('kind' in form) return form
    return { kind: 'data', data: { shared: (await ctx.read(ownIdeas))?.items ?? null, form } }
  },
}
