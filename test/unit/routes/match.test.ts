import { describe, expect, it } from 'vitest'
import { href, idOf, routePath, slugged } from '../../../shared/routes/href.ts'
import { matchRoute, routeOf } from '../../../shared/routes/match.ts'
import { parsePattern } from '../../../shared/routes/pattern.ts'
import { ROUTES, type RouteName } from '../../../shared/routes/table.ts'
import { splitLanguage } from '../../../worker/edge/visit/language.ts'

type Params = Record<string, string>
type Row = [path: string, name: RouteName, params?: Params]

/** The spec's §2, in its order: each route without and with its parameters. */
const ROWS: Row[] = [
  ['/', 'home'],
  ['/line', 'sports', { section: 'line' }],
  ['/live', 'sports', { section: 'live' }],
  ['/betsonyour/line', 'sports', { pageType: 'betsonyour', section: 'line' }],
  ['/cyber/live', 'sports', { pageType: 'cyber', section: 'live' }],
  ['/marble/line', 'sports', { pageType: 'marble', section: 'line' }],
  ['/ufc/line', 'sports', { pageType: 'ufc', section: 'line' }],
  ['/politics/line', 'sports', { pageType: 'politics', section: 'line' }],
  ['/topgame/live', 'sports', { pageType: 'topgame', section: 'live' }],
  ['/line/upcoming', 'sports', { section: 'line', menuSection: 'upcoming' }],
  ['/live/video', 'sports', { section: 'live', menuSection: 'video' }],
  ['/line/football', 'sport', { section: 'line', sport: 'football' }],
  ['/line/top/football', 'sport', { section: 'line', menuSection: 'top', sport: 'football' }],
  ['/ufc/line/favorites/mma', 'sport', { pageType: 'ufc', section: 'line', menuSection: 'favorites', sport: 'mma' }],
  ['/line/football/118587', 'champ', { section: 'line', sport: 'football', champ: '118587' }],
  [
    '/line/football/118587-premier-league',
    'champ',
    { section: 'line', sport: 'football', champ: '118587-premier-league' },
  ],
  [
    '/live/ice-hockey/7-nhl/42-rangers-bruins',
    'game',
    { section: 'live', sport: 'ice-hockey', champ: '7-nhl', game: '42-rangers-bruins' },
  ],
  ['/champs', 'champsResults'],
  ['/champs/123', 'champsResults', { champId: '123' }],
  ['/cyber/real/main', 'cyberMain', { type: 'real' }],
  ['/cyber/real/all', 'cyberAll', { type: 'real' }],
  ['/cyber/real/dashboard', 'cyberDashboard', { type: 'real' }],
  ['/cyber/real/dota-2', 'cyberDiscipline', { type: 'real', discipline: 'dota-2' }],
  ['/cyber/real/dota-2/champs', 'cyberChamps', { type: 'real', discipline: 'dota-2' }],
  ['/cyber/real/dota-2/42-major', 'cyberChamp', { type: 'real', discipline: 'dota-2', champ: '42-major' }],
  [
    '/cyber/real/dota-2/42-major/9-a-b',
    'cyberGame',
    { type: 'real', discipline: 'dota-2', champ: '42-major', game: '9-a-b' },
  ],
  ['/toto', 'toto'],
  ['/toto/fifteen', 'toto', { section: 'fifteen' }],
  ['/lotto', 'lotto'],
  ['/lotto/catalog', 'lotto', { sectionName: 'catalog' }],
  ['/lotto/view/5', 'lotto', { sectionName: 'view', lottoId: '5' }],
  ['/statistic', 'statistic'],
  ['/statisticpopup', 'statisticPopup'],
  ['/results/live', 'results', { type: 'live' }],
  ['/results/zone', 'results', { type: 'zone' }],
  ['/points', 'points'],
  ['/promo', 'promo'],
  ['/news', 'news'],
  ['/news/some-slug', 'news', { slug: 'some-slug' }],
  ['/betting-alphabet', 'bettingAlphabet'],
  ['/betting-alphabet/b/c/s', 'bettingAlphabet', { block: 'b', category: 'c', slug: 's' }],
  ['/partners', 'partners'],
  ['/partners/affiliates', 'partners', { section: 'affiliates' }],
  ['/cricket-app', 'cricketApp'],
  ['/cricket-world-cup', 'cricketWorldCup'],
  ['/ipl-betting-app', 'iplBettingApp'],
  ['/football-champions-rules', 'footballChampionsRules'],
  ['/football-champions-rules/2', 'footballChampionsRules', { chapter: '2' }],
  ['/allgamesentrance', 'allGamesEntrance'],
  ['/allgamesentrance/plinko', 'allGamesEntranceGame', { gameRoute: 'plinko' }],
  ['/fortuna', 'bonusGame', { game: 'fortuna' }],
  ['/chest', 'bonusGame', { game: 'chest' }],
  ['/memory', 'bonusGame', { game: 'memory' }],
  ['/safe', 'bonusGame', { game: 'safe' }],
  ['/lottery', 'bonusGame', { game: 'lottery' }],
  ['/dragon-bonus', 'bonusGame', { game: 'dragon-bonus' }],
  ['/games-landing/abc', 'gamesLanding', { landingRoute: 'abc' }],
  ['/betting-awards', 'bettingAwards'],
  ['/desktop-app', 'desktopApp'],
  ['/mobile-app', 'mobileApp'],
  ['/download-app', 'downloadApp'],
  ['/registration', 'registration'],
  ['/registration/socialregistration', 'registration', { type: 'socialregistration' }],
  ['/user/login', 'login'],
  ['/user/accountverify', 'accountVerify'],
  ['/user/activatefast', 'activate', { type: 'activatefast' }],
  ['/user/activate', 'activate', { type: 'activate' }],
  ['/user/passwordreset', 'passwordReset'],
  ['/user/stopnewsletter', 'stopNewsletter'],
  ['/user/forgotpassword', 'forgotPassword'],
  ['/user/coupon', 'userCoupon'],
  ['/deduce', 'deduce'],
  ['/team-games/3', 'teamGames', { teamId: '3' }],
  ['/team/3', 'team', { teamId: '3' }],
  // Information section
  ['/rules', 'rulesRoot'],
  ['/rules/1', 'rules', { ruleGroup: '1' }],
  ['/rules/1/3', 'rules', { ruleGroup: '1', chapter: '3' }],
  ['/contacts', 'contacts'],
  ['/about', 'about'],
  ['/howbet', 'howBet'],
  ['/payment', 'payment'],
  ['/cookies', 'cookies'],
  ['/licenses', 'licenses'],
  ['/taxation', 'taxation'],
  ['/consent', 'consent'],
  ['/simpleidentification', 'simpleIdentification'],
  ['/amlkyc', 'amlKyc'],
  ['/smsbets', 'smsBets'],
  ['/amlpolicy', 'amlPolicy'],
  ['/disputeresolution', 'disputeResolution'],
  ['/kycpolicy', 'kycPolicy'],
  ['/responsiblegaming', 'responsibleGaming'],
  ['/cash_terminals', 'cashTerminals'],
  ['/betting-calculator', 'bettingCalculator'],
  // Office section
  ['/office', 'account'],
  ['/office/account', 'officeAccount'],
  ['/office/history', 'history'],
  ['/office/historypay', 'historyPay'],
  ['/office/recharge', 'recharge'],
  ['/office/security', 'security'],
  ['/office/responsible', 'responsible'],
  ['/office/settings', 'settings'],
  ['/office/settings/first-deposit-bonus', 'settings', { section: 'first-deposit-bonus' }],
  ['/office/bonuses/deposit', 'bonusesDeposit'],
  ['/office/bonuses/wager', 'bonusesWager'],
  ['/office/casino/vipcashback', 'vipCashback'],
  ['/office/casino/premiumcashback', 'premiumCashback'],
  ['/office/deduce', 'officeDeduce'],
  ['/office/promotion', 'officePromotion'],
  ['/office/bringfriend', 'bringFriend'],
  ['/office/support', 'support'],
  ['/office/manager', 'manager'],
  ['/office/rewards', 'rewards'],
  ['/office/verification', 'verification'],
  ['/office/identification', 'identification'],
  ['/office/share-idea', 'shareIdea'],
  ['/office/payment/requests', 'paymentRequests'],
  ['/office/payment/create-request', 'paymentCreateRequest'],
  ['/office/payment/create-request/7', 'paymentTopic', { topicId: '7' }],
  ['/office/payment/create-request/7/3', 'paymentTopic', { topicId: '7', subTopicId: '3' }],
  ['/office/payment/create-request/7/transactions', 'paymentTransactions', { topicId: '7' }],
  ['/office/payment/create-request/7/transactions/99', 'paymentTransactions', { topicId: '7', transactionId: '99' }],
  // Casino
  ['/bingo', 'bingo'],
  ['/bonus/casino', 'bonusCasino'],
  ['/bonus/casino/promotions/15', 'bonusCasinoPromotion', { id: '15' }],
  ['/casino/brand', 'casinoBrand'],
  ['/fishinghunting', 'fishingHunting'],
  ['/poker', 'poker'],
  ['/poker/holdem', 'poker', { game: 'holdem' }],
  ['/scratchcards', 'scratchcards'],
  ['/keno', 'keno'],
  ['/slots', 'slots'],
  ['/slots/new', 'slots', { subcategory: 'new' }],
  ['/slots/game/11/book', 'slotGame', { gameId: '11', gameName: 'book' }],
  ['/slots/vulkan', 'slotsVulkan'],
  ['/live-casino', 'liveCasino'],
  ['/live-casino/roulette', 'liveCasino', { subcategory: 'roulette' }],
  ['/live-casino/game/12/roulette', 'liveCasinoGame', { gameId: '12', gameName: 'roulette' }],
  ['/tvgames', 'tvGames'],
  ['/virtualsports', 'virtualSports'],
  ['/fast-games', 'fastGames'],
  ['/fast-bet', 'fastBet'],
  ['/asian-games', 'asianGames'],
  ['/card-games', 'cardGames'],
  ['/crash-games', 'crashGames'],
  ['/skill-games', 'skillGames'],
  ['/my-casino', 'myCasino'],
  ['/my-casino/favorites', 'myCasinoFavorites'],
  ['/casino', 'casino'],
  ['/casino-lobby', 'casinoLobby'],
  ['/providers/acme', 'providers', { provider: 'acme' }],
  ['/casino-search', 'casinoSearch'],
  ['/tournaments', 'tournaments'],
  ['/tournaments/9', 'tournament', { id: '9' }],
  ['/othergames', 'otherGames'],
  ['/casino/thank-you', 'casinoThankYou'],
  ['/casino/thank-you/deposit', 'casinoThankYou', { kind: 'deposit' }],
  ['/casino/slot-first-deposit', 'slotFirstDeposit'],
  // Bonuses and promotions
  ['/bonuses', 'bonuses'],
  ['/bonuses/welcome', 'bonus', { id: 'welcome' }],
  ['/bonuses/slot_first_deposit', 'bonus', { id: 'slot_first_deposit' }],
  ['/bonuses/welcome/games', 'bonusesGames', { id: 'welcome' }],
  ['/bonuses/welcome/rules', 'bonusRules', { id: 'welcome' }],
  ['/bonuses/partner/acme', 'bonusPartner', { id: 'acme' }],
  ['/offers', 'bonusesOffers'],
  ['/offers/welcome', 'bonusOffer', { id: 'welcome' }],
  ['/offers/welcome/games', 'bonusesOffersGames', { id: 'welcome' }],
  ['/offers/welcome/rules', 'bonusOfferRules', { id: 'welcome' }],
  ['/offers/partner/acme', 'bonusOfferPartner', { id: 'acme' }],
  ['/promotions/summer', 'promotion', { promotionId: 'summer' }],
  ['/landing-page/landing-abc', 'landing', { landingId: 'landing-abc' }],
  ['/lpage/landing-abc', 'lpage', { landingId: 'landing-abc' }],
  // Empty layout and the others
  ['/onpay/success', 'onpay', { result: 'success' }],
  ['/onpay/fail', 'onpay', { result: 'fail' }],
  ['/onpay/pending', 'onpay', { result: 'pending' }],
  ['/onpay/cancel', 'onpay', { result: 'cancel' }],
  ['/onpay/withdraw/success', 'onpayWithdraw', { result: 'success' }],
  ['/onpay/withdraw/cancel', 'onpayWithdraw', { result: 'cancel' }],
  ['/suspension', 'suspension'],
  ['/block', 'block'],
  ['/block-ua', 'blockUa'],
  ['/block-ie', 'blockIe'],
  ['/site-updates', 'siteUpdates'],
  ['/coming-soon', 'comingSoon'],
  ['/confirm', 'confirm'],
  ['/print-coupon/123', 'printCoupon', { couponId: '123' }],
  ['/oldbrowser', 'oldBrowser'],
  ['/500', 'serverError'],
  ['/maintenance', 'maintenance'],
  ['/block-appeal-history', 'blockAppealHistory'],
  ['/vpn', 'vpn'],
  ['/debugger', 'debugger'],
  ['/cricket-dev', 'cricketDev'],
]

