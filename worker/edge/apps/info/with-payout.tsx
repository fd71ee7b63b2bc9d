import * as v from 'valibot'
import { reopenAccount } from '../../../../shared/api/closure.ts'
import { payout } from '../../../../shared/api/payments.ts'
import { TextField } from '../../../../shared/ui/islands/fields.tsx'
import type { Page, PageContext } from '../../page.ts'

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/**
 * A page with the way to his money for who has excluded himself or closed his account: his sign-in is shut, so his password is all that it needs
 * (RG-41, RG-50). A closed account is opened again here, too (RG-80).
 */
export const withPayout = <D,>(page: Page<D>): Page<D> => ({
  ...page,
  view: (data, ctx) => (
    <>
      {page.view(data, ctx)}
      {!ctx.visit.player && <Payout ctx={ctx} />}
    </>
  ),
  post: async (form, ctx, params) => {
    const action = form.get('action')
    if (action !== 'payout' && action !== 'reopen') return page.post?.(form, ctx, params) ?? page.load(ctx, params)
    const to = (notice: string) => ({
      kind: 'redirect' as const,
      status: 303 as const,
      to: `${ctx.visit.url.pathname}?payout=1&notice=${notice}#payout`,
    })
    const proof = { uLogin: base64((form.get('login') ?? '').trim()), uPassword: base64(form.get('password') ?? '') }
    if (action === 'reopen') {
      const opened = await ctx.origin.post(reopenAccount.path, proof)
      if (!opened.ok) return to(opened.status === 0 ? 'main_outcome_unknown' : opened.title)
      const hasNext = Object.hasOwn(Object(opened.data), 'next')
      return { kind: 'redirect', status: 303, to: ctx.href(hasNext ? 'login' : 'account') }
    }
    const answer = await ctx.origin.post(payout.path, proof, { 'idempotency-key': form.get('key') ?? '' })
    if (!answer.ok) return to(answer.status === 0 ? 'main_outcome_unknown' : answer.title)
    const made = v.safeParse(payout.answer, answer.data)
    return to(made.success && made.output.total > 0 ? 'payout-asked' : 'payout_nothing')
  },
})

/** A link first: who only reads gets no form, and no cookie with it. */
function Payout({ ctx }: { ctx: PageContext }) {
  const { t, visit } = ctx
  const { searchParams, pathname } = visit.url
  if (searchParams.get('payout') !== '1' && !['excluded', 'account-closed'].includes(searchParams.get('notice') ?? ''))
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
      <input type="hidden" name="csrf" value={csrf} />
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
      <button type="submit" className="btn btn-main" name="action" value="payout">
        {t('payout_button')}
      </button>
      <button type="submit" className="btn" name="action" value="reopen">
        {t('payout_reopen')}
      </button>
    </form>
  )
}
