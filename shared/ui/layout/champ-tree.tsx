import type { ChampView } from '../../api/feed.ts'
import { idOf } from '../../routes/href.ts'
import { champParams, type Section } from '../events/address.ts'
import { champName } from '../events/names.ts'
import { Icon } from '../icon.tsx'
import { Country } from '../sports/country.tsx'
import { countryName } from '../sports/names.ts'
import type { LayoutProps } from './props.ts'

type TreeProps = LayoutProps & { champs: ChampView[]; section: Section }

/** Championships with counts: a tree by country, or one list for who has switched the grouping off. */
export function ChampTree(props: TreeProps) {
  const { t, champs, display } = props
  return (
    <>
      <h2>{t('side_championships')}</h2>
      {display.groupByCountry ? (
        <Countries {...props} />
      ) : (
        <ul>
          {champs.map((champ) => (
            <Leaf key={champ.id} {...props} champ={champ} name={champName(champ, t.lang)} />
          ))}
        </ul>
      )}
    </>
  )
}

/** 'England. Premier League' → 'England. ': many feeds put the country before the name. */
const prefixOf = (name: string): string => /^[^.]{4,}\. (?=.)/.exec(name)?.[0] ?? ''

function Countries(props: TreeProps) {
  const { t, champs, params } = props
  const open = params.champ === undefined ? 0 : idOf(params.champ)
  const groups = [...Map.groupBy(champs, (champ) => champ.country ?? 'int')].map(([code, list]) => {
    const names = list.map((champ) => champName(champ, t.lang))
    const first = prefixOf(names[0] ?? '')
    const prefix = names.every((name) => name.startsWith(first)) ? first : ''
    return {
      code,
      list,
      prefix,
      title: prefix ? prefix.slice(0, -2) : countryName(code, t),
      count: list.reduce((sum, champ) => sum + champ.count, 0),
    }
  })
  groups.sort((a, b) => Number(b.code === 'int') - Number(a.code === 'int') || a.title.localeCompare(b.title, t.lang))
  return groups.map(({ code, list, prefix, title, count }) => (
    <details key={code} open={groups.length === 1 || list.some((champ) => champ.id === open)}>
      <summary className="side-i">
        <Country code={code} t={t} />
        <span className="nm">{title}</span>
        <span className="num">{count}</span>
        <Icon name="chevron" />
      </summary>
      <ul>
        {list.map((champ) => (
          <Leaf key={champ.id} {...props} champ={champ} name={champName(champ, t.lang).slice(prefix.length)} />
        ))}
      </ul>
    </details>
  ))
}

const Leaf = ({ href, params, route, section, champ, name }: TreeProps & { champ: ChampView; name: string }) => (
  <li>
    <a
      className="side-i"
      href={href('champ', champParams(section, champ))}
      aria-current={
        params.champ !== undefined && idOf(params.champ) === champ.id
          ? route === 'champ'
            ? 'page'
            : 'true'
          : undefined
      }
    >
      <span className="nm" dir="auto">
        {name}
      </span>
      <span className="num">{champ.count}</span>
    </a>
  </li>
)
