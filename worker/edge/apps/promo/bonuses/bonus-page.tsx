import type { ReactNode } from 'react'
import type { SportView } from '../../../../../shared/api/feed.ts'
import { sportSlug } from '../../../../../shared/domain/sports/sports.ts'
import { Breadcrumbs } from '../../../../../shared/ui/parts/breadcrumbs.tsx'
import { SportIcon } from '../../../../../shared/ui/sports/icon.tsx'
import { sportName } from '../../../../../shared/ui/sports/names.ts'
import type { Page, PageContext } from '../../../page.ts'
import { Blocks } from '../../info/blocks.tsx'
import { Unavailable } from '../../shell/unavailable.tsx'
import { shownCurrency } from '../currency.ts'
import { hasRules, listTitle, namesOf } from './names.ts'
import { type Bonus, offeredBonuses } from './offered.ts'

interface BonusData {
  bonus: Bonus
  /** On the page of games: sports with their counts; null when the origin does not answer. */
  sports: SportView[] | null
}
type Part = 'one' | 'rules' | 'games'

/** A bonus, its rules, or the games that it is for (spec §2); 404 for one that the config does not offer. */
export const bonusPage = (part: Part): Page<BonusData> => ({
  load: async (ctx, { id }) => {
    const bonus = offeredBonuses(ctx, await shownCurrency(ctx)).find((each) => each.id === id)
    if (!bonus) return { kind: 'notFound' }
    const sports = part === 'games' ? await ctx.origin.sports() : null
    return { kind: 'data', data: { bonus, sports }, ...(part === 'games' && sports === null && { status: 503 }) }
  },
  view: ({ bonus, sports }, ctx) => (
    <>
      <Breadcrumbs crumbs={crumbsOf(bonus, part, ctx)} t={ctx.t} />
      <article className="text card">
        <h1>{ctx.t(bonus.title)}</h1>
        {part === 'one' && <About bonus={bonus} ctx={ctx} />}
        {part === 'rules' && <Blocks blocks={bonus.rules} />}
        {part === 'games' && <Games sports={sports} ctx={ctx} />}
      </article>
      <Parts bonus={bonus} part={part} ctx={ctx} />
    </>
  ),
  head: ({ bonus }, ctx) => ({
    title: ctx.t('seo_title', {
      title: [ctx.t(bonus.title), ...(part === 'one' ? [] : [ctx.t(`bonus_part_${part}`)])].join(': '),
      company: ctx.config.companyName,
    }),
    description: ctx.t(bonus.text),
    noindex: part !== 'one',
  }),
})

const About = ({ bonus, ctx: { t } }: { bonus: Bonus; ctx: PageContext }) => (
  <>
    <p className="money">{bonus.value}</p>
    <p>{t(bonus.text)}</p>
  </>
)

/** Sports with events, where bets count for it. */
function Games({ sports, ctx }: { sports: SportView[] | null; ctx: PageContext }): ReactNode {
  const { t, href } = ctx
  if (sports === null) return <Unavailable ctx={ctx} />
  return (
    <>
      <p>{t('bonus_games_text')}</p>
      <ul className="rows">
        {sports
          .filter(({ live, line }) => live + line > 0)
          .map(({ id, live, line }) => (
            <li key={id}>
              <SportIcon id={id} />
              <a className="link" href={href('sport', { section: line > 0 ? 'line' : 'live', sport: sportSlug(id) })}>
                {sportName(id, t)}
              </a>
              <span className="end">{live + line}</span>
            </li>
          ))}
      </ul>
    </>
  )
}

/** The bonus's other pages. */
function Parts({ bonus: { id }, part, ctx }: { bonus: Bonus; part: Part; ctx: PageContext }) {
  const names = namesOf(ctx)
  const parts = (['one', 'rules', 'games'] as const).filter(
    (each) => each !== part && (each !== 'rules' || hasRules(ctx)),
  )
  return (
    <p className="top wallet-act">
      {parts.map((each) => (
        <a key={each} className="btn" href={ctx.href(names[each], { id })}>
          {ctx.t(`bonus_part_${each}`)}
        </a>
      ))}
    </p>
  )
}

function crumbsOf({ id, title }: Bonus, part: Part, ctx: PageContext) {
  const names = namesOf(ctx)
  return [
    { text: ctx.t(listTitle(ctx)), href: ctx.href(names.list) },
    { text: ctx.t(title), href: ctx.href(names.one, { id }) },
    ...(part === 'one' ? [] : [{ text: ctx.t(`bonus_part_${part}`), href: ctx.href(names[part], { id }) }]),
  ]
}
