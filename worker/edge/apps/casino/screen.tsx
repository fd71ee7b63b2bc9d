import type { ReactNode } from 'react'
import type { CasinoLobby } from '../../../../shared/api/casino.ts'
import type { Category } from '../../../../shared/domain/games/catalogue.ts'
import { isSwitchedOn } from '../../../../shared/routes/needs.ts'
import type { Head, Loaded, PageContext } from '../../page.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { sectionRoute, TEN } from './names.ts'

/** What every page of the casino's list is made of; null when the origin does not answer. */
export interface Listed<T> {
  lobby: CasinoLobby | null
  rest: T
}

/** A page of the lobby's data: 404 when `rest` finds nothing of its own in it, 503 without the origin. */
export async function fromLobby<T>(
  ctx: PageContext,
  rest: (lobby: CasinoLobby) => T | null | Promise<T | null>,
  without: T,
): Promise<Loaded<Listed<T>>> {
  const lobby = await ctx.origin.casino.lobby()
  if (!lobby) return { kind: 'data', data: { lobby, rest: without }, status: 503 }
  const found = await rest(lobby)
  return found === null ? { kind: 'notFound' } : { kind: 'data', data: { lobby, rest: found } }
}

/** Heading, the way to the sections and to the search, and what the page shows. */
export function CasinoScreen({
  ctx,
  lobby,
  title,
  current = null,
  children,
}: {
  ctx: PageContext
  lobby: CasinoLobby | null
  title: string
  current?: Category | 'tournaments' | 'all' | 'my' | null
  children: ReactNode
}) {
  const { t, href } = ctx
  if (!lobby) return <Unavailable ctx={ctx} />
  const isTen = (id: string) => TEN.some((each) => each === id)
  const sections = [
    ...TEN.filter((section) => isSwitchedOn(sectionRoute(section), {}, ctx.config.availableRoutes)),
    // The rest of the house: sections that have games.
    ...lobby.categories.map(({ id }) => id).filter((id) => !isTen(id)),
  ]
  const chip = (link: string, text: string, isOn: boolean) => (
    <a key={link} className="chip" href={link} aria-current={isOn ? 'page' : undefined}>
      {text}
    </a>
  )
  return (
    <>
      <div className="top">
        <h1 dir="auto">{title}</h1>
        <a className="link" href={href('casinoSearch')}>
          {t('casino_search')}
        </a>
      </div>
      <nav className="scroll long" aria-label={t('casino_title')}>
        {chip(href('allGamesEntrance'), t('casino_all'), current === 'all')}
        {sections.map((id) => chip(href(sectionRoute(id)), t(`casino_category_${id}`), current === id))}
        {chip(href('myCasino'), t('casino_my'), current === 'my')}
      </nav>
      {children}
    </>
  )
}

export const casinoHead = (title: string, { t, config }: PageContext, more: Partial<Head> = {}): Head => ({
  title: t('seo_casino_title', { title, company: config.companyName }),
  description: t('seo_casino_description', { title, company: config.companyName }),
  ...more,
})