const nameOf = (path: string) => matchRoute(path)?.name ?? null
const paramsOf = (path: string) => matchRoute(path)?.params

describe('the table of routes', () => {
  it.each(ROWS)('%s is %s', (path, name, params = {}) => {
    expect(matchRoute(path)).toEqual({ name, params })
  })

  it('is tested whole: every route of it stands in the table above', () => {
    expect(new Set(ROWS.map(([, name]) => name))).toEqual(new Set(ROUTES.map((route) => route.name)))
  })

  it.each(ROWS)('the address of %s is built from its name %s and its parameters', (path, name, params = {}) => {
    expect(routePath(name, params)).toBe(path)
    expect(href('en', name, params)).toBe(`/en${path}`)
  })

  it('has each name and each pattern once', () => {
    expect(new Set(ROUTES.map((route) => route.name)).size).toBe(ROUTES.length)
    expect(new Set(ROUTES.map((route) => route.pattern)).size).toBe(ROUTES.length)
  })

  it('[S2.02] names one of the six layouts for every route', () => {
    const layouts = ['main', 'headless', 'empty', 'maintenance', 'blocked', 'casino']
    expect(ROUTES.filter((route) => !layouts.includes(route.layout))).toEqual([])
    expect(new Set(ROUTES.map((route) => route.layout))).toEqual(new Set(layouts))
  })

  it('[S2.100] gives slots the casino layout and promo the main one', () => {
    expect(routeOf('slots').layout).toBe('casino')
    expect(routeOf('promo').layout).toBe('main')
  })

  it('asks every office page for a sign-in and keeps it out of indexes', () => {
    const office = ROUTES.filter((route) => route.pattern.split('/')[0] === 'office')
    expect(office).toHaveLength(25)
    expect(office.filter((route) => !('login' in route && route.login) || !('seo' in route))).toEqual([])
  })
})

