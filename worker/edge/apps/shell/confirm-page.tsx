import type { Translate } from '../../../../shared/i18n/translate.ts'
import { translator } from '../../../../shared/i18n/translator.ts'
import { safeTarget } from '../../../../shared/routes/safe-target.ts'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import { dateText } from '../../../../shared/ui/time.ts'
import type { Loaded, Page, PageContext } from '../../page.ts'
import { Screen } from './screen.tsx'
import { Unavailable } from './unavailable.tsx'

interface ConfirmData {
  /** When the rules changed; null when nobody can tell now. */
  updatedAt: string | null
  /** What changed, as the operator put it in this language. */
  changes: readonly string[]
  form: PlainForm
  next: string | null
  hasFailed: boolean
  isKnown: boolean
}

/** Texts in the language of the query `lng` (spec §2), else of the visit. */
const textsOf = ({ visit, config, t }: PageContext): Translate => {
  const lng = visit.url.searchParams.get('lng')
  return lng !== null && config.languages.includes(lng) ? translator(lng) : t
}

const nextOf = (ctx: PageContext, form?: URLSearchParams): string | null => {
  const raw = form?.get('next') ?? ctx.visit.url.searchParams.get('next')
  return raw ? safeTarget(raw, ctx.visit.url.href) : null
}

/** What stands to be confirmed; who has nothing to confirm goes on, since the answer has renewed the token that the guards read. */
async function read(ctx: PageContext, next: string | null, hasFailed: boolean): Promise<Loaded<ConfirmData>> {
  if (!ctx.visit.player) return { kind: 'redirect', status: 302, to: ctx.href('home') }
  const status = await ctx.origin.termsStatus()
  if (status?.result === false) return { kind: 'redirect', status: 302, to: next ?? ctx.href('home') }
  const data = {
    updatedAt: status?.updatedAt ?? null,
    changes: ctx.config.termsChanges?.[textsOf(ctx).lang] ?? [],
    form: { ...ctx.form(), action: ctx.visit.url.pathname + ctx.visit.url.search },
    next,
    hasFailed,
    isKnown: status !== null,
  }
  return { kind: 'data', data, ...(status === null && !hasFailed && { status: 503 }) }
}

/** Changed rules: since when, what changed, where to read them, and the word of the player. */
export const confirmPage: Page<ConfirmData> = {
  load: (ctx) => read(ctx, nextOf(ctx), false),
  view: (data, ctx) => {
    const t = textsOf(ctx)
    if (!data.isKnown && !data.hasFailed) return <Unavailable ctx={ctx} />
    return (
      <Screen title={t('terms_title')} lang={t.lang} dir={t.dir}>
        {data.hasFailed && (
          <p className="err" role="alert">
            {t('information_confirm_terms_error')}
          </p>
        )}
        {data.updatedAt !== null && (
          <p>{t('terms_updated', { date: dateText(data.updatedAt, t.lang, ctx.visit.display, 'date') })}</p>
        )}
        <Changes changes={data.changes} t={t} />
        <a className="more" href={`/${t.lang}/rules/1`} target="_blank" rel="noopener">
          {t('terms_read')}
        </a>
        <form method="post" action={data.form.action} className="acts">
          <input type="hidden" name="csrf" value={data.form.csrf} />
          {data.next !== null && <input type="hidden" name="next" value={data.next} />}
          <button type="submit" name="action" value="confirm" className="btn btn-main">
            {t('terms_confirm')}
          </button>
          <button type="submit" name="action" value="logout" className="btn">
            {t('terms_refuse')}
          </button>
        </form>
        {ctx.config.contacts.email && (
          <p className="hint">{t('terms_money', { email: `\u2068${ctx.config.contacts.email}\u2069` })}</p>
        )}
      </Screen>
    )
  },
  head: (_data, ctx) => {
    const t = textsOf(ctx)
    return {
      title: t('seo_title', { title: t('terms_title'), company: ctx.config.companyName }),
      description: t('terms_changes_unlisted'),
      noindex: true,
    }
  },
  post: async (form, ctx) => {
    const next = nextOf(ctx, form)
    if (!ctx.visit.player) return { kind: 'redirect', status: 303, to: ctx.href('login') }
    const answer = await ctx.origin.confirmTerms()
    return answer.ok ? { kind: 'redirect', status: 303, to: next ?? ctx.href('home') } : read(ctx, next, true)
  },
}

function Changes({ changes, t }: { changes: readonly string[]; t: Translate }) {
  if (changes.length === 0) return <p>{t('terms_changes_unlisted')}</p>
  return (
    <>
      <h2>{t('terms_changes')}</h2>
      <ul className="dots">
        {changes.map((change) => (
          <li key={change} dir="auto">
            {change}
          </li>
        ))}
      </ul>
    </>
  )
}
