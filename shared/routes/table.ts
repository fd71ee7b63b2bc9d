import { AVAILABLE_ROUTE as A, type AvailableRoute } from './available.ts'

export type Layout = 'main' | 'headless' | 'empty' | 'maintenance' | 'blocked' | 'casino'
export type AppName = 'sports' | 'casino' | 'office' | 'promo' | 'info' | 'auth' | 'shell'

/** A route of the spec's §2; everything that guards, links, the sitemap and SEO ask of it. */
export interface Route {
  name: string
  /** After the language: segments, `:name` a parameter, `:name(regexp)` a bounded one, `?` behind it makes it optional. */
  pattern: string
  layout: Layout
  app: AppName
  /** Id that must be in the config's `availableRoutes`. */
  needs?: AvailableRoute
  /** Ids that must be there too, by parameter and its value: sections that share a route. */
  needsBy?: Readonly<Record<string, Readonly<Record<string, AvailableRoute>>>>
  login?: true
  hiddenFromBanned?: true
  /** Not for indexes, or not in the sitemap because its pages are listed from data. */
  seo?: 'noindex'
  /** Fixed target of a route that only redirects: a path after the language, or a route's pattern with its parameters. */
  redirect?: { to: string; status: 301 | 302 }
  /** Exists outside production only. */
  development?: true
}

const PAGE_TYPE = ':pageType(betsonyour|cyber|marble|ufc|politics|topgame)?'
const SECTION = ':section(line|live)'
const MENU = ':menuSection(upcoming|top|favorites|video)?'
const SPORT = ':sport([a-z][a-z0-9-]*)'
const SLUGGED = '([0-9]{1,16}(?:-[a-z0-9-]+)?)'
const sports = `${PAGE_TYPE}/${SECTION}/${MENU}`
const OF_SPORTS = { needsBy: { section: { line: A.line, live: A.live }, pageType: { cyber: A.cyber } } } as const

type Rest = Omit<Route, 'name' | 'pattern' | 'layout' | 'app'>
const row =
  (layout: Layout, app: AppName) =>
  <const N extends string>(name: N, pattern: string, rest: Rest = {}): Route & { name: N } => ({
    name,
    pattern,
    layout,
    app,
    ...rest,
  })
const sport = row('main', 'sports')
const promo = row('main', 'promo')
const info = row('main', 'info')
const auth = row('main', 'auth')
const casino = row('casino', 'casino')
const office = <const N extends string>(name: N, path: string, rest: Rest = {}): Route & { name: N } =>
  row('main', 'office')(name, path === '' ? 'office' : `office/${path}`, { login: true, seo: 'noindex', ...rest })
const empty = <const N extends string>(name: N, pattern: string, rest: Rest = {}): Route & { name: N } =>
  row('empty', 'shell')(name, pattern, { seo: 'noindex', ...rest })