describe('matching', () => {
  it('[S2.01] a route is the same with a language and without; EN and eng are no languages', () => {
    expect(splitLanguage('/en/promo')).toEqual({ urlLang: 'en', rest: '/promo' })
    expect(splitLanguage('/promo')).toEqual({ urlLang: null, rest: '/promo' })
    expect(nameOf(splitLanguage('/EN/promo').rest)).toBeNull()
    expect(nameOf(splitLanguage('/eng/promo').rest)).toBeNull()
  })

  it.each(ROWS)('[T22] %s is found behind every language too', (path, name) => {
    expect(nameOf(splitLanguage(`/ru${path}`).rest)).toBe(name)
  })

  it('[S2.10] takes line and live and no other section', () => {
    expect([nameOf('/line'), nameOf('/live'), nameOf('/prematch')]).toEqual(['sports', 'sports', null])
    expect(nameOf('/ufc/prematch')).toBeNull()
  })

  it('takes no page type that the spec does not list', () => {
    expect(nameOf('/foo/line')).toBeNull()
    expect(nameOf('/ufc')).toBeNull()
  })

  it('[S2.18] takes lotto with catalog, results and view alone', () => {
    expect(['/lotto', '/lotto/catalog', '/lotto/results', '/lotto/view/5'].map(nameOf)).toEqual(Array(4).fill('lotto'))
    expect(nameOf('/lotto/foo')).toBeNull()
  })

  it('[S5.07] takes sections of lotto and toto from their lists', () => {
    expect([nameOf('/lotto/catalog'), nameOf('/lotto/foo'), nameOf('/toto/foo')]).toEqual(['lotto', null, null])
  })

  it('[S2.20] takes results of live and zone', () => {
    expect([nameOf('/results/live'), nameOf('/results/zone')]).toEqual(['results', 'results'])
    expect([nameOf('/results/foo'), nameOf('/results')]).toEqual([null, null])
  })

  it('[S2.24] takes the betting alphabet with none to three of its segments', () => {
    expect(paramsOf('/betting-alphabet')).toEqual({})
    expect(paramsOf('/betting-alphabet/b')).toEqual({ block: 'b' })
    expect(paramsOf('/betting-alphabet/b/c')).toEqual({ block: 'b', category: 'c' })
    expect(paramsOf('/betting-alphabet/b/c/s')).toEqual({ block: 'b', category: 'c', slug: 's' })
    expect(nameOf('/betting-alphabet/b/c/s/x')).toBeNull()
  })

  it('[S2.25][S2.27] takes partners and the champions rules without and with their parameter', () => {
    expect([nameOf('/partners'), nameOf('/partners/section')]).toEqual(['partners', 'partners'])
    expect(paramsOf('/football-champions-rules')).toEqual({})
    expect(paramsOf('/football-champions-rules/2')).toEqual({ chapter: '2' })
  })

  it('[S2.37] takes activatefast and activate, and nothing else under user', () => {
    expect([paramsOf('/user/activatefast'), paramsOf('/user/activate')]).toEqual([
      { type: 'activatefast' },
      { type: 'activate' },
    ])
    expect([nameOf('/user/foo'), nameOf('/user')]).toEqual([null, null])
  })

  it('[S2.44] takes rules with a group and a chapter', () => {
    expect(paramsOf('/rules/1')).toEqual({ ruleGroup: '1' })
    expect(paramsOf('/rules/1/3')).toEqual({ ruleGroup: '1', chapter: '3' })
    expect(nameOf('/rules/a')).toBeNull()
  })

  it('[S2.76][S2.78][S2.79] takes a topic, its sub-topic and its transactions', () => {
    const at = '/office/payment/create-request'
    expect(paramsOf(`${at}/7`)).toEqual({ topicId: '7' })
    expect(paramsOf(`${at}/7/3`)).toEqual({ topicId: '7', subTopicId: '3' })
    expect(matchRoute(`${at}/7/transactions/99`)).toEqual({
      name: 'paymentTransactions',
      params: { topicId: '7', transactionId: '99' },
    })
    expect(nameOf(`${at}/x`)).toBeNull()
  })

  it('[S2.86][S2.87][S2.88] takes poker with a game, slots with a subcategory or a game', () => {
    expect([paramsOf('/poker'), paramsOf('/poker/holdem')]).toEqual([{}, { game: 'holdem' }])
    expect([paramsOf('/slots'), paramsOf('/slots/new')]).toEqual([{}, { subcategory: 'new' }])
    expect(paramsOf('/slots/game/11/book')).toEqual({ gameId: '11', gameName: 'book' })
    expect(nameOf('/slots/game/11')).toBeNull()
  })

  it('[S2.89][S2.90] takes live casino with a subcategory or a game', () => {
    expect([paramsOf('/live-casino'), paramsOf('/live-casino/roulette')]).toEqual([{}, { subcategory: 'roulette' }])
    expect(paramsOf('/live-casino/game/12/roulette')).toEqual({ gameId: '12', gameName: 'roulette' })
  })

  it('[S2.103][S2.106] takes a promotion and a landing page by their slug', () => {
    expect(paramsOf('/promotions/summer')).toEqual({ promotionId: 'summer' })
    expect(paramsOf('/landing-page/landing-abc')).toEqual({ landingId: 'landing-abc' })
  })

  it('[S2.108][S5.06] takes only landing ids that start with landing-', () => {
    expect(nameOf('/landing-page/landing-x')).toBe('landing')
    expect(nameOf('/landing-page/landing-1')).toBe('landing')
    expect([nameOf('/landing-page/x'), nameOf('/landing-page/1-landing'), nameOf('/lpage/x')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('reads a word that has a page of its own as that page, not as a parameter', () => {
    expect(nameOf('/cyber/real/main')).toBe('cyberMain')
    expect(nameOf('/cyber/real/dota-2/champs')).toBe('cyberChamps')
    expect(nameOf('/slots/vulkan')).toBe('slotsVulkan')
    expect(nameOf('/bonuses/partner/games')).toBe('bonusPartner')
    expect(nameOf('/office/payment/create-request/7/transactions')).toBe('paymentTransactions')
    expect(nameOf('/line/top')).toBe('sports')
    expect(nameOf('/cyber/line/main')).toBe('sport')
  })

  it.each([
    ['[SEC-70] a file name behind a page', '/office/account.css'],
    ['[SEC-70] a file below a page', '/office/x.js'],
    ['[SEC-74] a path parameter', '/office;x=1'],
    ['[SEC-94] digits of another script', '/print-coupon/١٢'],
    ['[SEC-94] a line break behind the digits', '/print-coupon/12\n'],
    ['[SEC-94] a negative id', '/print-coupon/-1'],
    ['[SEC-94] an exponent', '/print-coupon/1e3'],
    ['[SEC-94] letters behind digits', '/print-coupon/12a'],
    ['[SEC-94] more digits than an id has', `/print-coupon/${'1'.repeat(20)}`],
    ['an empty segment', '/line//football'],
    ['a trailing slash', '/line/'],
    ['upper case', '/Line'],
    ['one segment too many', '/line/football/1/2/3'],
    ['the start of a word', '/lin'],
    ['more than a word', '/liney'],
    ['nothing', ''],
    ['a name of every object', '/constructor'],
    ['a prototype', '/__proto__'],
    ['dots', '/..'],
  ])('%s is no route', (_, path) => {
    expect(matchRoute(path)).toBeNull()
  })
})

describe('addresses', () => {
  it('escape what a parameter holds', () => {
    expect(routePath('news', { slug: 'a/b?c#d' })).toBe('/news/a%2Fb%3Fc%23d')
  })

  it('leave an optional parameter out and fail without a required one', () => {
    expect(routePath('news', { slug: undefined })).toBe('/news')
    expect(routePath('sports', { section: 'line', pageType: '' })).toBe('/line')
    expect(() => routePath('sports')).toThrow('section')
  })

  it.each([
    [118587, 'Premier League', '118587-premier-league'],
    [1, '  Türkiye — Süper Lig  ', '1-turkiye-super-lig'],
    [2, 'Премьер-лига', '2'],
    [3, 'ЦСКА 2', '3-2'],
    [4, '', '4'],
    [5, '---', '5'],
    [6, `${'a'.repeat(79)} b`, `6-${'a'.repeat(79)}`],
  ])('slug %i %j is %s, and its segment is a championship', (id, name, slug) => {
    expect(slugged(id, name)).toBe(slug)
    expect(idOf(slug)).toBe(id)
    expect(matchRoute(`/line/football/${slug}`)?.params.champ).toBe(slug)
  })
})

describe('patterns', () => {
  it('split at the slashes between segments', () => {
    expect(parsePattern('a/:b(x|y)?/:c')).toEqual([
      { text: 'a', name: '', source: '', optional: false },
      { text: null, name: 'b', source: 'x|y', optional: true },
      { text: null, name: 'c', source: '[^/]+', optional: false },
    ])
    expect(() => parsePattern('a/:b(')).toThrow(':b(')
  })
})
