import type { ChampView } from '../../../../shared/api/feed.ts'
import { champName } from '../../../../shared/ui/events/names.ts'
import { Country } from '../../../../shared/ui/sports/country.tsx'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import type { PageContext } from '../../page.ts'

/** Championships by sport with the number of their results, each as a link. */
export const ChampList = ({
  ctx,
  champs,
  link,
}: {
  ctx: PageContext
  champs: readonly ChampView[]
  link(champ: ChampView): string
}) => (
  <div className="list">
    {[...Map.groupBy(champs, (champ) => champ.sportId)].map(([sportId, list]) => (
      <section className="sp card" key={sportId}>
        <header className="sp-h">
          <h2>
            <SportIcon id={sportId} />
            {sportName(sportId, ctx.t)}
          </h2>
        </header>
        <ul className="ch-list">
          {list.map((champ) => (
            <li key={champ.id}>
              <a className="side-i" href={link(champ)}>
                <Country code={champ.country} t={ctx.t} />
                <span className="nm" dir="auto">
                  {champName(champ, ctx.t.lang)}
                </span>
                <span className="num">{champ.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
