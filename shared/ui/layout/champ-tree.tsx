import type { ReactNode } from 'react'
import type { ChampView } from '../../api/feed.ts'
import {
  DISCIPLINES,
  disciplineName,
  disciplineOf,
  ESPORTS_ID,
  OTHER_DISCIPLINE,
} from '../../domain/sports/disciplines.ts'
import { sportIdOf } from '../../domain/sports/sports.ts'
import { idOf } from '../../routes/href.ts'
import { champParams, type Section } from '../events/address.ts'
import { cyberChampParams } from '../events/cyber-address.ts'
import { champName } from '../events/names.ts'
import { Icon } from '../icon.tsx'
import { Country } from '../sports/country.tsx'
import { SportIcon } from '../sports/icon.tsx'
import { countryName } from '../sports/names.ts'
import { isCyberPage, isLinked } from './links.ts'
import type { LayoutProps } from './props.ts'
import { sportOfPage } from './sport-of-page.ts'

type TreeProps = LayoutProps & { champs: ChampView[]; section: Section }

/** How many championships stand in the column of a page without a sport. */
const TOP = 12

/**
 * Championships with counts. Of the page's sport: a tree by country, or one list for who has switched the grouping off;
 * of no sport: those with the most events.
 */
export function ChampTree(props: TreeProps) {
  const { t, display } = props
  const slug = sportOfPage(props)
  const sport = slug === undefined ? null : sportIdOf(slug)
  const champs =
    sport === null
      ? props.champs.toSorted((a, b) => b.count - a.count).slice(0, TOP)
      : props.champs.filter((champ) => champ.sportId === sport)
  if (champs.length === 0) return null
  return (
    <>
      <h2>{t(sport === null ? 'side_top' : 'side_championships')}</h2>
      {sport === ESPORTS_ID && isLinked('cyberMain', props) ? (
        <Disciplines {...props} champs={champs} />
      ) : sport !== null && display.groupByCountry ? (
        <Countries {...props} champs={champs} />
      ) : (
        <ul>
          {champs.map((champ) => (
            <Leaf
              key={champ.id}
              {...props}
              champ={champ}
              name={champName(champ, t.lang)}
              icon={sport === null ? <SportIcon id={champ.sportId} /> : <Country code={champ.country} t={t} />}
            />
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

/** Esports: by discipline, each with the way to its own page. */
function Disciplines(props: TreeProps) {
  const { t, champs, params, href } = props
  const open = params.champ === undefined ? 0 : idOf(params.champ)
  const groups = Map.groupBy(champs, disciplineOf)
  return [...DISCIPLINES.map(({ slug }) => slug), OTHER_DISCIPLINE].map((slug) => {
    const list = groups.get(slug)
    if (!list) return null
    const isHere = params.discipline === slug
    return (
      <details key={slug} open={isHere || list.some((champ) => champ.id === open)}>
        <summary className="side-i">
          <SportIcon id={ESPORTS_ID} />
          <span className="nm">{disciplineName(slug) ?? t('cyber_other')}</span>
          <span className="num">{list.reduce((sum, champ) => sum + champ.count, 0)}</span>
          <Icon name="chevron" />
        </summary>
        <ul>
          <li>
            <a
              className="side-i"
              href={href('cyberDiscipline', { type: 'real', discipline: slug })}
              aria-current={isHere && open === 0 ? 'page' : undefined}
            >
              <span className="nm">{t('cyber_all')}</span>
            </a>
          </li>
          {list.map((champ) => (
            <Leaf key={champ.id} {...props} champ={champ} name={champName(champ, t.lang)} />
          ))}
        </ul>
      </details>
    )
  })
}

function Leaf(props: TreeProps & { champ: ChampView; name: string; icon?: ReactNode }) {
  const { href, params, route, section, champ, name, icon } = props
  const here = params.champ !== undefined && idOf(params.champ) === champ.id
  const link = isCyberPage(props)
    ? href('cyberChamp', cyberChampParams('real', champ))
    : href('champ', champParams(section, champ))
  const isOwnPage = route === 'champ' || route === 'cyberChamp'
  return (
    <li>
      <a className="side-i" href={link} aria-current={here ? (isOwnPage ? 'page' : 'true') : undefined}>
        {icon}
        <span className="nm" dir="auto">
          {name}
        </span>
        <span className="num">{champ.count}</span>
      </a>
    </li>
  )
}
