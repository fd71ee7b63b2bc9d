import { type FormEvent, useEffect, useState } from 'react'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import type { LoginMode, SocialWay } from '../../../shared/ui/auth/model.ts'
import { nextStep, signInCall } from '../../../shared/ui/auth/sign-in-call.ts'
import { LoginIslandView } from '../../../shared/ui/islands/login.tsx'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { shutOutText } from '../../../shared/ui/islands/shut-out.ts'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { errorText } from '../../api/error-text.ts'
import { record } from '../../api/loose.ts'
import { type Answer, request } from '../../api/request.ts'
import { goOn } from '../../page/go-on.ts'
import { oneTap, signInSocially, socialWord } from '../../session/social.ts'
import { $settings } from '../../stores/settings.ts'

type LoginProps = IslandProps['login']
/** What changes while the card stands. */
type Standing = Pick<LoginProps, 'mode' | 'isSent' | 'isByPhone' | 'token' | 'notice' | 'error'>

export default function LoginIsland({ props, t }: { props: LoginProps; t: IslandTranslate }) {
  const awake = useAwake()
  const [standing, stand] = useState<Standing>(props)
  const [busy, setBusy] = useState(false)
  const { lang, next } = props

  const take = (answer: Answer): void => {
    const isUnknown = answer.ok && record(answer.data).next === 'registration'
    const step = answer.ok ? nextStep(standing, answer.data, t) : null
    if (isUnknown) location.assign(`/${lang}/registration/socialregistration`)
    else if (answer.ok && step === null) goOn(lang, next)
    else setBusy(false)
    if (step !== null) stand({ ...step, error: null })
    if (answer.ok) return
    const error = (answer.answered && shutOutText(answer.body, t, $settings.get())) || errorText(answer, t)
    stand((before) => ({ ...before, error }))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const call = signInCall(standing, (name) => String(fields.get(name) ?? ''), props.codes)
    if (call === null) return stand({ ...standing, error: t('registration_form_errors') })
    setBusy(true)
    const answer = await request(call.path, { method: 'POST', body: call.body })
    take(answer)
    if (!answer.ok) form.querySelector<HTMLInputElement>('[name=password], [name=code]')?.select()
  }
  const acts = {
    choose: (mode: LoginMode, isByPhone = false) =>
      stand({ mode, isByPhone, isSent: false, token: null, notice: null, error: null }),
    social: async (name: SocialWay['name']) => {
      setBusy(true)
      const refused = await signInSocially(name, lang)
      if (refused) take(refused)
    },
  }
  // A provider has sent the person back with its word in the address's fragment, or offers a sign-in by one tap.
  useEffect(() => {
    const word = socialWord(location)
    if (word) {
      history.replaceState(history.state, '', location.pathname + location.search)
      setBusy(true)
      void request('/web-api/auth/login/social', { method: 'POST', body: word }).then(take)
    } else if (props.isOneTap) void oneTap(lang).catch((error: unknown) => console.error('one-tap', error))
  }, [])
  return <LoginIslandView props={{ ...props, ...standing }} t={t} busy={busy} {...(awake && { submit, acts })} />
}
