import { type FormEvent, useState } from 'react'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import { registrationErrors } from '../../../shared/ui/forms/registration-errors.ts'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { RegistrationIslandView } from '../../../shared/ui/islands/registration.tsx'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { errorText } from '../../api/error-text.ts'
import { request } from '../../api/request.ts'
import { goOn } from '../../page/go-on.ts'

/** The form's fields as the call's body (shared/api/identity.ts `fullRegistration`). */
function bodyOf(fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  return {
    email: text('email'),
    /** A password is taken byte for byte. */
    password: String(fields.get('password') ?? ''),
    name: text('name'),
    surname: text('surname'),
    birthday: text('birthday'),
    countryId: Number(text('countryId')),
    currency: text('currency'),
    bonus: Number(text('bonus')),
    ...(text('promoCode') !== '' && { promoCode: text('promoCode') }),
    agree: fields.get('agree') === 'true',
  }
}

export default function RegistrationIsland({ props, t }: { props: IslandProps['registration']; t: IslandTranslate }) {
  const awake = useAwake()
  const [errors, fail] = useState(props.errors)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    fail({})
    const answer = await request('/web-api/auth/registration/full_reg', {
      method: 'POST',
      body: bodyOf(new FormData(form)),
    })
    if (answer.ok) return goOn(props.lang, null)
    setBusy(false)
    const text = errorText(answer, t)
    const found = answer.answered ? registrationErrors(answer.title, answer.body, text, t) : { form: text }
    fail(found)
    form.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus()
  }
  return <RegistrationIslandView props={{ ...props, errors }} t={t} busy={busy} {...(awake && { submit })} />
}
