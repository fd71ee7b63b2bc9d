import type { Page, PageContext } from '../../../page.ts'
import { shownCurrency } from '../currency.ts'
import { listTitle, namesOf } from './names.ts'
import { type Bonus, offeredBonuses } from './offered.ts'

/** The bonuses of the house (spec §2 `bonuses` and `bonuses-offers`), each the way to its own page. */
export const bonusesPage: Page<{ bonuses: Bonus[] }> = {
  load: async (ctx) => ({
    kind: 'data',
    data: { bonuses: offeredBonuses(ctx, await shownCurrency(ctx)) },
  }),
  view: ({ bonuses }, ctx) => (
    <>
      <div className="top">
        <h1>{ctx.t(listTitle(ctx))}</h1>
      </div>
      {bonuses.length === 0 ? <p className="note card">{ctx.t('bonuses_none')}</p> : <Bonuses {...{ bonuses, ctx }} />}
    </>
  ),
  head: ({ bonuses }, ctx) => ({
    title: ctx.t('seo_title', { title: ctx.t(listTitle(ctx)), company: ctx.config.companyName }),
    description: ctx.t('seo_bonuses_description', { company: ctx.config.companyName }),
    noindex: bonuses.length === 0,
  }),
}

/** Cards of bonuses. */
export const Bonuses = ({ bonuses, ctx }: { bonuses: readonly Bonus[]; ctx: PageContext }) => (
  <ul className="list">
    {bonuses.map(({ id, title, text, value }) => (
      <li key={id} className="story card">
        <h2>
          <a href={ctx.href(namesOf(ctx).one, { id })}>{ctx.t(title)}</a>
        </h2>
        <b className="win">{value}</b>
        <p>{ctx.t(text)}</p>
      </li>
    ))}
  </ul>
)
