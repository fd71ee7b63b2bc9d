import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { Page, PageContext } from '../../page.ts'

import { refusalText } from './error-text.ts'

interface ActivateData {
  form: PlainForm
  /** Null: the address has none of a mail's tokens. */
  token: string | null
  /** `open`, `done`, or what is said of a refusal. */
  outcome: string
}
const TOKEN = /^[A-Za-z0-9_-]{43}$/

const stateOf = (ctx: PageContext, token: string | null, outcome: string): ActivateData => ({
  form: ctx.form(),
  token: token !== null && TOKEN.test(token) ? token : null,
  outcome,
})

/** The link of a mail that confirms an address: a press confirms it, so that whoever looks at mails beforehand does not. */
export const activatePage: Page<ActivateData> = {
  load: async (ctx) => ({ kind: 'data', data: stateOf(ctx, ctx.visit.url.searchParams.get('token'), 'open') }),
  view: ({ form, token, outcome }, { t, href, visit }) => {
    const isOver = outcome === 'open' && token === null
    const text =
      outcome === 'open'
        ? t(isOver ? 'auth_link_over' : 'activate_text')
        : outcome === 'done'
          ? t('activate_done')
          : outcome
    return (
      <>
        <h1 className="sr">{t('activate_title')}</h1>
        <Note title={t('activate_title')} text={text}>
          {outcome === 'open' && token !== null ? (
            <form method="post" action={form.action}>
              <input type="hidden" name="csrf" value={form.csrf} />
              <input type="hidden" name="action" value="activate" />
              <input type="hidden" name="token" value={token} />
              <button type="submit" className="btn btn-main">
                {t('activate_button')}
              </button>
            </form>
          ) : (
            <a className="btn" href={href(visit.player ? 'account' : 'login')}>
              {t(visit.player ? 'office_title' : 'header_login')}
            </a>
          )}
        </Note>
      </>
    )
  },
  head: (_data, { t, config }) => ({
    title: t('seo_title', { title: t('activate_title'), company: config.companyName }),
    description: t('activate_text'),
    noindex: true,
  }),
  post: async (form, ctx) => {
    const token = form.get('token')
    const answer = await ctx.origin.post('/web-api/auth/activate', { token: token ?? '' })
    return { kind: 'data', data: stateOf(ctx, token, answer.ok ? 'done' : refusalText(answer, ctx.t)) }
  },
}
