import type { Outcome } from '../../domain/results/score.ts'
import { countsPoints, type Standing } from '../../domain/results/standings.ts'
import type { TextKey } from '../../i18n/keys.ts'
import type { Translate } from '../../i18n/translate.ts'
import { TeamMark } from '../team/mark.tsx'
import { Form } from './form.tsx'

interface StandingsProps {
  sportId: number
  rows: readonly Standing[]
  caption: string
  t: Translate
  teamLink(team: string): string | null
  formOf(team: string): Outcome[]
  /** Teams that are marked. */
  marked?: readonly string[]
}

const Head = ({ t, short, long, wide }: { t: Translate; short: TextKey; long: TextKey; wide?: boolean }) => (
  <th scope="col" className={wide ? 'wd' : undefined}>
    <abbr title={t(long)}>{t(short)}</abbr>
  </th>
)

/** Thousandths as per cent: 667 → `66.7`. */
const percent = (thousandths: number): string => `${Math.floor(thousandths / 10)}.${thousandths % 10}`

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** A championship's table. Draws have a column where the sport has them; points, or the share of wins where leagues count otherwise. */
export function Standings({ sportId, rows, caption, t, teamLink, formOf, marked = [] }: StandingsProps) {
  const draws = rows.some((row) => row.drawn > 0) || countsPoints(sportId)
  const points = countsPoints(sportId)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="wide-table card" tabIndex={0} aria-label={caption}>
      <table className="stand">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={t('stat_place')}>#</abbr>
            </th>
            <th scope="col">{t('stat_team')}</th>
            <Head t={t} short="stat_played_short" long="stat_played" />
            <Head t={t} short="stat_won_short" long="stat_won" />
            {draws && <Head t={t} short="stat_drawn_short" long="stat_drawn" />}
            <Head t={t} short="stat_lost_short" long="stat_lost" />
            <Head t={t} short="stat_score_short" long="stat_score" wide />
            <Head t={t} short="stat_difference_short" long="stat_difference" wide />
            <Head
              t={t}
              short={points ? 'stat_points_short' : 'stat_share_short'}
              long={points ? 'stat_points' : 'stat_share'}
            />
            <Head t={t} short="stat_form_short" long="stat_form" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.team} aria-current={marked.includes(row.team) ? 'true' : undefined}>
              <td>{place + 1}</td>
              <th scope="row">
                <Team name={row.team} link={teamLink(row.team)} />
              </th>
              <td>{row.played}</td>
              <td>{row.won}</td>
              {draws && <td>{row.drawn}</td>}
              <td>{row.lost}</td>
              <td className="wd">
                <bdi dir="ltr">
                  {row.scored}:{row.conceded}
                </bdi>
              </td>
              <td className="wd">
                <bdi dir="ltr">{signed(row.scored - row.conceded)}</bdi>
              </td>
              <td>
                <b>{points ? row.points : percent(row.points)}</b>
              </td>
              <td>
                <Form outcomes={formOf(row.team)} t={t} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A team's mark and name, as a link to its page where there is one. */
export const Team = ({ name, link }: { name: string; link: string | null }) => {
  const inner = (
    <>
      <TeamMark name={name} />
      <span dir="auto">{name}</span>
    </>
  )
  return link === null ? (
    <span className="tn">{inner}</span>
  ) : (
    <a className="tn" href={link}>
      {inner}
    </a>
  )
}
