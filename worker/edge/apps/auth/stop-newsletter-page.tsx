import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { isTold } from '../../forms/notice.ts'
import type { Page, PageContext } from '../../page.ts'

interface StopData {
  form: PlainForm
  /** Of a newsletter's link; null when the address has none. */
  token: string | null
  /** `open`, `done`, or the title of what went wrong. */
  outcome: string
}

const stateOf = (ctx: PageContext, token: string | null, outcome: string): StopData => ({
  form: ctx.form(),
  token,
  outcome,
})

/**
 * The link of a newsletter (spec §2 `user/stopnewsletter`): a press stops it, without signing in; whoever looks at mails beforehand presses
 * nothing. Without a token a player stops it for his own account, and a visitor is led to the sign-in.
 */
export const stopNewsletterPage: Page<StopData> = {
  load: async (ctx) => ({ kind: 'data', data: stateOf(ctx, ctx.visit.url.searchParams.get('token'), 'open') }),
  view: ({ form, token, outcome }, { t, href, visit }) => {
    const canStop = token !== null || visit.player !== null
    if (outcome === 'done')
      return (
        <Note title={t('newsletter_title')} text={t('newsletter_done')}>
          <a
            className="btn"
            href={href(visit.player ? 'settings' : 'home', visit.player ? { section: 'notifications' } : {})}
          >
            {t(visit.player ? 'newsletter_settings' : 'newsletter_home')}
          </a>
        </Note>
      )
    const said = outcome === 'open' ? t(canStop ? 'newsletter_text' : 'newsletter_visitor') : null
    return (
      <Note
        title={t('newsletter_title')}
        text={said ?? t(isTold(outcome) ? outcome : 'main_query_error')}
        bad={said === null}
      >
        {canStop ? (
          <form method="post" action={form.action}>
            <input type="hidden" name="csrf" value={form.csrf} />
            <input type="hidden" name="token" value={token ?? ''} />
            <button type="submit" className="btn btn-main">
              {t('newsletter_button')}
            </button>
          </form>
        ) : (
          <a className="btn btn-main" href={href('login')}>
            {t('points_sign_in')}
          </a>
        )}
      </Note>
    )
  },
  head: (_data, { t, config }) => ({
    title: t('seo_title', { title: t('newsletter_title'), company: config.companyName }),
    description: t('newsletter_text'),
    noindex: true,
  }),
  post: async (form, ctx) => {
    const token = form.get('token') || null
    const { origin } = ctx
    const answer = token
      ? await origin.post('/web-api/newsletter/stop', { token })
      : await origin.saveSetting('enable_mail_news', false)
    const outcome = answer.ok ? 'done' : answer.status === 0 ? 'main_unavailable' : answer.title
    return { kind: 'data', data: stateOf(ctx, token, outcome) }
  },
}
