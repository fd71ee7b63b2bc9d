import type { UserConfig } from '../../../../shared/api/identity.ts'
import type { Security } from '../../../../shared/api/security.ts'
import { protectionOf } from '../../../../shared/domain/account/protection.ts'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import type { Loaded, Page, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { ClosureCard } from './closure-card.tsx'
import { OfficeScreen, officeHead } from './screen.tsx'
import { actOnSecurity, NOTHING, type Outcome } from './security-acts.ts'
import {
  type CardProps,
  ContactCard,
  OtherDeviceCard,
  PasswordCard,
  SessionsCard,
  TwoFactorCard,
} from './security-cards.tsx'

/** Ways to protect an account (spec §3, protection_methods), in the order in which they are shown. */
const METHODS = [
  ['enable_two_factor_auth', 'two_factor'],
  ['enable_phone_binding', 'phone'],
  ['enable_security_question', 'question'],
  ['enable_email_auth', 'email'],
] as const satisfies readonly (readonly [keyof UserConfig['protection_methods'], string])[]

interface SecurityData {
  user: UserConfig | null
  /** Null: the page says how well the account is protected, and changes nothing. */
  security: Security | null
  form: PlainForm
  outcome: Outcome
}

async function load(ctx: PageContext, outcome: Outcome): Promise<Loaded<SecurityData>> {
  const [user, security] = await Promise.all([ctx.origin.userConfig(), ctx.origin.security()])
  return {
    kind: 'data',
    data: { user, security, form: ctx.form(), outcome },
    ...(user === null && { status: 503 }),
  }
}

/** Office, security: how well the account is protected, by what, and what the player can do. */
export const securityPage: Page<SecurityData> = {
  load: (ctx) => load(ctx, NOTHING),
  view: ({ user, security, form, outcome }, ctx) => (
    <OfficeScreen ctx={ctx} section="security" title="office_security">
      {outcome.said !== null && (
        <p
          className={outcome.said.isDone ? 'card box win' : 'form-error'}
          role={outcome.said.isDone ? 'status' : 'alert'}
        >
          {outcome.said.text}
        </p>
      )}
      {user === null ? (
        <Unavailable ctx={ctx} />
      ) : (
        <>
          {security?.isFresh === false && <p className="mu">{ctx.t('security_step_up')}</p>}
          <div className="split">
            <div className="list">
              <Methods user={user} ctx={ctx} isChangeable={security !== null} />
              {security !== null && <Access {...{ ctx, form, user, security, outcome }} />}
            </div>
            <div className="list">
              {security !== null && <Reach {...{ ctx, form, user, security, outcome }} />}
              <Advice ctx={ctx} />
            </div>
          </div>
        </>
      )}
    </OfficeScreen>
  ),
  head: (_data, ctx) => officeHead(ctx, 'office_security', 'office_security_text'),
  post: async (form, ctx) => {
    const outcome = await actOnSecurity(form, ctx)
    // The session goes on under a new cookie, which this request has not: only the next one can read the page.
    if (outcome.isNewSession)
      return { kind: 'redirect', status: 303, to: `${ctx.href('security')}?notice=password-changed` }
    if (outcome.isClosed)
      return { kind: 'redirect', status: 303, to: `${ctx.href('responsibleGaming')}?notice=account-closed` }
    return load(ctx, outcome)
  },
}

const Access = (props: CardProps) => (
  <>
    <TwoFactorCard {...props} />
    <PasswordCard {...props} />
  </>
)

const Reach = (props: CardProps) => (
  <>
    <ContactCard {...props} />
    <SessionsCard {...props} />
    <OtherDeviceCard {...props} />
    <ClosureCard {...props} />
  </>
)

function Methods({
  user,
  ctx: { t, href },
  isChangeable,
}: {
  user: UserConfig
  ctx: PageContext
  isChangeable: boolean
}) {
  const { protection_level: level, protection_methods: methods, changed_pass_day_count: days } = user
  const protection = protectionOf(level)
  return (
    <section className="box card">
      <h2>{t('office_protection')}</h2>
      {protection === null || level === null ? (
        <p className="mu">{t('office_security_level_unknown')}</p>
      ) : (
        <p>
          <b>{t('office_security_level', { level: t(`office_protection_${protection}`) })}</b>{' '}
          <meter min={0} max={100} value={level} aria-label={t('office_protection')} />
        </p>
      )}
      <ul className="rows methods">
        <li>
          <span>
            {t('office_security_password')}
            <small className="mu">{t('office_security_password_text')}</small>
          </span>
          <span className="end">
            {days === 0 ? t('office_security_password_today') : t('office_security_password_age', { days })}
          </span>
        </li>
        {METHODS.map(([method, name]) => (
          <li key={method}>
            <span>
              {t(`office_security_${name}`)}
              <small className="mu">{t(`office_security_${name}_text`)}</small>
            </span>
            <span className={methods[method] ? 'state state-won end' : 'state end'}>
              {t(methods[method] ? 'office_security_on' : 'office_security_off')}
            </span>
          </li>
        ))}
      </ul>
      {!isChangeable && (
        <a className="btn" href={`${href('support')}#write`}>
          {t('office_security_change')}
        </a>
      )}
    </section>
  )
}

const Advice = ({ ctx: { t } }: { ctx: PageContext }) => (
  <section className="box card">
    <h2>{t('office_security_advice')}</h2>
    <ul className="advice">
      {([1, 2, 3] as const).map((n) => (
        <li key={n}>{t(`office_security_advice_${n}`)}</li>
      ))}
    </ul>
  </section>
)
