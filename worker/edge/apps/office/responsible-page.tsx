import type { AvailableLimit, Limit, RealityCheck, SelfExcludeReason } from '../../../../shared/api/limits.ts'
import { getStatement, type StatementMonth } from '../../../../shared/api/statement.ts'
import { type LimitRules, profileOf, rulesOf } from '../../../../shared/domain/licence/profiles.ts'
import type { KindId } from '../../../../shared/domain/limits/kinds.ts'
import { BreakCard } from '../../../../shared/ui/limits/break-card.tsx'
import { ChoiceCard } from '../../../../shared/ui/limits/choice-card.tsx'
import { type ShownLimit, shownLimit } from '../../../../shared/ui/limits/model.ts'
import { MoneyCard } from '../../../../shared/ui/limits/money-card.tsx'
import { AskBreak, type Question } from '../../../../shared/ui/limits/question.tsx'
import { SessionCard } from '../../../../shared/ui/limits/session-card.tsx'
import { type SignedIn, signInText } from '../../../../shared/ui/limits/sign-in-text.ts'
import { StatementCard } from '../../../../shared/ui/limits/statement-card.tsx'
import { type LimitTest, TestForm } from '../../../../shared/ui/limits/test-form.tsx'
import type { LimitsView } from '../../../../shared/ui/limits/words.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { actOnLimits, questionOf } from './responsible-acts.ts'
import { OfficeScreen, officeHead } from './screen.tsx'

interface ResponsibleData {
  /** Null when the origin does not answer. */
  limits: Limit[] | null
  offered: AvailableLimit[]
  reasons: SelfExcludeReason[]
  session: RealityCheck | null
  /** The account by months; null when the origin does not answer. */
  months: StatementMonth[] | null
  rules: LimitRules
  view: LimitsView
  /** The origin's time, seconds: its clock decides. */
  now: number
  question: Question | null
  /** Questions to be answered before a loosening. */
  test: LimitTest | null
  /** The kind that was just changed. */
  open: number | null
}

/** Office, responsible play: limits on amounts and time, breaks, self-exclusion. Everything works by plain forms. */
export const responsiblePage: Page<ResponsibleData> = {
  load: async (ctx) => {
    const { origin, config, visit, read } = ctx
    const [limits, offered, reasons, session, accounts, statement] = await Promise.all([
      origin.limits(),
      origin.availableLimits(),
      origin.excludeReasons(),
      origin.realityCheck(),
      origin.accounts(),
      read(getStatement),
    ])
    const now = Math.floor((session ? Date.parse(session.time) : Date.now()) / 1000)
    const rules = rulesOf(profileOf(config.licenceProfile, config.countryCode))
    const main = accounts?.accounts.find(({ type }) => type === 0)
    const data = {
      limits,
      offered: offered ?? [],
      reasons: reasons ?? [],
      session,
      months: statement?.items ?? null,
      rules,
      now,
      view: {
        t: ctx.t,
        currency: session?.currency ?? main?.iso ?? '',
        form: ctx.form(),
        raiseHours: rules.raiseDelay / 3600,
        when: (seconds: number) => whenText(seconds, ctx),
        signIn: (last: SignedIn) => signInText(last, ctx.t.lang, ctx.visit.display),
        month: (name: string) => dateText(`${name}-01T00:00:00Z`, ctx.t.lang, { tzo: 0 }, 'month'),
      },
      test: null,
      question: questionOf(visit.url.searchParams, offered ?? [], now),
      open: Number(visit.url.searchParams.get('kind')),
    }
    return { kind: 'data', data, ...(limits === null && { status: 503 }) }
  },
  view: (data, ctx) => {
    const { t, href } = ctx
    return (
      <OfficeScreen ctx={ctx} section="responsible" title="limits_title">
        {data.test && <TestForm test={data.test} back={href('responsible')} view={data.view} />}
        {data.question && (
          <AskBreak
            question={data.question}
            back={href('responsible')}
            view={data.view}
            minDays={data.rules.minExclusionDays}
          />
        )}
        <p className="mu">
          {t('limits_intro')}{' '}
          <a className="link" href={href('responsibleGaming')}>
            {t('limits_more')}
          </a>
        </p>
        {data.limits === null ? <Unavailable ctx={ctx} /> : <Cards data={data} limits={data.limits} />}
      </OfficeScreen>
    )
  },
  head: (_data, ctx) => officeHead(ctx, 'limits_title', 'limits_description'),
  post: async (form, ctx, params) => {
    const said = await actOnLimits(form, ctx)
    if (typeof said === 'string') return { kind: 'redirect', status: 303, to: said }
    const loaded = await responsiblePage.load(ctx, params)
    return loaded.kind === 'data' ? { ...loaded, data: { ...loaded.data, test: said } } : loaded
  },
}

