import type { ReadyExpress } from '../../../../shared/api/expresses.ts'
import { ExpressCard } from '../../../../shared/ui/events/express-card.tsx'
import { PickForm } from '../../../../shared/ui/odds/odd.tsx'
import type { Page, PageContext } from '../../page.ts'
import { expressEvents } from '../sports/expresses.tsx'
import { listTopics } from '../sports/live-topics.ts'
import { isOpen } from '../sports/sections.ts'
import { type Asked, BEFORE, COUNTS, NAMES, queryOf, readAsked } from './asked.ts'
import { made } from './made.ts'

interface Generated {
  asked: Asked | 'wrong' | null
  /** Null unless one was asked for and the feed answers; `none` when the line has too few events. */
  found: { express: ReadyExpress; version: number } | 'none' | null
}

/**
 * A page with the bet generator below its own content, for who wants it (setting `betGenerator`): from a stake and a wished win it makes an
 * express of the line. A plain form; its prices are pressed like any others.
 */
export const withGenerator = <D,>(page: Page<D>): Page<{ own: D; generated: Generated | null }> => ({
  ...(page.style !== undefined && { style: page.style }),
  load: async (ctx, params) => {
    const isWanted = ctx.visit.display.betGenerator === 1 && isOpen('line', ctx)
    const asked = isWanted ? readAsked(ctx.visit.url.searchParams) : null
    const [loaded, found] = await Promise.all([
      page.load(ctx, params),
      asked === null || asked === 'wrong' ? null : made(asked, ctx),
    ])
    if (loaded.kind !== 'data') return loaded
    return { ...loaded, data: { own: loaded.data, generated: isWanted ? { asked, found } : null } }
  },
  view: ({ own, generated }, ctx) => (
    <>
      {page.view(own, ctx)}
      {generated !== null && <Generator ctx={ctx} {...generated} />}
    </>
  ),
  live: ({ generated }) => {
    const found = generated?.found
    return found && found !== 'none' ? listTopics(expressEvents([found.express]), found.version) : null
  },
  events: ({ generated }) => {
    const found = generated?.found
    return found && found !== 'none' ? expressEvents([found.express]) : []
  },
  head: ({ own }, ctx) => page.head(own, ctx),
})

function Generator({ ctx, asked, found }: Generated & { ctx: PageContext }) {
  const { t, visit, href, config } = ctx
  const action = visit.url.pathname
  const isAsked = asked !== null && asked !== 'wrong'
  const { stake, win, count } = isAsked ? asked : BEFORE
  const currency = config.currencies[0] ?? 'EUR'
  const sum = (name: string, label: string, value: string) => (
    <div className="field">
      <label htmlFor={name}>{`${label}, ${currency}`}</label>
      <input id={name} className="input" name={name} inputMode="decimal" required maxLength={12} defaultValue={value} />
    </div>
  )
  return (
    <section id="generator" aria-labelledby="generator-title">
      <div className="top">
        <h2 id="generator-title">{t('generator_title')}</h2>
      </div>
      <form className="box card generator" action={`${action}#generator`}>
        <p className="mu">{t('generator_text')}</p>
        {sum(NAMES.stake, t('generator_stake'), stake)}
        {sum(NAMES.win, t('generator_win'), win)}
        <div className="field">
          <label htmlFor={NAMES.count}>{t('generator_events')}</label>
          <select id={NAMES.count} className="input" name={NAMES.count} defaultValue={count}>
            {COUNTS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
        <button type="submit" className="btn btn-main">
          {t('generator_button')}
        </button>
      </form>
      {asked === 'wrong' && <p role="alert">{t('generator_wrong')}</p>}
      {isAsked && found === null && <p role="alert">{t('main_unavailable')}</p>}
      {found === 'none' && <p role="status">{t('generator_none')}</p>}
      {isAsked && found !== null && found !== 'none' && (
        <>
          <PickForm action={action} keep={[...new URLSearchParams(queryOf(asked))]} />
          <ExpressCard
            express={found.express}
            title={t('generator_found')}
            t={t}
            display={visit.display}
            gameLink={(params) => href('game', params)}
          />
          <p>
            <a className="btn" href={`${action}${queryOf({ ...asked, turn: asked.turn + 1 })}#generator`}>
              {t('generator_again')}
            </a>
          </p>
        </>
      )}
    </section>
  )
}
