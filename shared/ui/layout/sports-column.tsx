import type { SportView } from '../../api/feed.ts'
import { SPORT_ORDER, sportSlug } from '../../domain/sports/sports.ts'
import { SearchForm } from '../events/search-form.tsx'
import { SportIcon } from '../sports/icon.tsx'
import { sportName } from '../sports/names.ts'
import { ChampTree } from './champ-tree.tsx'
import { isSectionLinked } from './links.ts'
import type { LayoutProps } from './props.ts'
import { sectionLinks } from './sections.ts'
import { sportOfPage } from './sport-of-page.ts'

const rank = new Map<number, number>(SPORT_ORDER.map((id, place) => [id, place]))

/** Sports that have events in a section, in the order of the menu; an operator's own sports after those of the table. */
export const listed = (sports: SportView[], section: 'line' | 'live'): SportView[] =>
  sports
    .filter((sport) => sport[section] > 0)
    .sort((a, b) => (rank.get(a.id) ?? 1000) - (rank.get(b.id) ?? 1000) || a.id - b.id)

/** The section that the left column shows: the page's own, else the line, of those that are switched on; null when neither is. */
export const sectionOfPage = (props: Pick<LayoutProps, 'params' | 'built' | 'config'>): 'line' | 'live' | null => {
  const order = props.params.section === 'live' ? (['live', 'line'] as const) : (['line', 'live'] as const)
  return order.find((section) => isSectionLinked(section, props)) ?? null
}

/** Left column, and a phone's menu: line or live, the other sections where the header has no room for them, sports with counts, championships by country. */
export function SportsColumn(props: LayoutProps) {
  const { t, href, route, params, sports } = props
  const section = sectionOfPage(props)
  return (
    <nav className="side card" data-region="side" aria-label={t('side_left')}>
      <div className="seg">
        {(['line', 'live'] as const)
          .filter((name) => isSectionLinked(name, props))
          .map((name) => (
            <a
              key={name}
              href={href('sports', { section: name })}
              aria-current={params.section === name ? 'true' : undefined}
            >
              <span className={name === 'live' ? 'dot' : undefined}>
                {t(name === 'live' ? 'section_live' : 'section_line')}
              </span>
            </a>
          ))}
      </div>
      <ul className="side-s">
        {sectionLinks(props).map(({ name, link, current }) => (
          <li key={name}>
            <a className="chip" href={link} aria-current={current}>
              {t(`section_${name}`)}
            </a>
          </li>
        ))}
      </ul>
      {section !== null && <SearchForm t={t} action={href('sports', { section })} />}
      {section !== null && (
        <div
          data-favourites=""
          data-title={t('side_favourites')}
          data-all={t('main_show_all')}
          data-link={href('sports', { section, menuSection: 'favorites' })}
          hidden={true}
        />
      )}
      {section !== null && <h2>{t('side_sports')}</h2>}
      {section === null ? null : sports === null ? (
        <p className="side-i mu">{t('side_failed')}</p>
      ) : (
        <ul>
          {listed(sports, section).map((sport) => {
            const slug = sportSlug(sport.id)
            return (
              <li key={sport.id}>
                <a
                  className="side-i"
                  href={href('sport', { section, sport: slug })}
                  aria-current={sportOfPage(props) === slug ? (route === 'sport' ? 'page' : 'true') : undefined}
                >
                  <SportIcon id={sport.id} />
                  <span className="nm">{sportName(sport.id, t)}</span>
                  <span className="num">{sport[section]}</span>
                </a>
              </li>
            )
          })}
        </ul>
      )}
      {section !== null && props.champs !== null && props.champs.length > 0 && (
        <ChampTree {...props} champs={props.champs} section={section} />
      )}
    </nav>
  )
}

/** The same sports as a strip of links above the content, where there is no left column. */
export function SportsStrip(props: LayoutProps) {
  const { t, href, sports } = props
  const section = sectionOfPage(props)
  if (sports === null || section === null) return null
  return (
    <nav className="scroll strip" data-region="strip" aria-label={t('side_sports')}>
      {listed(sports, section).map((sport) => {
        const slug = sportSlug(sport.id)
        return (
          <a
            key={sport.id}
            className="chip"
            href={href('sport', { section, sport: slug })}
            aria-current={sportOfPage(props) === slug ? 'true' : undefined}
          >
            <SportIcon id={sport.id} />
            {sportName(sport.id, t)}
          </a>
        )
      })}
    </nav>
  )
}
