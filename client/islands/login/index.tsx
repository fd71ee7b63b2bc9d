import { type FormEvent, useState } from 'react'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import { LoginIslandView } from '../../../shared/ui/islands/login.tsx'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { shutOutText } from '../../../shared/ui/islands/shut-out.ts'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { base64Utf8 } from '../../api/base64.ts'
import { errorText } from '../../api/error-text.ts'
import { request } from '../../api/request.ts'
import { goOn } from '../../page/go-on.ts'
import { $settings } from '../../stores/settings.ts'

export default function LoginIsland({ props, t }: { props: IslandProps['login']; t: IslandTranslate }) {
  const awake = useAwake()
  const [error, fail] = useState(props.error)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    setBusy(true)
    fail(null)
    const answer = await request('/web-api/auth/login/email', {
      method: 'POST',
      body: {
        uLogin: base64Utf8(String(fields.get('email'))),
        uPassword: base64Utf8(String(fields.get('password'))),
        save: fields.has('save') ? 1 : 0,
      },
    })
    if (answer.ok) return goOn(props.lang, props.next)
    setBusy(false)
    fail((answer.answered && shutOutText(answer.body, t, $settings.get())) || errorText(answer, t))
    form.querySelector<HTMLInputElement>('[name=password]')?.select()
  }
  return <LoginIslandView props={{ ...props, error }} t={t} busy={busy} {...(awake && { submit })} />
}
