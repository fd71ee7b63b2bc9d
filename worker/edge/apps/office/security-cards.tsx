import type { UserConfig } from '../../../../shared/api/identity.ts'
import type { Security } from '../../../../shared/api/security.ts'
import { hasEmail, hasPhone } from '../../../../shared/domain/account/activation.ts'
import { TextField } from '../../../../shared/ui/islands/fields.tsx'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'
import { ActForm } from './act-form.tsx'
import type { Outcome } from './security-acts.ts'

export interface CardProps {
  ctx: PageContext
  form: PlainForm
  user: UserConfig
  security: Security
  outcome: Outcome
}

const Button = ({ text }: { text: string }) => (
  <button type="submit" className="btn">
    {text}
  </button>
)
/** A code; one of the app's may be a recovery code, which has letters. */
const Code = ({ label, isApp = false }: { label: string; isApp?: boolean }) => (
  <TextField
    label={label}
    name="code"
    autoComplete="one-time-code"
    inputMode={isApp ? 'text' : 'numeric'}
    required
    minLength={6}
    maxLength={12}
    dir="ltr"
  />
)

export const PasswordCard = ({ ctx, form }: CardProps) => (
  <section className="box card">
    <h2>{ctx.t('security_password')}</h2>
    <ActForm ctx={ctx} form={form} act="password" isFresh={false}>
      <TextField
        label={ctx.t('recovery_new')}
        hint={ctx.t('registration_password_hint')}
        type="password"
        name="password"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={128}
      />
      <Button text={ctx.t('security_password_save')} />
    </ActForm>
  </section>
)

/** Two-step sign-in: off, waiting for its first code, just switched on, or on. */
export function TwoFactorCard({ ctx, form, security, outcome }: CardProps) {
  const { t } = ctx
  const { secret, recoveryCodes } = outcome
  return (
    <section className="box card" id="two-factor">
      <h2>{t('security_two_factor')}</h2>
      {recoveryCodes !== null && (
        <>
          <h3>{t('security_recovery')}</h3>
          <p>{t('security_recovery_text')}</p>
          <ul className="advice num" dir="ltr">
            {recoveryCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      {security.isTwoFactorOn ? (
        <>
          <p>{t('security_two_factor_left', { count: security.recoveryCodesLeft })}</p>
          <ActForm ctx={ctx} form={form} act="off" isFresh={security.isFresh}>
            <Code label={t('security_two_factor_code_off')} isApp />
            <Button text={t('security_two_factor_off')} />
          </ActForm>
        </>
      ) : secret === null ? (
        <>
          <p className="mu">{t('security_two_factor_text')}</p>
          <ActForm ctx={ctx} form={form} act="begin" isFresh={security.isFresh}>
            <Button text={t('security_two_factor_begin')} />
          </ActForm>
        </>
      ) : (
        <>
          <p>{t('security_two_factor_secret')}</p>
          <p className="num" dir="ltr">
            <b>{secret.secret.match(/.{1,4}/g)?.join(' ')}</b>
          </p>
          <a className="link" href={secret.uri}>
            {t('security_two_factor_open')}
          </a>
          <ActForm ctx={ctx} form={form} act="confirm" values={{ ...secret }}>
            <Code label={t('security_two_factor_code')} />
            <Button text={t('security_two_factor_confirm')} />
          </ActForm>
        </>
      )}
    </section>
  )
}

/** E-mail and phone: what is confirmed, and another one. */
export function ContactCard({ ctx, form, user, security, outcome }: CardProps) {
  const { t } = ctx
  const state = (isConfirmed: boolean) => (
    <span className={isConfirmed ? 'state state-won end' : 'state end'}>
      {t(isConfirmed ? 'security_confirmed' : 'security_unconfirmed')}
    </span>
  )
  return (
    <section className="box card" id="contact">
      <h2>{t('security_contact')}</h2>
      <ul className="rows">
        <li>
          <bdi>{user.user_email ?? t('office_not_given')}</bdi>
          {user.user_email !== null && state(hasEmail(user.activation_type))}
        </li>
        <li>
          <bdi>
            {user.phone_number === null ? t('office_not_given') : `${user.phone_code ?? ''}${user.phone_number}`}
          </bdi>
          {user.phone_number !== null && state(hasPhone(user.activation_type))}
        </li>
      </ul>
      {outcome.isPhoneAsked && (
        <ActForm ctx={ctx} form={form} act="phone-code">
          <Code label={t('security_phone_code')} />
          <Button text={t('security_two_factor_confirm')} />
        </ActForm>
      )}
      <ActForm ctx={ctx} form={form} act="email" isFresh={security.isFresh}>
        <TextField
          label={t('security_email')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
        />
        <Button text={t('security_email_send')} />
      </ActForm>
      <ActForm ctx={ctx} form={form} act="phone" isFresh={security.isFresh}>
        <TextField
          label={t('security_phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          maxLength={24}
          placeholder="+44…"
          dir="ltr"
        />
        <Button text={t('security_phone_send')} />
      </ActForm>
    </section>
  )
}

/** Where the player is signed in; each of the others can be ended. */
export function SessionsCard({ ctx, form, security }: CardProps) {
  const { t, visit } = ctx
  return (
    <section className="box card" id="sessions">
      <h2>{t('security_sessions')}</h2>
      <ul className="rows">
        {security.sessions.map(({ id, device, seenAt, isThis }) => (
          <li key={id}>
            <span>
              <bdi>{device || t('security_session_unknown')}</bdi>
              <small className="mu">
                {t('security_session_seen', {
                  time: `${dateText(seenAt, t.lang, visit.display)} ${timeText(seenAt, t.lang, visit.display)}`,
                })}
              </small>
            </span>
            {isThis ? (
              <span className="state state-won end">{t('security_session_this')}</span>
            ) : (
              <form method="post" action={form.action} className="end">
                <input type="hidden" name="csrf" value={form.csrf} />
                <input type="hidden" name="act" value="end" />
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  className="btn"
                  aria-label={t('security_session_end_of', { device: device || t('security_session_unknown') })}
                >
                  {t('security_session_end')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {security.sessions.length > 1 && (
        <ActForm ctx={ctx} form={form} act="end" values={{ id: 'others' }}>
          <Button text={t('security_session_others')} />
        </ActForm>
      )}
    </section>
  )
}

/** A link with which another device of the player's signs in. */
export const OtherDeviceCard = ({ ctx, form, outcome }: CardProps) => (
  <section className="box card" id="other-device">
    <h2>{ctx.t('security_other_device')}</h2>
    <p className="mu">{ctx.t('security_other_device_text')}</p>
    {outcome.link !== null && (
      <p>
        <input className="input" readOnly dir="ltr" value={outcome.link} aria-label={ctx.t('security_other_device')} />
      </p>
    )}
    <ActForm ctx={ctx} form={form} act="token">
      <Button text={ctx.t('security_other_device_make')} />
    </ActForm>
  </section>
)
