import { isSwitchedOn } from '../../../../../shared/routes/needs.ts'
import type { RouteName } from '../../../../../shared/routes/table.ts'
import type { PageContext } from '../../../page.ts'

/** The same pages under two names (spec §2): which one counts says `promoBonusToOffer`. */
const NAMES = {
  bonuses: { list: 'bonuses', one: 'bonus', rules: 'bonusRules', games: 'bonusesGames', partner: 'bonusPartner' },
  offers: {
    list: 'bonusesOffers',
    one: 'bonusOffer',
    rules: 'bonusOfferRules',
    games: 'bonusesOffersGames',
    partner: 'bonusOfferPartner',
  },
} as const satisfies Record<string, Record<string, RouteName>>

export const namesOf = ({ config }: Pick<PageContext, 'config'>) =>
  NAMES[config.promoBonusToOffer ? 'offers' : 'bonuses']

/** What the list is called. */
export const listTitle = ({ config }: Pick<PageContext, 'config'>) =>
  config.promoBonusToOffer ? ('bonuses_offers' as const) : ('bonuses_title' as const)

/** Is the list switched on? */
export const hasList = (ctx: PageContext): boolean => isSwitchedOn(namesOf(ctx).list, {}, ctx.config.availableRoutes)

/** Are there pages of rules? They need a route of their own (spec §5: 47). */
export const hasRules = (ctx: PageContext): boolean => isSwitchedOn(namesOf(ctx).rules, {}, ctx.config.availableRoutes)
