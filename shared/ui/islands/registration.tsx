import type { FormEvent } from 'react'
import type { IslandTranslate } from '../../i18n/translate.ts'
import { Field, HiddenFields, TextField } from './fields.tsx'
import { islandHref } from './links.ts'
import type { IslandProps } from './props.ts'

interface RegistrationViewProps {
  props: IslandProps['registration']
  t: IslandTranslate
  submit?: (event: FormEvent<HTMLFormElement>) => void
  busy?: boolean
}

/** Registration with full data. Field names are those of the call's body; nothing is pre-ticked. */
export function RegistrationIslandView({ props, t, submit, busy = false }: RegistrationViewProps) {
  const { lang, form, currencies, countries, minAge, values, errors } = props
  const own = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  const some = Object.keys(errors).length > 0
  return (
    <form className="form" method="post" action={form.action} onSubmit={submit}>
      <HiddenFields csrf={form.csrf} action="registration" />
      <h1>{t('registration_title')}</h1>
      {some && (
        <p className="form-error" role="alert">
          {errors.form ?? t('registration_form_errors')}
        </p>
      )}
      <TextField
        label={t('registration_email')}
        hint={t('registration_email_hint')}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={254}
        {...own('email')}
      />
      <TextField
        label={t('registration_password')}
        hint={t('registration_password_hint')}
        type="password"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={128}
        name="password"
        error={errors.password}
      />
      <div className="form-two">
        <TextField label={t('registration_name')} autoComplete="given-name" required maxLength={60} {...own('name')} />
        <TextField
          label={t('registration_surname')}
          hint={t('registration_name_hint')}
          autoComplete="family-name"
          required
          maxLength={60}
          {...own('surname')}
        />
      </div>
      <TextField
        label={t('registration_birthday')}
        hint={t('registration_birthday_hint', { age: minAge })}
        type="date"
        autoComplete="bday"
        required
        min="1900-01-01"
        {...own('birthday')}
      />
      <div className="form-two">
        <Field label={t('registration_country')} error={errors.countryId}>
          {(control) => (
            <select className="input" {...control} name="countryId" required defaultValue={values.countryId ?? ''}>
              <option value="">{t('registration_country_choose')}</option>
              {countries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('registration_currency')} error={errors.currency}>
          {(control) => (
            <select
              className="input"
              {...control}
              name="currency"
              required
              defaultValue={values.currency ?? currencies[0]}
            >
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field label={t('registration_bonus')} error={errors.bonus}>
        {(control) => (
          <select className="input" {...control} name="bonus" defaultValue={values.bonus ?? '0'}>
            {([0, 1, 2] as const).map((bonus) => (
              <option key={bonus} value={bonus}>
                {t(`registration_bonus_${bonus}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={`${t('registration_promo_code')} (${t('main_optional')})`}
        autoComplete="off"
        maxLength={40}
        {...own('promoCode')}
      />
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            name="agree"
            value="true"
            required
            defaultChecked={values.agree === 'true'}
            aria-describedby={errors.agree === undefined ? undefined : 'agree-error'}
          />
          {t('registration_agree', { age: minAge })}
        </label>
        <a className="link" href={islandHref(lang, 'rules')}>
          {t('registration_rules_link')}
        </a>
        {errors.agree !== undefined && (
          <p className="err" id="agree-error">
            {errors.agree}
          </p>
        )}
      </div>
      <button type="submit" className="btn btn-main wide" disabled={busy} aria-busy={busy || undefined}>
        {t(busy ? 'registration_submitting' : 'registration_submit')}
      </button>
      <p className="form-ways">
        <span>
          {t('registration_has_account')}{' '}
          <a className="link" href={islandHref(lang, 'login')} data-open="login">
            {t('registration_to_login')}
          </a>
        </span>
      </p>
    </form>
  )
}
