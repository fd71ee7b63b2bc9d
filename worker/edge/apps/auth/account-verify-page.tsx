import type { UserConfig } from '../../../../shared/api/identity.ts'
import { verificationState } from '../../../../shared/domain/account/verification.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { Page } from '../../page.ts'

/** How far the verification is, for who is signed in; anybody else is asked to sign in. */
export const accountVerifyPage: Page<{ user: UserConfig | null }> = {
  load: async ({ visit, origin }) => ({
    kind: 'data',
    data: { user: visit.player ? await origin.userConfig() : null },
  }),
  view: ({ user }, { t, href, visit }) => (
    <>
      <h1 className="sr">{t('verification_title')}</h1>
      <Note
        title={t('verification_title')}
        text={
          user !== null
            ? t(`verification_${verificationState(user)}`)
            : t(visit.player ? 'main_unavailable' : 'verification_sign_in')
        }
      >
        <a
          className="btn btn-main"
          href={
            visit.player ? href('verification') : `${href('login')}?next=${encodeURIComponent(href('verification'))}`
          }
        >
          {t(visit.player ? 'verification_title' : 'header_login')}
        </a>
      </Note>
    </>
  ),
  head: (_data, { t, config }) => ({
    title: t('seo_title', { title: t('verification_title'), company: config.companyName }),
    description: t('verification_description'),
    noindex: true,
  }),
}
