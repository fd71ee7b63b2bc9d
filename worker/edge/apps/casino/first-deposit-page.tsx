import type { ContentText } from '../../../../shared/api/content.ts'
import style from '../../../../shared/ui/casino/casino.css?inline'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import { Kept } from '../../../../shared/ui/raw.tsx'
import type { Page } from '../../page.ts'
import { CasinoScreen, casinoHead, fromLobby, type Listed } from './screen.tsx'

/** The operator's promotion that tells of the offer. */
const SLUG = 'slot_first_deposit'

/** The offer for a first deposit in the slots (spec §2): the operator's promotion of that name; else the page says that there is none. */
export const firstDepositPage: Page<Listed<ContentText | 'none'>> = {
  style,
  load: (ctx) =>
    fromLobby(
      ctx,
      async () => {
        const text = await ctx.origin.content('promotion', SLUG)
        return text === null || text === 'notFound' ? 'none' : text
      },
      'none',
    ),
  view: ({ lobby, rest }, ctx) => {
    const { t, href, visit } = ctx
    const act = visit.player ? (
      <a className="btn btn-main" href={href('recharge')}>
        {t('casino_first_deposit')}
      </a>
    ) : (
      <a className="btn btn-main" href={href('registration')}>
        {t('casino_first_register')}
      </a>
    )
    return (
      <CasinoScreen ctx={ctx} lobby={lobby} title={t('casino_first_title')}>
        {rest === 'none' ? (
          <Note title={t('casino_first_none')} text={t('casino_first_none_text')}>
            <a className="btn" href={href('bonusCasino')}>
              {t('casino_bonus_to')}
            </a>
          </Note>
        ) : (
          <article className="text card">
            <h2 dir="auto">{rest.title}</h2>
            <Kept html={rest.body} dir="auto" />
            <p>{act}</p>
          </article>
        )}
      </CasinoScreen>
    )
  },
  head: ({ rest }, ctx) => casinoHead(ctx.t('casino_first_title'), ctx, { noindex: rest === 'none' }),
}
