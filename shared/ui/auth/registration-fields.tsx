import type { IslandTranslate } from '../../i18n/translate.ts'
import { Field, TextField } from '../islands/fields.tsx'
import { islandHref } from '../islands/links.ts'
import type { IslandProps } from '../islands/props.ts'
import { PasswordField } from './password-field.tsx'
import { PhoneFields } from './phone-fields.tsx'

interface FieldsProps {
  props: IslandProps['registration']
  t: IslandTranslate
}
const own =
  ({ values, errors }: IslandProps['registration']) =>
  (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
  })

/** Who the person is: with full data, and beside a provider's word as far as it says nothing of it. */
export function PersonFields({ props, t }: FieldsProps) {
  const of = own(props)
  return (
    <>
      <div className="form-two">
        <TextField label={t('registration_name')} autoComplete="given-name" required maxLength={60} {...of('name')} />
        <TextField
          label={t('registration_surname')}
          hint={t('registration_name_hint')}
          autoComplete="family-name"
          required
          maxLength={60}
          {...of('surname')}
        />
      </div>
      <TextField
        label={t('registration_birthday')}
        hint={t('registration_birthday_hint', { age: props.minAge })}
        type="date"
        autoComplete="bday"
        required
        min="1900-01-01"
        {...of('birthday')}
      />
    </>
  )
}

/** What the player signs in with: e-mail and password. */
export function EmailFields({ props, t }: FieldsProps) {
  return (
    <>
      <TextField
        label={t('registration_email')}
        hint={t('registration_email_hint')}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={254}
        {...own(props)('email')}
      />
      <PasswordField
        t={t}
        label={t('registration_password')}
        hint={t('registration_password_hint')}
        autoComplete="new-password"
        minLength={8}
        name="password"
        error={props.errors.password}
      />
    </>
  )
}

export const RegistrationPhone = ({ props, t }: FieldsProps) => (
  <PhoneFields
    codes={props.codes}
    values={{ phoneCode: props.values.phoneCode ?? '', phone: props.values.phone ?? '' }}
    error={props.errors.phone}
    t={t}
  />
)

/** Country, currency, bonus and promo code: every way to register has them. */
export function HouseFields({ props, t }: FieldsProps) {
  const { values, errors, countries, currencies } = props
  return (
    <>
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
        {...own(props)('promoCode')}
      />
    </>
  )
}

/** The player's word on age and rules; never ticked by us. */
export function Agreement({ props, t }: FieldsProps) {
  const { lang, minAge, values, errors } = props
  return (
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
  )
}
