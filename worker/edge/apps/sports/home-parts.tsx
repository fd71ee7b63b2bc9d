import type { SportView } from '../../../../shared/api/feed.ts'
import { sportSlug } from '../../../../shared/domain/sports/sports.ts'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { listed } from '../../../../shared/ui/layout/sports-column.tsx'
import { SportIcon } from '../../../../shared/ui/sports/icon.tsx'
import { sportName } from '../../../../shared/ui/sports/names.ts'
import type { PageContext } from '../../page.ts'
import type { CyberDiscipline } from './cyber/cyber-data.ts'
import { DisciplineTiles } from './cyber/cyber-nav.tsx'
import { isOpen, SECTIONS } from './sections.ts'

/** Three quiet cards: facts and ways in, nothing that hurries. */
export function Promos({ ctx, mayRegister }: { ctx: PageContext; mayRegister: boolean }) {
  const { t, href } = ctx
  const cards: { icon: IconName; link: string; title: string; text: string; isOff?: boolean }[] = [
    {
      icon: 'spark',
      link: mayRegister ? href('registration') : href('rules', { ruleGroup: 1 }),
      title: t('promo_welcome_title'),
      text: t('promo_welcome_text'),
    },
    {
      icon: 'live',
      link: href('sports', { section: 'live' }),
      title: t('promo_live_title'),
      text: t('promo_live_text'),
      isOff: !isOpen('live', ctx),
    },
    {
      icon: 'shield',
      link: href('responsibleGaming'),
      title: t('promo_responsible_title'),
      text: t('promo_responsible_text'),
    },
  ]
  return (
    <section className="promos" aria-label={t('home_promo')}>
      {cards
        .filter(({ isOff }) => !isOff)
        .map((card) => (
          <a key={card.icon} className="promo card" href={card.link}>
            <Icon name={card.icon} />
            <b>{card.title}</b>
            <span>{card.text}</span>
          </a>
        ))}
    </section>
  )
}

export function Sports({ ctx, sports }: { ctx: PageContext; sports: SportView[] }) {
  const { t, href } = ctx
  const section = SECTIONS.find((each) => isOpen(each, ctx))
  if (section === undefined) return null
  return (
    <>
      <div className="top">
        <h2>
          <Icon name="ball" />
          {t('side_all_sports')}
        </h2>
      </div>
      <ul className="tiles">
        {listed(sports, section).map((sport) => (
          <li key={sport.id}>
            <a className="tile card" href={href('sport', { section, sport: sportSlug(sport.id) })}>
              <SportIcon id={sport.id} />
              <span>
                {sportName(sport.id, t)}
                <small>
                  {t('count_events', {
                    count: SECTIONS.reduce((sum, each) => sum + (isOpen(each, ctx) ? sport[each] : 0), 0),
                  })}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The disciplines of esports, and the way to its own section. */
export function Esports({ ctx, disciplines }: { ctx: PageContext; disciplines: CyberDiscipline[] }) {
  const { t, href } = ctx
  return (
    <>
      <div className="top">
        <h2>
          <Icon name="esports" />
          {t('cyber_main')}
        </h2>
        <a className="more" href={href('cyberMain', { type: 'real' })}>
          {t('cyber_to_all')}
        </a>
      </div>
      <DisciplineTiles ctx={ctx} type="real" disciplines={disciplines} />
    </>
  )
}
