import type { IslandProps } from '../../../../shared/ui/islands/props.ts'
import type { Page } from '../../page.ts'
import { LoginCard, loginData, postLogin } from './login-page.tsx'

/** The token of a mail's link. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * A forgotten password: asks for a link or a code, and sets a new password with it. Not for who is signed in: he changes his in the office
 * (spec §6). A link is used by the form alone, so that whoever looks at mails beforehand uses none up.
 */
export const passwordResetPage: Page<IslandProps['login']> = {
  load: async (ctx) => {
    const { searchParams } = ctx.visit.url
    const given = searchParams.get('token')
    const token = given !== null && TOKEN.test(given) ? given : null
    if (ctx.visit.player && token === null) return { kind: 'redirect', status: 302, to: ctx.href('security') }
    const isByPhone = searchParams.get('by') === 'phone'
    const step = { mode: token === null ? 'forgot' : 'reset', isSent: false, isByPhone, token } as const
    return { kind: 'data', data: loginData(ctx, step) }
  },
  view: (props) => <LoginCard props={props} />,
  head: (_data, { t, config }) => ({
    title: t('seo_title', { title: t('recovery_title'), company: config.companyName }),
    description: t('recovery_text'),
    noindex: true,
  }),
  post: postLogin,
}
