import type { CyberType } from '../../../../../shared/domain/sports/disciplines.ts'
import { ESPORTS_ID } from '../../../../../shared/domain/sports/disciplines.ts'
import { SportIcon } from '../../../../../shared/ui/sports/icon.tsx'
import type { PageContext } from '../../../page.ts'
import type { CyberDiscipline } from './cyber-data.ts'
import { disciplineTitle } from './cyber-links.ts'

export type CyberPart = 'main' | 'all' | 'dashboard'
const ROUTES = { main: 'cyberMain', all: 'cyberAll', dashboard: 'cyberDashboard' } as const

/** The three pages of esports, with the mark of the one that this is. */
export function CyberNav({ ctx, type, current }: { ctx: PageContext; type: CyberType; current?: CyberPart }) {
  const { t, href } = ctx
  return (
    <nav className="scroll" aria-label={t('cyber_sections')}>
      {(['main', 'all', 'dashboard'] as const).map((part) => (
        <a
          key={part}
          className="chip"
          href={href(ROUTES[part], { type })}
          aria-current={part === current ? 'page' : undefined}
        >
          {part === 'main' && <SportIcon id={ESPORTS_ID} />}
          {t(`cyber_${part}`)}
        </a>
      ))}
    </nav>
  )
}

interface DisciplinesProps {
  ctx: PageContext
  type: CyberType
  disciplines: readonly CyberDiscipline[]
  /** The one whose page this is. */
  current?: string
}

/** The disciplines that have events, as a line of links. */
export function DisciplineChips({ ctx, type, disciplines, current }: DisciplinesProps) {
  const { t, href } = ctx
  if (disciplines.length === 0) return null
  return (
    <nav className="scroll" aria-label={t('cyber_disciplines')}>
      {disciplines.map(({ slug, live, line }) => (
        <a
          key={slug}
          className="chip"
          href={href('cyberDiscipline', { type, discipline: slug })}
          aria-current={slug === current ? 'true' : undefined}
        >
          {disciplineTitle(slug, t)}
          <span className="num">{live + line}</span>
        </a>
      ))}
    </nav>
  )
}

/** The same as tiles, with how many of their events are played now. */
export function DisciplineTiles({ ctx, type, disciplines }: DisciplinesProps) {
  const { t, href } = ctx
  return (
    <ul className="tiles">
      {disciplines.map(({ slug, live, line }) => (
        <li key={slug}>
          <a className="tile card" href={href('cyberDiscipline', { type, discipline: slug })}>
            <SportIcon id={ESPORTS_ID} />
            <span>
              {disciplineTitle(slug, t)}
              <small>
                {t('count_events', { count: live + line })}
                {live > 0 && (
                  <>
                    {' · '}
                    <b className="live">
                      {live} {t('cyber_in_play')}
                    </b>
                  </>
                )}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
