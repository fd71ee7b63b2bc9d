import { useId, useState } from 'react'
import { type PhoneCode, phoneCodeOf } from '../../domain/account/phone-number.ts'
import type { IslandTranslate } from '../../i18n/translate.ts'
import type { PhoneValues } from './model.ts'

/** A phone: its country's code, and the number on the keyboard of phones, after the mask of that country's numbers. */
export function PhoneFields({
  codes,
  values,
  error,
  t,
}: {
  codes: readonly PhoneCode[]
  values: PhoneValues
  error?: string | undefined
  t: IslandTranslate
}) {
  const id = useId()
  const [country, choose] = useState(values.phoneCode)
  const mask = phoneCodeOf(codes, country)?.Mask
  return (
    <div className="field">
      <label htmlFor={id}>{t('login_phone')}</label>
      <span className="form-two" dir="ltr">
        <select
          className="input"
          name="phoneCode"
          aria-label={t('login_phone_code')}
          autoComplete="tel-country-code"
          defaultValue={values.phoneCode}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {codes.map(({ country, code, name }) => (
            <option key={country} value={country}>
              {`+${code} ${name}`}
            </option>
          ))}
        </select>
        <input
          className="input"
          id={id}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
          maxLength={24}
          placeholder={mask?.replaceAll('#', '0')}
          defaultValue={values.phone}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-note` })}
        />
      </span>
      {error !== undefined && (
        <p id={`${id}-note`} className="err">
          {error}
        </p>
      )}
    </div>
  )
}
