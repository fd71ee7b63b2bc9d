import type { FormEvent } from 'react'
import type { IslandTranslate } from '../../i18n/translate.ts'
import { HiddenFields, TextField } from './fields.tsx'
import { islandHref } from './links.ts'
import type { IslandProps } from './props.ts'

interface LoginViewProps {
  props: IslandProps['login']
  t: IslandTranslate
  submit?: (event: FormEvent<HTMLFormElement>) => void
  busy?: boolean
}

/** Sign-in. A plain form that posts to its page; the browser's part sends the call instead. */
export function LoginIslandView({ props, t, submit, busy = false }: LoginViewProps) {
  const { lang, form, login, error, next } = props
  return (
    <form className="form" method="post" action={form.action} onSubmit={submit}>
      <HiddenFields csrf={form.csrf} action="login" />
      {next !== null && <input type="hidden" name="next" value={next} />}
      <h1>{t('login_title')}</h1>
      {error !== null && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
      <TextField
        label={t('login_email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        maxLength={254}
        defaultValue={login}
      />
      <TextField
        label={t('login_password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <label className="check">
        <input type="checkbox" name="save" value="1" />
        {t('login_save')}
      </label>
      <button type="submit" className="btn btn-main wide" disabled={busy} aria-busy={busy || undefined}>
        {t(busy ? 'login_submitting' : 'login_submit')}
      </button>
      <p className="form-ways">
        <span>
          {t('login_no_account')}{' '}
          <a className="link" href={islandHref(lang, 'registration')} data-open="registration">
            {t('login_to_registration')}
          </a>
        </span>
      </p>
    </form>
  )
}
