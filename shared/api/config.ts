import * as v from 'valibot'
import { counter } from './analytics.ts'
import { bonusGames } from './bonus-games.ts'
import { call } from './call.ts'
import { depositBonus } from './deposit-bonuses.ts'
import { language, money } from './fields.ts'
import { bringFriendRule } from './friends.ts'
import { maintenanceFlag } from './maintenance.ts'

const off = v.optional(v.boolean(), false)

import { cashbackRules } from './points.ts'
import { remoteKey, remoteRegistration } from './remote-view.ts'
import { arrangedMenu } from './settings.ts'
import { socialProvider } from './social-provider.ts'
import { styleSheet } from './style-sheet.ts'

/** Site config (spec §3). An operator's override is a JSON merge patch of it. */
export const siteConfig = v.object({
  groupId: v.number(),
  companyName: v.string(),
  footer: v.record(v.string(), v.unknown()),
  contacts: v.record(v.string(), v.string()),
  licenceMetaTag: v.nullable(v.object({ name: v.string(), content: v.string() })),
  policyLogoId: v.nullable(v.number()),
  policyLinkId: v.nullable(v.number()),
  consultant: v.nullable(v.record(v.string(), v.unknown())),
  languages: v.array(language),
  /** What the last change of the rules touches, by language, for the page on which players confirm it. */
  termsChanges: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Style sheets beside the site's own, and one of icons. */
  styles: v.optional(v.pipe(v.array(styleSheet), v.maxLength(10))),
  iconSet: v.optional(v.nullable(styleSheet)),
  /** Snow on the home page. */
  isSnowfall: v.optional(v.boolean()),
  defaultLanguage: language,
  langHiddenUnauthorized: v.array(language),
  /** ISO 3166-1 alpha-2 in upper case. */
  countryCode: v.nullable(v.string()),
  geoCountryId: v.nullable(v.number()),
  geoCurrency: v.nullable(v.string()),
  customize: v.object({ geo_with_twelve_format: v.array(v.string()), has_twelve_h_by_geo: v.boolean() }),
  isAvailableConfirmTerms: v.boolean(),
  isMainVipDomainAuthNeed: v.boolean(),
  geoAuthReqVip: v.boolean(),
  isFatmanAnalyticsAvailable: v.boolean(),
  isRegistrationAllowed: v.boolean(),
  isShowIdentification: v.boolean(),
  isShowPaymentPageOnlyAuth: v.boolean(),
  /** Ids of the routes that are switched on. */
  availableRoutes: v.array(v.number()),
  /** A path that contains one of these answers 404. */
  notFoundFragments: v.array(v.string()),
  isAutoLogoffEnable: v.boolean(),
  autoLogoffInactiveMinutes: v.number(),
  minAge: v.number(),
  isOneTapAuthEnabled: v.boolean(),
  /** Are visitors asked whether they have the minimum age? */
  isAgeConfirmation: off,
  /** Is the site an app that browsers install, with a service worker? */
  isPwa: off,
  /** Are visitors told, once, that the site is new? */
  isNewSiteInfo: off,
  /** Are visitors asked which cookies they agree to? Null: where the licence profile or the country wants it. */
  isCookiesPopup: v.optional(v.nullable(v.boolean()), null),
  licenceProfile: v.nullable(v.string()),
  /** Are players asked questions before a limit is loosened? */
  limitQuestions: off,
  ageCheck: v.picklist(['sandbox', 'manual']),
  /** The site's own address, for links in mails; absent: the one that was asked. */
  siteOrigin: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.-]+(?::[0-9]+)?$/)))),
  /** Ways to register, in the order in which they are offered; absent: all that are set up. */
  registrationTypes: v.optional(v.array(v.string())),
  /** Does the operator have a registration page of his own making? Then it opens as a page. */
  isCustomRegistration: off,
  /** Providers of social sign-in (OpenID Connect), by name. */
  social: v.optional(v.record(v.string(), socialProvider), {}),
  currencies: v.array(v.string()),
  /** Hosts beside the own ones to which a redirect may lead. */
  redirectHosts: v.array(v.string()),
  /** Apps and path prefixes that are answered by another app; empty in the embedded default. */
  remotes: v.record(remoteKey, remoteRegistration),
  /** In maintenance by config; the operator's flag in KV counts beside it. */
  maintenance: v.optional(v.nullable(maintenanceFlag), null),
  /** Where an unanswered block check shuts the pages; null: those for play and payment (decisions.md). */
  blockFailMode: v.optional(v.nullable(v.picklist(['maintenance', 'open'])), null),
  /** Which of the two block calls the edge asks (spec §7). */
  blockApi: v.optional(v.picklist(['light', 'v2']), 'light'),
  /** Does the cookie `geo-force-off` lift a block of template 1? */
  isGeoForceOffAllowed: v.optional(v.boolean(), true),
  /** Hosts without registration. */
  vipDomains: v.optional(v.array(v.string()), []),
  /** Sign-in pages of the origin that the edge stands before in middleware mode: a path, or a URL of a listed host. */
  authApp: v.optional(v.nullable(v.string()), null),
  /** After sign-in or registration: from where (a route's name, or a path without language) to where. The first match counts. */
  authRedirects: v.optional(v.array(v.object({ route_from: v.string(), route_to: v.string() })), []),
  /** How play is thanked for: promo points and cashback; `false` switches it off, which is null to whoever reads it. */
  cashback: v.optional(
    v.nullable(
      v.union([
        v.pipe(
          v.literal(false),
          v.transform(() => null),
        ),
        cashbackRules,
      ]),
    ),
    null,
  ),
  /** Bonus games; one that is not named is not there. */
  bonusGames: v.optional(bonusGames),
  /** Bonuses for deposits; absent: none is offered. */
  depositBonuses: v.optional(v.pipe(v.array(depositBonus), v.maxLength(20))),
  /** What a friend brings whoever invited him; absent or null: nothing. */
  bringFriend: v.optional(v.nullable(bringFriendRule)),
  /** The office menu as the operator arranges it; absent: the house's own. */
  officeMenu: v.optional(arrangedMenu),
  /** Bonus pages are offer pages; off: the other way round. */
  promoBonusToOffer: off,
  /** Recharge opens over the page, and has no direct address. */
  rechargeModal: off,
  afterRegistrationRedirectUrl: v.optional(v.nullable(v.string()), null),
  /** The bonus slot_first_deposit leads to the casino's own page. */
  isSlotFirstDepositRedirect: off,
  /** Counters of metrics services, which hear of goals. */
  counters: v.optional(v.array(counter), []),
  betting: v.object({
    /** Coupon types to which the minimum applies. */
    minTypes: v.array(v.number()),
    types: v.array(v.number()),
    /** By currency, decimal strings: smallest stake of a variant, largest of a leg, largest payout. */
    minStake: v.record(v.string(), money),
    maxStake: v.record(v.string(), money),
    maxPayout: v.record(v.string(), money),
    payoutRounding: v.picklist(['half-up', 'floor']),
    maxLegs: v.number(),
    /** Two-way book in which an express and its opposite are priced, a decimal string; absent: 1.1165. */
    antiExpressBook: v.optional(v.pipe(v.string(), v.regex(/^1\.[0-9]{1,4}$/))),
    /** Smallest combination of a patent: 1, or 2 for a trixie without its singles. */
    patentMinFold: v.optional(v.picklist([1, 2])),
    /** Sports whose bets are taken in singles only, such as long-term ones (2999). */
    singlesOnlySports: v.optional(v.array(v.number())),
    /** Does an express of three bets or more get a bonus bet (spec §5)? No, unless it is switched on. */
    isBonusBetAvailable: v.optional(v.boolean()),
    /** Its price: always 1.1, or 1 + bets/100 (the default). */
    bonusBetMode: v.optional(v.picklist(['fixed', 'count'])),
    /** What a ready-made express pays beside the product of its prices, whole percent; 0 or absent: none are made. */
    expressUpliftPercent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
    /**
     * Hyper bonus: what an express of so many bets gets beside its win, percent of it, when the player has asked for it and all bets are won.
     * Smallest stake and largest bonus by currency, decimal strings. Absent: none is offered.
     */
    hyperBonus: v.optional(
      v.object({
        steps: v.pipe(
          v.array(
            v.object({
              legs: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(25)),
              percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(250)),
            }),
          ),
          v.minLength(1),
        ),
        minStake: v.record(v.string(), money),
        maxBonus: v.record(v.string(), money),
      }),
    ),
    /** Advance against open bets: percent of their possible wins, at most so much by currency. Absent: nothing is lent. */
    advance: v.optional(
      v.object({
        percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        max: v.record(v.string(), money),
      }),
    ),
    /** How coupons are bought back: which types, the house's margin in percent, how long an offer stands. Absent: they are not. */
    cashOut: v.optional(
      v.object({
        types: v.array(v.number()),
        marginPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        offerSeconds: v.pipe(v.number(), v.minValue(1), v.maxValue(60)),
      }),
    ),
    /** How long a bet with a live leg waits before it is taken at the prices of then; 0 takes it at once; absent: 5 in production, 0 elsewhere. */
    liveDelaySeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(15))),
    /** May a press on a price place a bet at once? Yes, unless it is switched off. */
    isOneClickAvailable: v.optional(v.boolean()),
    /** May a stake above the maximum be asked for? No, unless it is switched on. */
    isVipBetAvailable: v.optional(v.boolean()),
    /** How long such a stake waits for a trader before it is back, seconds; absent: 300. */
    vipBetSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(3600))),
  }),
})
export type SiteConfig = v.InferOutput<typeof siteConfig>
export const getConfig = call({
  method: 'GET',
  path: '/bff-api/config/all.json',
  audience: 'public',
  summary: 'Site config',
  envelope: 'bare',
  query: v.object({ lang: v.optional(language) }),
  answer: siteConfig,
})
export const getConfigGroups = call({
  method: 'GET',
  path: '/bff-api/config/group/get',
  audience: 'public',
  summary: 'Named groups of the config',
  envelope: 'bare',
  query: v.object({
    groups: v.pipe(v.string(), v.maxLength(300), v.regex(/^[a-zA-Z_]+(,[a-zA-Z_]+)*$/)),
    lang: v.optional(language),
  }),
  answer: v.record(v.string(), v.unknown()),
})
