import type { FormEvent, MouseEvent } from 'react'
import type { IslandTranslate } from '../../i18n/translate.ts'
import { LoginFields } from '../auth/login-fields.tsx'
import { LOGIN_WAYS, type LoginMode, type SocialWay } from '../auth/model.ts'
import { SocialButtons } from '../auth/social.tsx'
import { Ways } from '../auth/ways.tsx'
import { HiddenFields } from './fields.tsx'
import { islandHref } from './links.ts'
import type { IslandProps } from './props.ts'

type LoginProps = IslandProps['login']
export interface LoginActs {
  choose(mode: LoginMode, isByPhone?: boolean): void
  social(name: SocialWay['name']): void
}
interface LoginViewProps {
  props: LoginProps
  t: IslandTranslate
  submit?: (event: FormEvent<HTMLFormElement>) => void
  acts?: LoginActs
  busy?: boolean
}

const isRecovery = (mode: LoginMode): boolean => mode === 'forgot' || mode === 'reset'
const isSecondStep = (mode: LoginMode): boolean => mode === 'login_password_two_step_code' || mode === 'social_two_step'

/** A mode in an address and in a form. */
const spelled = (mode: LoginMode): string => mode.replaceAll('_', '-')

/** Where the form of a mode posts to and stands, when no script runs. */
export function modeHref(lang: string, mode: LoginMode, next: string | null, isByPhone = false): string {
  const query = new URLSearchParams()
  if (!isRecovery(mode) && mode !== 'login_password') query.set('mode', spelled(mode))
  if (isByPhone) query.set('by', 'phone')
  if (next !== null) query.set('next', next)
  const path = isRecovery(mode) ? `/${lang}/user/passwordreset` : islandHref(lang, 'login')
  return query.size > 0 ? `${path}?${query}` : path
}

function buttonOf({ mode, isSent, isByPhone }: LoginProps) {
  if (mode === 'sms' && !isSent) return 'login_send'
  if (mode === 'forgot') return isByPhone ? 'login_send' : 'recovery_send'
  return mode === 'reset' ? 'recovery_save' : 'login_submit'
}

/** What the card says before its fields. */
function Intro({ props, t }: { props: LoginProps; t: IslandTranslate }) {
  const { mode, error, notice, isByPhone } = props
  return (
    <>
      {mode === 'forgot' && notice === null && (
        <p className="mu">{t(isByPhone ? 'recovery_text_phone' : 'recovery_text')}</p>
      )}
      {notice !== null && (
        <p className="coupon-note" role="status">
          {notice}
        </p>
      )}
      {error !== null && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}

/** Sign-in in its four modes, and a forgotten password. Plain forms that post to their pages; the browser's part sends the calls instead. */
export function LoginIslandView({ props, t, submit, acts, busy = false }: LoginViewProps) {
  const { lang, form, next, mode, social } = props
  const to = (wanted: LoginMode, isByPhone = false) => ({
    href: modeHref(lang, wanted, next, isByPhone),
    ...(acts && {
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        acts.choose(wanted, isByPhone)
      },
    }),
  })
  return (
    <div className="form">
      <form key={mode} className="form" method="post" action={form.action} onSubmit={submit}>
        <HiddenFields csrf={form.csrf} action="login" />
        <input type="hidden" name="mode" value={spelled(mode)} />
        {props.isByPhone && <input type="hidden" name="by" value="phone" />}
        {next !== null && <input type="hidden" name="next" value={next} />}
        <h1>{t(isRecovery(mode) ? 'recovery_title' : 'login_title')}</h1>
        {!isRecovery(mode) && !isSecondStep(mode) && (
          <Ways
            label={t('login_modes')}
            ways={LOGIN_WAYS}
            current={LOGIN_WAYS.find((way) => way === mode) ?? null}
            name={(way) => t(`login_mode_${way}`)}
            href={(way) => modeHref(lang, way, next)}
            choose={acts?.choose}
          />
        )}
        <Intro props={props} t={t} />
        <LoginFields props={props} t={t} />
        <button type="submit" className="btn btn-main wide" disabled={busy} aria-busy={busy || undefined}>
          {t(busy && buttonOf(props) === 'login_submit' ? 'login_submitting' : buttonOf(props))}
        </button>
        <p className="form-ways">
          {mode === 'sms' && props.isSent && (
            <a className="link" {...to('sms')}>
              {t('login_other_number')}
            </a>
          )}
          {mode === 'forgot' && (
            <a className="link" {...to('forgot', !props.isByPhone)}>
              {t(props.isByPhone ? 'recovery_by_email' : 'recovery_by_phone')}
            </a>
          )}
          {isRecovery(mode) || isSecondStep(mode) ? (
            <a className="link" {...to('login_password')}>
              {t(isRecovery(mode) ? 'recovery_to_login' : 'login_back')}
            </a>
          ) : (
            <>
              <a className="link" {...to('forgot', mode === 'sms' || mode === 'phone_password')}>
                {t('login_forgot')}
              </a>
              {props.isRegistration && (
                <span>
                  {t('login_no_account')}{' '}
                  <a className="link" href={islandHref(lang, 'registration')} data-open="registration">
                    {t('login_to_registration')}
                  </a>
                </span>
              )}
            </>
          )}
        </p>
      </form>
      {!isRecovery(mode) && !isSecondStep(mode) && (
        <SocialButtons ways={social} form={form} t={t} choose={acts?.social} />
      )}
    </div>
  )
}