const whenText = (seconds: number, { t, visit: { display } }: PageContext): string => {
  const iso = new Date(seconds * 1000).toISOString()
  return `${dateText(iso, t.lang, display, 'date')}, ${timeText(iso, t.lang, display)}`
}

/** The sorts of amounts, in the order of the page, each with its kinds from the shortest period to the longest. */
const AMOUNTS = [
  { name: 'deposit', kinds: [20, 21, 22] },
  { name: 'loss', kinds: [10, 11, 12] },
  { name: 'wagering', kinds: [1, 2, 3] },
  { name: 'extra', kinds: [37] },
] as const satisfies readonly { name: string; kinds: readonly KindId[] }[]

function Cards({ data, limits }: { data: ResponsibleData; limits: Limit[] }) {
  const { offered, rules, now, view, session, reasons, open } = data
  const { t } = view
  const shown = (kind: KindId): ShownLimit | null => shownLimit(kind, limits, offered, rules, now)
  return (
    <div className="split">
      <div className="list">
        {AMOUNTS.map(({ name, kinds }) => (
          <MoneyCard
            key={name}
            title={t(`limits_${name}`)}
            text={t(`limits_${name}_text`)}
            limits={kinds.map(shown).filter((limit) => limit !== null)}
            {...{ view, open }}
          />
        ))}
        <StatementCard months={data.months} view={view} />
      </div>
      <div className="list">
        <SessionCard session={session} view={view} />
        <ChoiceCard
          title={t('limits_session')}
          text={t('limits_session_text')}
          label={t('limits_session_new')}
          limit={shown(31)}
          view={view}
          isOptional={true}
        />
        <ChoiceCard
          title={t('limits_reality')}
          text={t('limits_reality_text')}
          label={t('limits_reality_new')}
          limit={shown(32)}
          view={view}
          isOptional={rules.realityCheck.usual === 0}
        />
        <BreakCard
          title={t('limits_timeout')}
          text={t('limits_timeout_text')}
          label={t('limits_timeout_new')}
          button={t('limits_timeout_button')}
          limit={shown(33)}
          view={view}
        />
        <BreakCard
          title={t('limits_exclusion')}
          text={t('limits_exclusion_text')}
          label={t('limits_exclusion_new')}
          button={t('limits_exclusion_button')}
          limit={shown(30)}
          view={view}
        >
          <Reasons reasons={reasons} view={view} />
        </BreakCard>
        <p className="hint">{t('limits_help')}</p>
      </div>
    </div>
  )
}

/** Why somebody excludes himself: asked, never needed. */
const Reasons = ({ reasons, view: { t } }: { reasons: readonly SelfExcludeReason[]; view: LimitsView }) =>
  reasons.length > 0 && (
    <>
      <label htmlFor="reason">{t('limits_exclusion_reason')}</label>
      <select id="reason" className="input" name="reason">
        <option value="">{t('limits_exclusion_no_reason')}</option>
        {reasons.map(({ id, selfExcludeReason }) => (
          <option key={id} value={id}>
            {selfExcludeReason}
          </option>
        ))}
      </select>
    </>
  )
