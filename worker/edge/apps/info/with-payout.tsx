import * as v from 'valibot'
import { payout } from '../../../../shared/api/payments.ts'
import { HiddenFields, TextField } from '../../../../shared/ui/islands/fields.tsx'
import type { Page, PageContext } from '../../page.ts'

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** A page with the way to his money for who has excluded himself: his sign-in is shut, so his password is all that it needs (RG-41, RG-50). */
export const withPayout = <D,>(page: Page<D>): Page<D> => ({
  ...page,
  view: (data, ctx) => (
    <>
      {page.view(data, ctx)}
      {!ctx.visit.player && <Payout ctx={ctx} />}
    </>
  ),
  post: async (form, ctx, params) => {
    if (form.get('action') !== 'payout') return page.post?.(form, ctx, params) ?? page.load(ctx, params)
    const to = (notice: string) => ({
      kind: 'redirect' as const,
      status: 303 as const,
      to: `${ctx.visit.url.pathname}?payout=1&notice=${notice}#payout`,
    })
    const answer = await ctx.origin.post(
      payout.path,
      { uLogin: base64((form.get('login') ?? '').trim()), uPassword: base64(form.get('password') ?? '') },
      { 'idempotency-key': form.get('key') ?? '' },
    )
    if (!answer.ok) return to(answer.status === 0 ? 'main_outcome_unknown' : answer.title)
    const made = v.safeParse(payout.answer, answer.data)
    return to(made.success && made.output.total > 0 ? 'payout-asked' : 'payout_nothing')
  },
})

/** A link first: who only reads gets no form, and no cookie with it. */
function Payout({ ctx }: { ctx: PageContext }) {
  const { t, visit } = ctx
  const { searchParams, pathname } = visit.url
  if (searchParams.get('payout') !== '1' && searchParams.get('notice') !== 'excluded')
    return (
      <p className="note card" id="payout">
        <a className="link" href={`${pathname}?payout=1#payout`} rel="nofollow">
          {t('payout_title')}
        </a>
      </p>
    )
  const { csrf, key } = ctx.form()
  return (
    <form className="box card narrow" method="post" action={pathname} id="payout">
      <HiddenFields csrf={csrf} action="payout" />
      <input type="hidden" name="key" value={key} />
      <h2>{t('payout_title')}</h2>
      <p className="mu">{t('payout_text')}</p>
      <TextField label={t('payout_login')} name="login" autoComplete="username" maxLength={254} dir="ltr" required />
      <TextField
        label={t('payout_password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        required
      />
      <button type="submit" className="btn btn-main">
        {t('payout_button')}
      </button>
    </form>
  )
}