export const ROUTES = [
  // Main layout
  sport('home', ''),
  sport('sports', sports, OF_SPORTS),
  sport('sport', `${sports}/${SPORT}`, OF_SPORTS),
  sport('champ', `${sports}/${SPORT}/:champ${SLUGGED}`, OF_SPORTS),
  sport('game', `${sports}/${SPORT}/:champ${SLUGGED}/:game${SLUGGED}`, OF_SPORTS),
  sport('champsResults', 'champs/:champId([0-9]{1,16})?', { needs: A.results }),
  sport('cyberMain', 'cyber/:type([a-z-]+)/main', { needs: A.cyber }),
  sport('cyberAll', 'cyber/:type([a-z-]+)/all', { needs: A.cyber }),
  sport('cyberDashboard', 'cyber/:type([a-z-]+)/dashboard', { needs: A.cyber }),
  sport('cyberChamps', 'cyber/:type([a-z-]+)/:discipline([a-z0-9-]+)/champs', { needs: A.cyber }),
  sport('cyberDiscipline', 'cyber/:type([a-z-]+)/:discipline([a-z0-9-]+)', { needs: A.cyber }),
  sport('cyberChamp', `cyber/:type([a-z-]+)/:discipline([a-z0-9-]+)/:champ${SLUGGED}`, { needs: A.cyber }),
  sport('cyberGame', `cyber/:type([a-z-]+)/:discipline([a-z0-9-]+)/:champ${SLUGGED}/:game${SLUGGED}`, {
    needs: A.cyber,
  }),
  row('main', 'casino')('toto', 'toto/:section(fifteen|football|hockey|basketball|tennis|cyber|correct-score)?', {
    needs: A.toto,
  }),
  row('main', 'casino')('lotto', 'lotto/:sectionName(catalog|results|view)?/:lottoId([0-9]{1,16})?', {
    needs: A.lotto,
  }),
  sport('statistic', 'statistic', { needs: A.statistic }),
  row('headless', 'sports')('statisticPopup', 'statisticpopup', { needs: A.statistic, seo: 'noindex' }),
  sport('results', 'results/:type(live|zone)', { needs: A.results }),
  promo('points', 'points', { needs: A.promo }),
  promo('promo', 'promo', { needs: A.promo }),
  info('news', 'news/:slug([a-z0-9_-]+)?', { needs: A.news }),
  info('bettingAlphabet', 'betting-alphabet/:block([a-z0-9-]+)?/:category([a-z0-9-]+)?/:slug([a-z0-9-]+)?', {
    needs: A.bettingAlphabet,
  }),
  info('partners', 'partners/:section([a-z0-9-]+)?', { needs: A.partners }),
  info('cricketApp', 'cricket-app', { needs: A.apps }),
  info('cricketWorldCup', 'cricket-world-cup'),
  info('iplBettingApp', 'ipl-betting-app', { needs: A.apps }),
  info('footballChampionsRules', 'football-champions-rules/:chapter([a-z0-9-]+)?'),
  casino('allGamesEntrance', 'allgamesentrance', { needs: A.casino }),
  casino('allGamesEntranceGame', 'allgamesentrance/:gameRoute([a-z0-9-]+)', { needs: A.casino }),
  casino('bonusGame', ':game(fortuna|chest|memory|safe|lottery|dragon-bonus)', { needs: A.bonusGames }),
  casino('gamesLanding', 'games-landing/:landingRoute([a-z0-9-]+)', { needs: A.casino }),
  info('bettingAwards', 'betting-awards'),
  info('desktopApp', 'desktop-app', { needs: A.apps }),
  info('mobileApp', 'mobile-app', { needs: A.apps }),
  info('downloadApp', 'download-app', { needs: A.apps }),
  auth('registration', 'registration/:type(socialregistration)?'),
  auth('login', 'user/login'),
  auth('accountVerify', 'user/accountverify', { seo: 'noindex' }),
  auth('activate', 'user/:type(activatefast|activate)', { seo: 'noindex' }),
  auth('passwordReset', 'user/passwordreset', { seo: 'noindex' }),
  auth('stopNewsletter', 'user/stopnewsletter', { seo: 'noindex' }),
  auth('forgotPassword', 'user/forgotpassword', { redirect: { to: '/?showForgotPasswordModal=1', status: 302 } }),
  auth('userCoupon', 'user/coupon', { redirect: { to: '/', status: 302 } }),
  row('main', 'office')('deduce', 'deduce', { seo: 'noindex', redirect: { to: '/office/deduce', status: 302 } }),
  sport('teamGames', 'team-games/:teamId([0-9]{1,16})'),
  sport('team', 'team/:teamId([0-9]{1,16})'),

  // Information section
  info('rulesRoot', 'rules', { redirect: { to: '/rules/1', status: 302 } }),
  info('rules', 'rules/:ruleGroup([0-9]{1,4})/:chapter([0-9]{1,4})?'),
  info('contacts', 'contacts'),
  info('about', 'about'),
  info('howBet', 'howbet'),
  info('payment', 'payment', { needs: A.payment }),
  info('cookies', 'cookies'),
  info('licenses', 'licenses'),
  info('taxation', 'taxation'),
  info('consent', 'consent'),
  info('simpleIdentification', 'simpleidentification'),
  info('amlKyc', 'amlkyc'),
  info('smsBets', 'smsbets'),
  info('amlPolicy', 'amlpolicy'),
  info('disputeResolution', 'disputeresolution'),
  info('kycPolicy', 'kycpolicy'),
  info('responsibleGaming', 'responsiblegaming'),
  info('cashTerminals', 'cash_terminals'),
  info('bettingCalculator', 'betting-calculator'),

  // Office section
  office('account', ''),
  office('officeAccount', 'account', { redirect: { to: '/office', status: 301 } }),
  office('history', 'history'),
  office('historyPay', 'historypay'),
  office('recharge', 'recharge', { hiddenFromBanned: true }),
  office('security', 'security'),
  office('responsible', 'responsible'),
  office(
    'settings',
    'settings/:section(common|notifications|bonus|first-deposit-bonus|cashback|sports|wallets|promo-code-check|promo-points-rules)?',
  ),
  office('bonusesDeposit', 'bonuses/deposit'),
  office('bonusesWager', 'bonuses/wager'),
  office('vipCashback', 'casino/vipcashback'),
  office('premiumCashback', 'casino/premiumcashback'),
  office('officeDeduce', 'deduce'),
  office('officePromotion', 'promotion'),
  office('bringFriend', 'bringfriend'),
  office('support', 'support'),
  office('manager', 'manager'),
  office('rewards', 'rewards'),
  office('verification', 'verification'),
  office('identification', 'identification'),
  office('shareIdea', 'share-idea'),
  office('paymentRequests', 'payment/requests'),
  office('paymentCreateRequest', 'payment/create-request'),
  office(
    'paymentTransactions',
    'payment/create-request/:topicId([0-9]{1,16})/transactions/:transactionId([0-9]{1,16})?',
  ),
  office('paymentTopic', 'payment/create-request/:topicId([0-9]{1,16})/:subTopicId([0-9]{1,16})?'),

  // Casino
  casino('bingo', 'bingo', { needs: A.bingo }),
  casino('bonusCasino', 'bonus/casino', { needs: A.casino }),
  casino('bonusCasinoPromotion', 'bonus/casino/promotions/:id([a-z0-9-]+)', { needs: A.casino }),
  casino('casinoBrand', 'casino/brand', { needs: A.casino }),
  casino('fishingHunting', 'fishinghunting', { needs: A.casino }),
  casino('poker', 'poker/:game([a-z0-9-]+)?', { needs: A.poker }),
  casino('scratchcards', 'scratchcards', { needs: A.scratchcards }),
  casino('keno', 'keno', { needs: A.keno }),
  casino('slotGame', 'slots/game/:gameId([0-9]{1,16})/:gameName([a-z0-9-]+)', { needs: A.slots }),
  casino('slotsVulkan', 'slots/vulkan', { needs: A.slots }),
  casino('slots', 'slots/:subcategory([a-z0-9-]+)?', { needs: A.slots }),
  casino('liveCasinoGame', 'live-casino/game/:gameId([0-9]{1,16})/:gameName([a-z0-9-]+)', { needs: A.liveCasino }),
  casino('liveCasino', 'live-casino/:subcategory([a-z0-9-]+)?', { needs: A.liveCasino }),
  casino('tvGames', 'tvgames', { needs: A.tvGames }),
  casino('virtualSports', 'virtualsports', { needs: A.virtualSports }),
  casino('fastGames', 'fast-games', { needs: A.fastGames }),
  casino('fastBet', 'fast-bet', { needs: A.fastGames, seo: 'noindex' }),
  casino('asianGames', 'asian-games', { needs: A.casino }),
  casino('cardGames', 'card-games', { needs: A.casino }),
  casino('crashGames', 'crash-games', { needs: A.casino }),
  casino('skillGames', 'skill-games', { needs: A.casino }),
  casino('myCasinoFavorites', 'my-casino/favorites', { needs: A.casino, seo: 'noindex' }),
  casino('myCasino', 'my-casino', { needs: A.casino, seo: 'noindex' }),
  casino('casino', 'casino', { needs: A.casino }),
  casino('casinoLobby', 'casino-lobby', { needs: A.casino, seo: 'noindex' }),
  casino('providers', 'providers/:provider([a-z0-9-]+)', { needs: A.casino }),
  casino('casinoSearch', 'casino-search', { needs: A.casino, seo: 'noindex' }),
  casino('tournament', 'tournaments/:id([0-9]{1,16})', { needs: A.tournaments }),
  casino('tournaments', 'tournaments', { needs: A.tournaments }),
  casino('otherGames', 'othergames', { needs: A.casino }),
  casino('casinoThankYou', 'casino/thank-you/:kind([a-z0-9-]+)?', { seo: 'noindex' }),
  casino('slotFirstDeposit', 'casino/slot-first-deposit', { needs: A.casino }),

  // Bonuses and promotions
  promo('bonuses', 'bonuses', { needs: A.bonuses }),
  promo('bonusPartner', 'bonuses/partner/:id([a-z0-9_-]+)', { needs: A.bonuses }),
  promo('bonusesGames', 'bonuses/:id([a-z0-9_-]+)/games', { needs: A.bonuses }),
  promo('bonusRules', 'bonuses/:id([a-z0-9_-]+)/rules', { needs: A.bonusRules }),
  promo('bonus', 'bonuses/:id([a-z0-9_-]+)', { needs: A.bonuses }),
  promo('bonusesOffers', 'offers', { needs: A.bonuses }),
  promo('bonusOfferPartner', 'offers/partner/:id([a-z0-9_-]+)', { needs: A.bonuses }),
  promo('bonusesOffersGames', 'offers/:id([a-z0-9_-]+)/games', { needs: A.bonuses }),
  promo('bonusOfferRules', 'offers/:id([a-z0-9_-]+)/rules', { needs: A.bonusRules }),
  promo('bonusOffer', 'offers/:id([a-z0-9_-]+)', { needs: A.bonuses }),
  promo('promotion', 'promotions/:promotionId([a-z0-9_-]+)', { needs: A.promo }),
  promo('landing', 'landing-page/:landingId(landing-[a-z0-9-]+)', { seo: 'noindex' }),
  promo('lpage', 'lpage/:landingId(landing-[a-z0-9-]+)', { redirect: { to: '/landing-page/:landingId', status: 302 } }),

  // Empty layout
  empty('onpayWithdraw', 'onpay/withdraw/:result(success|fail|pending|cancel)'),
  empty('onpay', 'onpay/:result(success|fail|pending|cancel)'),
  empty('suspension', 'suspension'),
  empty('block', 'block'),
  empty('blockUa', 'block-ua'),
  empty('blockIe', 'block-ie'),
  empty('siteUpdates', 'site-updates'),
  empty('comingSoon', 'coming-soon'),
  empty('confirm', 'confirm'),
  empty('printCoupon', 'print-coupon/:couponId([0-9]{1,19})'),
  empty('oldBrowser', 'oldbrowser'),
  empty('serverError', '500'),
  row('maintenance', 'shell')('maintenance', 'maintenance', { seo: 'noindex' }),
  row('blocked', 'shell')('blockAppealHistory', 'block-appeal-history', { seo: 'noindex' }),
  row('headless', 'shell')('vpn', 'vpn', { seo: 'noindex' }),
  empty('debugger', 'debugger', { development: true }),
  empty('cricketDev', 'cricket-dev', { development: true }),
] as const satisfies readonly Route[]

export type RouteName = (typeof ROUTES)[number]['name']
