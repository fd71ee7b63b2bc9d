import type { UserConfig } from '../../../../shared/api/identity.ts'
import {
  areContactsComplete,
  isVerificationAvailable,
  missingProfileFields,
  needsIdentification,
  verificationState,
} from '../../../../shared/domain/account/verification.ts'
import type { TextKey } from '../../../../shared/i18n/keys.ts'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import type { Loaded, Page, PageContext } from '../../page.ts'
import { refusalText } from '../auth/error-text.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { ActForm } from './act-form.tsx'
import { type Personal, PersonalForm, type PersonalSaid, savePersonal } from './personal-form.tsx'
import { OfficeScreen, officeHead } from './screen.tsx'

interface VerificationData {
  user: UserConfig | null
  personal: Personal | null
  form: PlainForm
  said: PersonalSaid | null
  /** Why the check was not asked for. */
  refusal: string | null
}

async function load(ctx: PageContext, changes: Partial<VerificationData> = {}): Promise<Loaded<VerificationData>> {
  const [user, personal] = await Promise.all([ctx.origin.userConfig(), ctx.origin.personalData()])
  return {
    kind: 'data',
    data: { user, personal, form: ctx.form(), said: null, refusal: null, ...changes },
    ...(user === null && { status: 503 }),
  }
}

/** How far the check of the identity is, and the way on. */
function State({
  user,
  form,
  refusal,
  ctx,
}: {
  user: UserConfig
  form: PlainForm
  refusal: string | null
  ctx: PageContext
}) {
  const { t, href } = ctx
  const state = verificationState(user)
  const missing = missingProfileFields(user)
  const isAskable = state === 'open' || state === 'refused'
  return (
    <section className="box card">
      <h2>{t('verification_title')}</h2>
      <p className={state === 'verified' ? 'win' : undefined} role="status">
        {t(isAskable && !isVerificationAvailable(user) ? 'verification_none' : `verification_${state}`)}
      </p>
      {needsIdentification(user) && (
        <p>
          <b>{t('verification_required')}</b>
        </p>
      )}
      {refusal !== null && (
        <p className="form-error" role="alert">
          {refusal}
        </p>
      )}
      {isAskable && missing.length > 0 && (
        <>
          <h3>{t('verification_missing')}</h3>
          <ul className="advice">
            {missing.map((field) => (
              <li key={field}>{t(`personal_${field}`)}</li>
            ))}
          </ul>
        </>
      )}
      {isAskable && !areContactsComplete(user) && (
        <a className="link" href={`${href('security')}#contact`}>
          {t('security_contact')}
        </a>
      )}
      {isAskable && isVerificationAvailable(user) && missing.length === 0 && (
        <ActForm ctx={ctx} form={form} act="verify">
          <button type="submit" className="btn btn-main">
            {t('verification_ask')}
          </button>
        </ActForm>
      )}
      {state === 'document' && (
        <a className="btn" href={`${href('support')}#write`}>
          {t('office_support')}
        </a>
      )}
    </section>
  )
}

/** Office, verification and identification: the state, the data that it needs, and the request. */
const page = (title: TextKey): Page<VerificationData> => ({
  load: (ctx) => load(ctx),
  view: ({ user, personal, form, said, refusal }, ctx) => (
    <OfficeScreen ctx={ctx} section="verification" title={title}>
      {user === null ? (
        <Unavailable ctx={ctx} />
      ) : (
        <div className="split">
          <State {...{ user, form, refusal, ctx }} />
          {personal !== null && <PersonalForm {...{ ctx, form, personal, said }} />}
        </div>
      )}
    </OfficeScreen>
  ),
  head: (_data, ctx) => officeHead(ctx, title, 'verification_description'),
  post: async (form, ctx) => {
    if (form.get('act') !== 'verify') return load(ctx, { said: await savePersonal(form, ctx) })
    const answer = await ctx.origin.post('/web-api/user/verification', {})
    return load(ctx, { refusal: answer.ok ? null : refusalText(answer, ctx.t) })
  },
})

export const verificationPage = page('verification_title')
export const identificationPage = page('identification_title')
