import type { CasinoLobby } from '../../../../shared/api/casino.ts'
import { HOUSE } from '../../../../shared/domain/games/catalogue.ts'
import { partnersOf } from '../../../../shared/i18n/content/read-guides.ts'
import { PARTNER_SECTIONS, type PartnerSection, type PartnersText } from '../../../../shared/i18n/content/types.ts'
import { isSwitchedOn } from '../../../../shared/routes/needs.ts'
import type { RouteName } from '../../../../shared/routes/table.ts'
import type { Page, PageContext } from '../../page.ts'
import { Blocks } from './blocks.tsx'
import { infoValues } from './values.ts'

interface PartnersData {
  text: PartnersText
  /** Null shows all sections. */
  section: PartnerSection | null
  /** Who makes the games that can be played now; empty while the casino does not answer. */
  makers: CasinoLobby['providers']
}

/** Where each section leads on to. */
const ONWARD: Readonly<Record<Exclude<PartnerSection, 'games'>, RouteName>> = {
  payments: 'payment',
  affiliates: 'bringFriend',
}

const sectionOf = (name: string | undefined): PartnerSection | null | undefined =>
  name === undefined ? null : PARTNER_SECTIONS.find((each) => each === name)

/** Who works with the house (spec §2 'our partners/{section?}'): makers of games as the lobby names them, payment services, affiliates. */
export const partnersPage: Page<PartnersData> = {
  load: async ({ t, config, origin }, params) => {
    const section = sectionOf(params.section)
    if (section === undefined) return { kind: 'notFound' }
    const lobby = section === null || section === 'games' ? await origin.casino.lobby() : null
    const text = partnersOf(t.lang, infoValues(config))
    return { kind: 'data', data: { text, section, makers: lobby?.providers ?? [] } }
  },
  view: ({ text, section, makers }, ctx) => (
    <>
      <nav className="scroll" aria-label={text.title}>
        <Chip to={ctx.href('partners')} text={text.title} isHere={section === null} />
        {text.sections.map(({ slug, title }) => (
          <Chip key={slug} to={ctx.href('partners', { section: slug })} text={title} isHere={slug === section} />
        ))}
      </nav>
      <article className="text card">
        <h1>{text.sections.find(({ slug }) => slug === section)?.title ?? text.title}</h1>
        {text.sections
          .filter(({ slug }) => section === null || slug === section)
          .map(({ slug, title, blocks }) => (
            <section key={slug}>
              {section === null && <h2>{title}</h2>}
              <Blocks blocks={blocks} />
              {slug === 'games' ? <Makers makers={makers} ctx={ctx} /> : <Onward section={slug} ctx={ctx} />}
            </section>
          ))}
      </article>
    </>
  ),
  head: ({ text, section }, { t, config }) => {
    const part = text.sections.find(({ slug }) => slug === section)?.title
    return {
      title: t('seo_title', { title: part ? `${part} – ${text.title}` : text.title, company: config.companyName }),
      description: text.description,
    }
  },
}

const Chip = ({ to, text, isHere }: { to: string; text: string; isHere: boolean }) => (
  <a className="chip" href={to} aria-current={isHere ? 'page' : undefined}>
    {text}
  </a>
)

const Makers = ({ makers, ctx: { t, href } }: { makers: PartnersData['makers']; ctx: PageContext }) =>
  makers.length > 0 && (
    <ul>
      {makers.map(({ slug, name, games }) => (
        <li key={slug}>
          <a href={slug === HOUSE ? href('casinoBrand') : href('providers', { provider: slug })} dir="auto">
            {name}
          </a>{' '}
          {t('casino_count', { count: games })}
        </li>
      ))}
    </ul>
  )

function Onward({ section, ctx: { t, href, config } }: { section: keyof typeof ONWARD; ctx: PageContext }) {
  const to = ONWARD[section]
  if (!isSwitchedOn(to, {}, config.availableRoutes) || (section === 'affiliates' && !config.bringFriend)) return null
  return (
    <p>
      <a className="link" href={href(to)}>
        {t(section === 'payments' ? 'payments_page_title' : 'friends_title')}
      </a>
    </p>
  )
}
