import { CYBER_TYPES, disciplineOf, ESPORTS_ID } from '../../../../../shared/domain/sports/disciplines.ts'
import { sectionOf } from '../../../../../shared/ui/events/address.ts'
import { cyberGameParams } from '../../../../../shared/ui/events/cyber-address.ts'
import { champOf, teamsOf } from '../../../../../shared/ui/events/names.ts'
import { type GamePlace, gamePageOf } from '../game-page.tsx'
import { isOpen } from '../sections.ts'
import { cyberCrumbs, cyberLinks } from './cyber-links.ts'

/** There is one type of cyber pages that has events. */
const [TYPE] = CYBER_TYPES

/** Esports: an event lives under its discipline and championship, whether it is live or not; the page in line or live is the one for indexes. */
const CYBER: GamePlace = {
  name: ':cyber',
  moved: (ctx, params, event) => {
    if (params.type !== TYPE || event.sportId !== ESPORTS_ID || !isOpen(sectionOf(event), ctx)) return 'notFound'
    const right = cyberGameParams(TYPE, event)
    return right.discipline === params.discipline && right.champ === params.champ && right.game === params.game
      ? null
      : { path: ctx.href('cyberGame', right), status: 301 }
  },
  crumbs: (ctx, event) => {
    const links = cyberLinks(ctx, TYPE)
    return [
      ...cyberCrumbs(ctx, TYPE, disciplineOf({ name: event.champ, names: event.champNames })),
      { text: champOf(event, ctx.t.lang), href: links.champ(event) },
      { text: teamsOf(event), href: links.game(event) },
    ]
  },
  links: (ctx) => cyberLinks(ctx, TYPE),
}

export const cyberGamePage = gamePageOf(CYBER)
