import type { CyberType } from '../../../../../shared/domain/sports/disciplines.ts'
import { cyberChampParams } from '../../../../../shared/ui/events/cyber-address.ts'
import { champName } from '../../../../../shared/ui/events/names.ts'
import { Country } from '../../../../../shared/ui/sports/country.tsx'
import type { PageContext } from '../../../page.ts'
import type { CyberDiscipline } from './cyber-data.ts'

/** A discipline's championships with how many of their matches are played now, and how many there are in all. */
export function ChampTable({
  ctx,
  type,
  discipline,
}: {
  ctx: PageContext
  type: CyberType
  discipline: CyberDiscipline
}) {
  const { t, href } = ctx
  return (
    <table className="cyb">
      <thead>
        <tr>
          <th scope="col">{t('cyber_champs')}</th>
          <th scope="col">{t('section_live')}</th>
          <th scope="col">{t('cyber_matches')}</th>
        </tr>
      </thead>
      <tbody>
        {discipline.champs.map((champ) => (
          <tr key={champ.id}>
            <th scope="row">
              <a className="side-i" href={href('cyberChamp', cyberChampParams(type, champ))}>
                <Country code={champ.country} t={t} />
                <span className="nm" dir="auto">
                  {champName(champ, t.lang)}
                </span>
              </a>
            </th>
            <td>{champ.live > 0 ? <b className="live dot">{champ.live}</b> : '–'}</td>
            <td>{champ.live + champ.line}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
