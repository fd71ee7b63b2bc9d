import type { FormEvent } from 'react'
import type { RegistrationType } from '../../domain/account/social.ts'
import type { IslandTranslate } from '../../i18n/translate.ts'
import type { SocialWay } from '../auth/model.ts'
import { Agreement, EmailFields, HouseFields, PersonFields, RegistrationPhone } from '../auth/registration-fields.tsx'
import { SocialButtons } from '../auth/social.tsx'
import { Ways } from '../auth/ways.tsx'
import { HiddenFields } from './fields.tsx'
import { islandHref } from './links.ts'
import type { IslandProps } from './props.ts'

type RegistrationProps = IslandProps['registration']
interface RegistrationViewProps {
  props: RegistrationProps
  t: IslandTranslate
  submit?: (event: FormEvent<HTMLFormElement>) => void
  acts?: { choose(type: RegistrationType): void; social(name: SocialWay['name']): void }
  busy?: boolean
}

/** Address of a way to register. */
export const typeHref = (lang: string, type: RegistrationType): string => {
  const page = islandHref(lang, 'registration')
  if (type === 'soc_reg') return `${page}/socialregistration`
  return type === 'full_reg' ? page : `${page}?type=${type}`
}

/** Login and password of the house's making, told once. */
function Made({ props, t }: { props: RegistrationProps; t: IslandTranslate }) {
  const { lang, made, next } = props
  if (made === null) return null
  return (
    <div className="form" data-made="">
      <h1>{t('registration_made_title')}</h1>
      <p className="mu" role="status">
        {t('registration_made_text')}
      </p>
      <dl className="facts">
        <dt>{t('registration_made_login')}</dt>
        <dd dir="ltr">{made.login}</dd>
        <dt>{t('registration_password')}</dt>
        <dd dir="ltr">{made.password}</dd>
      </dl>
      <a className="btn btn-main wide" href={next ?? islandHref(lang, 'office')}>
        {t('registration_made_on')}
      </a>
    </div>
  )
}

/** The fields of a way to register. */
function Fields({ props, t }: { props: RegistrationProps; t: IslandTranslate }) {
  const { type } = props
  return (
    <>
      {type === 'phone_reg' && <RegistrationPhone props={props} t={t} />}
      {type === 'full_reg' && <EmailFields props={props} t={t} />}
      {(type === 'full_reg' || type === 'soc_reg') && <PersonFields props={props} t={t} />}
      <HouseFields props={props} t={t} />
      <Agreement props={props} t={t} />
    </>
  )
}

/** Registration. Field names are those of the call's body; nothing is pre-ticked. */
export function RegistrationIslandView({ props, t, submit, acts, busy = false }: RegistrationViewProps) {
  const { lang, form, type, types, errors, provider, social } = props
  if (props.made !== null) return <Made props={props} t={t} />
  const some = Object.keys(errors).length > 0
  const mustChoose = type === 'soc_reg' && provider === null
  return (
    <div className="form">
      <form key={type} className="form" method="post" action={form.action} onSubmit={submit}>
        <HiddenFields csrf={form.csrf} action="registration" />
        <input type="hidden" name="type" value={type} />
        <h1>{t('registration_title')}</h1>
        <Ways
          label={t('registration_types')}
          ways={types}
          current={type}
          name={(way) => t(`registration_type_${way}`)}
          href={(way) => typeHref(lang, way)}
          choose={acts?.choose}
        />
        {type !== 'full_reg' && (
          <p className="mu">
            {provider === null ? t(`registration_text_${type}`) : t('registration_text_soc_done', { provider })}
          </p>
        )}
        {some && (
          <p className="form-error" role="alert">
            {errors.form ?? t('registration_form_errors')}
          </p>
        )}
        {!mustChoose && (
          <>
            <Fields props={props} t={t} />
            <button type="submit" className="btn btn-main wide" disabled={busy} aria-busy={busy || undefined}>
              {t(busy ? 'registration_submitting' : 'registration_submit')}
            </button>
          </>
        )}
        <p className="form-ways">
          <span>
            {t('registration_has_account')}{' '}
            <a className="link" href={islandHref(lang, 'login')} data-open="login">
              {t('registration_to_login')}
            </a>
          </span>
        </p>
      </form>
      {mustChoose && <SocialButtons ways={social} form={form} t={t} choose={acts?.social} />}
    </div>
  )
}
