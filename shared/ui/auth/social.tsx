import type { IslandTranslate } from '../../i18n/translate.ts'
import type { PlainForm } from '../islands/props.ts'
import type { SocialWay } from './model.ts'

/** Providers that the operator has set up: each button goes to the provider, by a plain form of its own where no script runs. */
export function SocialButtons({
  ways,
  form,
  t,
  choose,
}: {
  ways: readonly SocialWay[]
  form: PlainForm
  t: IslandTranslate
  choose?: ((name: SocialWay['name']) => void) | undefined
}) {
  if (ways.length === 0) return null
  return (
    <form
      className="form"
      method="post"
      action={form.action}
      onSubmit={(event) => {
        if (!choose) return
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const way = ways.find(({ name }) => submitter instanceof HTMLButtonElement && name === submitter.value)
        if (way) choose(way.name)
      }}
    >
      <input type="hidden" name="csrf" value={form.csrf} />
      <input type="hidden" name="action" value="oauth" />
      <p className="mu">{t('login_social')}</p>
      <div className="stake-quick">
        {ways.map(({ name, label }) => (
          <button key={name} type="submit" className="btn" name="provider" value={name}>
            {label}
          </button>
        ))}
      </div>
    </form>
  )
}
