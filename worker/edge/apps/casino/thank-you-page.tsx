import type { TextKey } from '../../../../shared/i18n/keys.ts'
import type { RouteName } from '../../../../shared/routes/table.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { Page } from '../../page.ts'

interface Thanks {
  title: TextKey
  text: TextKey
  /** Where to go on, the first the nearest. */
  ways: readonly (readonly [to: RouteName, text: TextKey])[]
}
const GAMES = ['casino', 'casino_thanks_games'] as const

/** What is thanked for, by the last part of the address; none is whatever else an operator links here. */
const THANKS: Readonly<Record<string, Thanks>> = {
  '': { title: 'casino_thanks_title', text: 'casino_thanks_text', ways: [GAMES] },
  deposit: {
    title: 'casino_thanks_deposit_title',
    text: 'casino_thanks_deposit_text',
    ways: [GAMES, ['historyPay', 'casino_thanks_history']],
  },
  registration: {
    title: 'casino_thanks_registration_title',
    text: 'casino_thanks_registration_text',
    ways: [GAMES, ['responsible', 'casino_limits']],
  },
  tournament: {
    title: 'casino_thanks_tournament_title',
    text: 'casino_thanks_tournament_text',
    ways: [['tournaments', 'casino_category_tournaments'], GAMES],
  },
}

/** Thank-you pages of the casino (spec §2), where an operator's offers and campaigns lead to; 404 for a kind that there is not. */
export const thankYouPage: Page<Thanks> = {
  load: async (_ctx, { kind = '' }) => {
    const thanks = Object.hasOwn(THANKS, kind) ? THANKS[kind] : undefined
    return thanks ? { kind: 'data', data: thanks } : { kind: 'notFound' }
  },
  view: ({ title, text, ways }, { t, href }) => (
    <>
      <h1 className="sr">{t(title)}</h1>
      <Note title={t(title)} text={t(text)}>
        <p className="top wallet-act">
          {ways.map(([to, label], n) => (
            <a key={to} className={n === 0 ? 'btn btn-main' : 'btn'} href={href(to)}>
              {t(label)}
            </a>
          ))}
        </p>
      </Note>
    </>
  ),
  head: ({ title, text }, { t, config }) => ({
    title: t('seo_casino_title', { title: t(title), company: config.companyName }),
    description: t(text),
    noindex: true,
  }),
}
