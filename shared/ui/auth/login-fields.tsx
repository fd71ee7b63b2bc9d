import type { IslandTranslate } from '../../i18n/translate.ts'
import { TextField } from '../islands/fields.tsx'
import type { IslandProps } from '../islands/props.ts'
import { PasswordField } from './password-field.tsx'
import { PhoneFields } from './phone-fields.tsx'

interface FieldsProps {
  props: IslandProps['login']
  t: IslandTranslate
}

const Save = ({ t }: { t: IslandTranslate }) => (
  <label className="check">
    <input type="checkbox" name="save" value="1" />
    {t('login_save')}
  </label>
)

const Password = ({ t }: { t: IslandTranslate }) => (
  <PasswordField t={t} label={t('login_password')} name="password" autoComplete="current-password" />
)

/** A code that was sent or that an app shows; phones offer the one of the SMS by themselves. */
const Code = ({ t, label, hint }: { t: IslandTranslate; label: 'login_code' | 'login_two_step'; hint?: string }) => (
  <TextField
    label={t(label)}
    {...(hint !== undefined && { hint })}
    name="code"
    autoComplete="one-time-code"
    inputMode={label === 'login_code' ? 'numeric' : 'text'}
    required
    minLength={6}
    maxLength={12}
    dir="ltr"
    autoCapitalize="characters"
    spellCheck={false}
  />
)

const Phone = ({ props, t }: FieldsProps) => (
  <PhoneFields codes={props.codes} values={{ phoneCode: props.phoneCode, phone: props.phone }} t={t} />
)

const Email = ({ props, t, label }: FieldsProps & { label: 'login_login' | 'login_email' }) => (
  <TextField
    label={t(label)}
    name="email"
    {...(label === 'login_email' && { type: 'email' })}
    autoComplete="username"
    inputMode="email"
    autoCapitalize="off"
    spellCheck={false}
    dir="ltr"
    required
    maxLength={254}
    defaultValue={props.login}
  />
)

/** The fields of each way to sign in (S3.45), of the second step, and of a forgotten password. */
export function LoginFields({ props, t }: FieldsProps) {
  const { mode, isSent, token } = props
  if (mode === 'sms') return isSent ? <Code t={t} label="login_code" /> : <Phone props={props} t={t} />
  if (mode === 'login_password_two_step_code' || mode === 'social_two_step')
    return <Code t={t} label="login_two_step" hint={t('login_two_step_hint')} />
  if (mode === 'forgot')
    return props.isByPhone ? <Phone props={props} t={t} /> : <Email props={props} t={t} label="login_email" />
  if (mode === 'reset')
    return (
      <>
        {token === null ? <Code t={t} label="login_code" /> : <input type="hidden" name="token" value={token} />}
        <PasswordField
          t={t}
          label={t('recovery_new')}
          hint={t('registration_password_hint')}
          name="password"
          autoComplete="new-password"
          minLength={8}
        />
      </>
    )
  return (
    <>
      {mode === 'phone_password' ? <Phone props={props} t={t} /> : <Email props={props} t={t} label="login_login" />}
      <Password t={t} />
      <Save t={t} />
    </>
  )
}
