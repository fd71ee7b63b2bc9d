import * as v from 'valibot'
import { call } from './call.ts'
import { id, language, text } from './fields.ts'

const value = v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(1500)), v.null()])
/** Settings by name. */
const values = v.record(v.string(), value)
const sportIds = v.array(id)
const title = v.object({ title_translation_key: v.string() })

/** The office settings (spec §3). A part that the house does not have is null, or says that it is not available. */
export const officeSettings = v.object({
  /** The display settings, the language among them. */
  commonSettings: values,
  otherSettings: values,
  notificationSettings: v.object({
    enable_mail_news: v.boolean(),
    enable_mail_deposit: v.boolean(),
    enable_mail_bets: v.boolean(),
    enable_sms_news: v.boolean(),
  }),
  cashbackSetting: v.nullable(
    v.object({
      additional_data: v.object({
        isVisiblePromoPointsRules: v.boolean(),
        showAdditionalCashBackTerms: v.boolean(),
        promoPoints: v.number(),
        usePromoPointsName: v.boolean(),
      }),
    }),
  ),
  bonusSetting: v.nullable(v.object({ bonus: v.picklist([0, 1, 2]) })),
  firstDepositBonusSetting: v.nullable(v.object({ isAvailable: v.boolean() })),
  pointsAccumulated: v.number(),
  availableCurrencies: v.array(v.string()),
  sports: v.array(v.object({ id, name: v.string() })),
  lineSports: sportIds,
  liveSports: sportIds,
  /** What the player has closed for himself. */
  lineDisallowSports: sportIds,
  liveDisallowSports: sportIds,
  showFavoriteTeams: v.boolean(),
  showPromoCodeCheck: v.boolean(),
  showWallets: v.boolean(),
  clubPoints: v.number(),
  showClubPoints: v.boolean(),
  walletAttributes: title,
  promoSetting: v.object({ promoCodeCheckSection: v.object({ isAvailable: v.boolean(), ...title.entries }) }),
})
export type OfficeSettings = v.InferOutput<typeof officeSettings>
export const getOfficeSettings = call({
  method: 'GET',
  path: '/web-api/office/settings',
  audience: 'player',
  summary: 'The player’s settings',
  envelope: 'data',
  answer: officeSettings,
})
export const saveOfficeSetting = call({
  method: 'PUT',
  path: '/web-api/office/settings',
  audience: 'player',
  summary: 'Save one setting; a display setting comes back as its cookie too',
  envelope: 'data',
  body: v.strictObject({ key: text(60), value }),
  answer: v.object({ key: v.string(), value }),
})

const closed = v.pipe(sportIds, v.maxLength(200))
export const saveDisallowedSports = call({
  method: 'PUT',
  path: '/web-api/office/settings/disallowed-sports',
  audience: 'player',
  summary: 'Sports that the player does not want to be offered; replaces both lists',
  envelope: 'data',
  body: v.strictObject({ line: closed, live: closed }),
  answer: v.object({ line: sportIds, live: sportIds }),
})

/** An entry's text: a key, or the operator's own words. */
const words = { ...title.entries, title: v.optional(v.string()) }
const menuItem = v.object({
  ...words,
  link: v.string(),
  /** The route whose icon it has. */
  icon: v.optional(v.nullable(v.string())),
  subMenuItems: v.array(v.object({ ...words, link: v.string() })),
})
/** The office menu (spec §3). Links are paths without the language. */
export const officeMenu = v.object({
  menuCategories: v.array(v.object({ ...words, items: v.array(menuItem) })),
  menuUserData: v.object({
    email: v.object({ email: v.nullable(v.string()) }),
    name: v.object({ name: v.nullable(v.string()) }),
    bonus_balance: v.string(),
    country_code: v.nullable(v.string()),
    recharge_allow: v.boolean(),
  }),
})
export type OfficeMenu = v.InferOutput<typeof officeMenu>
export const getOfficeMenu = call({
  method: 'GET',
  path: '/web-api/office/menu',
  audience: 'player',
  summary: 'The office menu',
  envelope: 'data',
  answer: officeMenu,
})

/** How the operator arranges it: categories with their entries, each a path of the site. A title is a text's key, or words by language. */
const arrangedTitle = v.union([text(60), v.record(language, text(60))])
export const arrangedMenu = v.pipe(
  v.array(
    v.object({
      title: arrangedTitle,
      items: v.pipe(
        v.array(
          v.object({
            title: arrangedTitle,
            link: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])\S*$/, 'a path without the language')),
            icon: v.optional(text(40)),
          }),
        ),
        v.maxLength(30),
      ),
    }),
  ),
  v.minLength(1),
  v.maxLength(12),
)
