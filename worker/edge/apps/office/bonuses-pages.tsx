import {
  chooseDepositBonus,
  type DepositBonuses,
  getDepositBonuses,
  leaveDepositBonus,
} from '../../../../shared/api/deposit-bonuses.ts'
import type { Page } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { Current, Offers, Past } from './deposit-bonuses.tsx'
import { OfficeScreen, officeHead } from './screen.tsx'

interface BonusesData {
  /** Null when the origin does not answer. */
  bonuses: DepositBonuses | null
}

const PAGES = {
  bonusesDeposit: { title: 'dbonus_title', text: 'dbonus_text' },
  bonusesWager: { title: 'dbonus_wager_title', text: 'dbonus_wager_text' },
} as const

/** The office's bonuses for deposits: what is offered (spec §2 `office/bonuses/deposit`), or how the wagering goes (`office/bonuses/wager`). */
export const depositBonusesPage = (name: keyof typeof PAGES): Page<BonusesData> => ({
  load: async (ctx) => {
    const bonuses = await ctx.read(getDepositBonuses)
    return { kind: 'data', data: { bonuses }, ...(bonuses === null && { status: 503 }) }
  },
  view: ({ bonuses }, ctx) => {
    const { title, text } = PAGES[name]
    const current = bonuses?.current
    return (
      <OfficeScreen ctx={ctx} section={name} title={title}>
        <p className="mu">{ctx.t(text)}</p>
        {bonuses === null ? (
          <Unavailable ctx={ctx} />
        ) : (
          <>
            {current && <Current bonus={current} balance={bonuses.balance} ctx={ctx} />}
            {name === 'bonusesDeposit' ? (
              <Offers bonuses={bonuses} ctx={ctx} />
            ) : (
              !current && (
                <section className="box card">
                  <p>{ctx.t('dbonus_nothing_runs')}</p>
                  <p>
                    <a className="link" href={ctx.href('bonusesDeposit')}>
                      {ctx.t('dbonus_to_offers')}
                    </a>
                  </p>
                </section>
              )
            )}
            {name === 'bonusesWager' && <Past past={bonuses.past} ctx={ctx} />}
          </>
        )}
      </OfficeScreen>
    )
  },
  head: (_data, ctx) => officeHead(ctx, PAGES[name].title, PAGES[name].text),
  post: async (form, ctx) => {
    const { path } = chooseDepositBonus
    const answer =
      form.get('act') === 'leave'
        ? await ctx.origin.send('DELETE', leaveDepositBonus.path, null)
        : await ctx.origin.send('PUT', path, { id: form.get('offer') ?? '' })
    const said = answer.ok ? '' : `?notice=${answer.status === 0 ? 'main_unavailable' : answer.title}`
    return { kind: 'redirect', status: 303, to: ctx.href(name) + said }
  },
})
