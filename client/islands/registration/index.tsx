import { type FormEvent, useState } from 'react'
import { type PhoneCode, phoneTold } from '../../../shared/domain/account/phone-number.ts'
import type { RegistrationType } from '../../../shared/domain/account/social.ts'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import type { SocialWay } from '../../../shared/ui/auth/model.ts'
import { registrationErrors } from '../../../shared/ui/forms/registration-errors.ts'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { RegistrationIslandView } from '../../../shared/ui/islands/registration.tsx'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { errorText } from '../../api/error-text.ts'
import { record } from '../../api/loose.ts'
import { request } from '../../api/request.ts'
import { goOn } from '../../page/go-on.ts'
import { signInSocially } from '../../session/social.ts'

/** Fields that a way to register has beside those of all. */
const OWN: Record<RegistrationType, readonly string[]> = {
  fast_reg: [],
  phone_reg: [],
  full_reg: ['email', 'name', 'surname', 'birthday'],
  soc_reg: ['name', 'surname', 'birthday'],
}

/** The form's fields as the body of its way's call (shared/api/registration.ts). */
export function bodyOf(type: RegistrationType, fields: FormData, codes: readonly PhoneCode[]): Record<string, unknown> {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  return {
    ...Object.fromEntries(OWN[type].map((name) => [name, text(name)])),
    /** A password is taken byte for byte. */
    ...(type === 'full_reg' && { password: String(fields.get('password') ?? '') }),
    ...(type === 'phone_reg' && { phone: phoneTold(codes, text('phoneCode'), text('phone')) ?? '' }),
    countryId: Number(text('countryId')),
    currency: text('currency'),
    bonus: Number(text('bonus')),
    ...(text('promoCode') !== '' && { promoCode: text('promoCode') }),
    agree: fields.get('agree') === 'true',
  }
}

export default function RegistrationIsland({ props, t }: { props: IslandProps['registration']; t: IslandTranslate }) {
  const awake = useAwake()
  const [type, choose] = useState(props.type)
  const [errors, fail] = useState(props.errors)
  const [made, setMade] = useState(props.made)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    fail({})
    const answer = await request(`/web-api/auth/registration/${type}`, {
      method: 'POST',
      body: bodyOf(type, new FormData(form), props.codes),
    })
    if (answer.ok) {
      const { login, password } = record(answer.data)
      if (typeof login === 'string' && typeof password === 'string') return setMade({ login, password })
      return goOn(props.lang, props.next)
    }
    setBusy(false)
    const text = errorText(answer, t)
    const found = answer.answered ? registrationErrors(answer.title, answer.body, text, t) : { form: text }
    fail(found)
    form.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus()
  }
  const acts = {
    choose: (way: RegistrationType) => {
      fail({})
      choose(way)
    },
    social: async (name: SocialWay['name']) => {
      const refused = await signInSocially(name, props.lang)
      if (refused && !refused.ok) fail({ form: errorText(refused, t) })
    },
  }
  return (
    <RegistrationIslandView
      props={{ ...props, type, errors, made }}
      t={t}
      busy={busy}
      {...(awake && { submit, acts })}
    />
  )
}
