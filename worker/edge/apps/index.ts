import { HOUSE } from '../../../shared/domain/games/catalogue.ts'
import type { RouteName } from '../../../shared/routes/table.ts'
import type { Page } from '../page.ts'
import { accountVerifyPage } from './auth/account-verify-page.tsx'
import { activatePage } from './auth/activate-page.tsx'
import { loginPage } from './auth/login-page.tsx'
import { passwordResetPage } from './auth/password-reset-page.tsx'
import { registrationPage } from './auth/registration-page.tsx'
import { stopNewsletterPage } from './auth/stop-newsletter-page.tsx'
import { bonusGamePage } from './bonus-games/bonus-game-page.tsx'
import { calculatorPage } from './calculator/calculator-page.tsx'
import { casinoBonusPage, casinoPromotionPage } from './casino/bonus-pages.tsx'
import { firstDepositPage } from './casino/first-deposit-page.tsx'
import { casinoGamePage } from './casino/game-page.tsx'
import { gamesLandingPage } from './casino/landing-page.tsx'
import { allGamesPage, categoryPage, providerPage, searchPage } from './casino/list-pages.tsx'
import { lobbyPage } from './casino/lobby-page.tsx'
import { myCasinoPage } from './casino/my-pages.tsx'
import { pokerPage } from './casino/poker-page.tsx'
import { thankYouPage } from './casino/thank-you-page.tsx'
import { tournamentsPage } from './casino/tournaments/list-page.tsx'
import { tournamentPage } from './casino/tournaments/tournament-page.tsx'
import { vulkanPage } from './casino/vulkan-page.tsx'
import { withGenerator } from './generator/with-generator.tsx'
import { alphabetPage } from './info/alphabet-page.tsx'
import { championsPage } from './info/champions-page.tsx'
import { withConsent } from './info/consent-form.tsx'
import { downloadPage } from './info/download-page.tsx'
import { newsPage } from './info/news-page.tsx'
import { partnersPage } from './info/partners-page.tsx'
import { paymentPage } from './info/payment-page.tsx'
import { rulesPage } from './info/rules-page.tsx'
import { withSupport } from './info/support-page.tsx'
import { textPage } from './info/text-page.tsx'
import { withEvents } from './info/with-events.tsx'
import { withLimits } from './info/with-limits.tsx'
import { withPayout } from './info/with-payout.tsx'
import { lottoPage } from './lotto/lotto-page.tsx'
import { accountPage } from './office/account-page.tsx'
import { depositBonusesPage } from './office/bonuses-pages.tsx'
import { bringFriendPage } from './office/bring-friend-page.tsx'
import { casinoCashbackPage } from './office/casino-cashback-page.tsx'
import { historyPage } from './office/history-page.tsx'
import { managerPage } from './office/manager-page.tsx'
import { createRequestPage, paymentTopicPage, paymentTransactionsPage } from './office/payments/ask-pages.tsx'
import { deducePage } from './office/payments/deduce-page.tsx'
import { paymentHistoryPage } from './office/payments/history-page.tsx'
import { rechargePage } from './office/payments/recharge-page.tsx'
import { paymentRequestsPage } from './office/payments/requests-page.tsx'
import { officePromotionPage } from './office/promotion-page.tsx'
import { responsiblePage } from './office/responsible-page.tsx'
import { rewardsPage } from './office/rewards-page.tsx'
import { securityPage } from './office/security-page.tsx'
import { settingsPage } from './office/settings-page.tsx'
import { shareIdeaPage } from './office/share-idea-page.tsx'
import { officeSupportPage } from './office/support-page.tsx'
import { identificationPage, verificationPage } from './office/verification-page.tsx'
import { withMenu } from './office/with-menu.tsx'
import { bonusPage } from './promo/bonuses/bonus-page.tsx'
import { bonusesPage } from './promo/bonuses/bonuses-page.tsx'
import { partnerPage } from './promo/bonuses/partner-page.tsx'
import { landingPage } from './promo/landing-page.tsx'
import { pointsPage } from './promo/points-page.tsx'
import { promoPage } from './promo/promo-page.tsx'
import { promotionPage } from './promo/promotion-page.tsx'
import { champsPage } from './results/champs-page.tsx'
import { resultsPage } from './results/results-page.tsx'
import { teamGamesPage, teamPage } from './results/team-page.tsx'
import { blockAppealsPage } from './shell/block-appeals-page.tsx'
import { blockPage } from './shell/block-pages.tsx'
import { confirmPage } from './shell/confirm-page.tsx'
import { cricketDevPage, debuggerPage } from './shell/dev-pages.tsx'
import { maintenancePage } from './shell/maintenance-page.tsx'
import { onpayPage } from './shell/onpay-page.tsx'
import { oldBrowserPage, serverErrorPage, vpnPage } from './shell/plain-pages.tsx'
import { printCouponPage } from './shell/print-coupon-page.tsx'
import { champPage } from './sports/champ-page.tsx'
import { cyberChampPage } from './sports/cyber/champ-page.tsx'
import { cyberChampsPage, cyberDisciplinePage } from './sports/cyber/discipline-pages.tsx'
import { cyberGamePage } from './sports/cyber/game-page.ts'
import { cyberAllPage, cyberDashboardPage, cyberMainPage } from './sports/cyber/section-pages.tsx'
import { gamePage } from './sports/game-page.tsx'
import { homePage } from './sports/home-page.tsx'
import { sportsPage } from './sports/list-pages.tsx'
import { statisticPage } from './statistic/statistic-page.tsx'
import { totoPage } from './toto/toto-page.tsx'

const CRICKET = 66

/** Hides what a page loads: whoever calls it only hands its own data back to it. */
export const definePage = <D>(page: Page<D>): Page<unknown> => page
const officePage = <D>(page: Page<D>): Page<unknown> => definePage(withMenu(page))

/** The built-in pages by route. A route that is not here answers 404 and is linked from nowhere. */
export const PAGES: Partial<Record<RouteName, Page<unknown>>> = {
  home: definePage(homePage),
  sports: definePage(sportsPage),
  sport: definePage(sportsPage),
  champ: definePage(champPage),
  game: definePage(gamePage),
  cyberMain: definePage(cyberMainPage),
  cyberAll: definePage(cyberAllPage),
  cyberDashboard: definePage(cyberDashboardPage),
  cyberDiscipline: definePage(cyberDisciplinePage),
  cyberChamps: definePage(cyberChampsPage),
  cyberChamp: definePage(cyberChampPage),
  cyberGame: definePage(cyberGamePage),
  registration: definePage(registrationPage),
  login: definePage(loginPage),
  stopNewsletter: definePage(stopNewsletterPage),
  passwordReset: definePage(passwordResetPage),
  activate: definePage(activatePage),
  accountVerify: definePage(accountVerifyPage),
  verification: officePage(verificationPage),
  identification: officePage(identificationPage),
  account: officePage(accountPage),
  history: officePage(historyPage),
  historyPay: officePage(paymentHistoryPage),
  recharge: officePage(rechargePage),
  officeDeduce: officePage(deducePage),
  paymentRequests: officePage(paymentRequestsPage),
  paymentCreateRequest: officePage(createRequestPage),
  paymentTopic: officePage(paymentTopicPage),
  paymentTransactions: officePage(paymentTransactionsPage),
  settings: officePage(settingsPage),
  security: officePage(securityPage),
  responsible: officePage(responsiblePage),
  support: officePage(officeSupportPage),
  manager: officePage(managerPage),
  shareIdea: officePage(shareIdeaPage),
  bonusGame: definePage(bonusGamePage),
  casino: definePage(lobbyPage),
  casinoLobby: definePage(lobbyPage),
  slots: definePage(categoryPage('slots')),
  slotsVulkan: definePage(vulkanPage),
  slotFirstDeposit: definePage(firstDepositPage),
  bonusCasino: definePage(casinoBonusPage),
  bonusCasinoPromotion: definePage(casinoPromotionPage),
  casinoThankYou: definePage(thankYouPage),
  tournaments: definePage(tournamentsPage),
  tournament: definePage(tournamentPage),
  vipCashback: officePage(casinoCashbackPage('vip')),
  premiumCashback: officePage(casinoCashbackPage('premium')),
  liveCasino: definePage(categoryPage('live')),
  liveCasinoGame: definePage(casinoGamePage('live')),
  tvGames: definePage(categoryPage('tv')),
  virtualSports: definePage(categoryPage('virtual')),
  bingo: definePage(categoryPage('bingo')),
  poker: definePage(pokerPage),
  cardGames: definePage(categoryPage('card')),
  asianGames: definePage(categoryPage('asian')),
  skillGames: definePage(categoryPage('skill')),
  fishingHunting: definePage(categoryPage('fishing')),
  keno: definePage(categoryPage('keno')),
  fastGames: definePage(categoryPage('fast')),
  fastBet: definePage(categoryPage('fast', '/fast-games')),
  casinoBrand: definePage(providerPage(HOUSE)),
  crashGames: definePage(categoryPage('crash')),
  scratchcards: definePage(categoryPage('scratchcards')),
  otherGames: definePage(categoryPage('other')),
  allGamesEntrance: definePage(allGamesPage),
  allGamesEntranceGame: definePage(casinoGamePage()),
  slotGame: definePage(casinoGamePage('slots')),
  gamesLanding: definePage(gamesLandingPage),
  providers: definePage(providerPage()),
  casinoSearch: definePage(searchPage),
  myCasino: definePage(myCasinoPage('all')),
  myCasinoFavorites: definePage(myCasinoPage('favourites')),
  results: definePage(resultsPage),
  champsResults: definePage(champsPage),
  team: definePage(teamPage),
  teamGames: definePage(teamGamesPage),
  toto: definePage(totoPage),
  lotto: definePage(lottoPage),
  statistic: definePage(statisticPage(false)),
  statisticPopup: definePage(statisticPage(true)),
  bettingCalculator: definePage(withGenerator(calculatorPage)),
  payment: definePage(paymentPage),
  rules: definePage(rulesPage),
  contacts: definePage(withSupport(textPage('contacts'))),
  about: definePage(textPage('about')),
  howBet: definePage(textPage('how_bet')),
  smsBets: definePage(textPage('sms_bets')),
  cookies: definePage(withConsent(textPage('cookies'))),
  consent: definePage(textPage('consent')),
  licenses: definePage(textPage('licenses')),
  simpleIdentification: definePage(textPage('simple_identification')),
  amlKyc: definePage(textPage('aml_kyc')),
  amlPolicy: definePage(textPage('aml_policy')),
  kycPolicy: definePage(textPage('kyc_policy')),
  taxation: definePage(textPage('taxation')),
  disputeResolution: definePage(withSupport(textPage('dispute_resolution'))),
  responsibleGaming: definePage(withPayout(withLimits(textPage('responsible_gaming')))),
  cashTerminals: definePage(textPage('cash_terminals')),
  bettingAwards: definePage(textPage('betting_awards')),
  mobileApp: definePage(textPage('mobile_app')),
  downloadApp: definePage(downloadPage),
  desktopApp: definePage(textPage('desktop_app')),
  cricketApp: definePage(withEvents(textPage('cricket_app'), { sport: CRICKET })),
  cricketWorldCup: definePage(withEvents(textPage('cricket_world_cup'), { sport: CRICKET, q: 'world cup' })),
  iplBettingApp: definePage(withEvents(textPage('ipl_betting_app'), { sport: CRICKET, q: 'indian premier league' })),
  bettingAlphabet: definePage(alphabetPage),
  partners: definePage(partnersPage),
  footballChampionsRules: definePage(championsPage),
  landing: definePage(landingPage),
  news: definePage(newsPage),
  officePromotion: officePage(officePromotionPage),
  rewards: officePage(rewardsPage),
  bringFriend: officePage(bringFriendPage),
  bonusesDeposit: officePage(depositBonusesPage('bonusesDeposit')),
  bonusesWager: officePage(depositBonusesPage('bonusesWager')),
  points: definePage(pointsPage),
  bonuses: definePage(bonusesPage),
  bonus: definePage(bonusPage('one')),
  bonusRules: definePage(bonusPage('rules')),
  bonusesGames: definePage(bonusPage('games')),
  bonusPartner: definePage(partnerPage),
  bonusesOffers: definePage(bonusesPage),
  bonusOffer: definePage(bonusPage('one')),
  bonusOfferRules: definePage(bonusPage('rules')),
  bonusesOffersGames: definePage(bonusPage('games')),
  bonusOfferPartner: definePage(partnerPage),
  promo: definePage(promoPage),
  promotion: definePage(promotionPage),
  onpay: definePage(onpayPage('deposit')),
  onpayWithdraw: definePage(onpayPage('withdraw')),
  suspension: definePage(blockPage('suspension')),
  block: definePage(blockPage('block')),
  blockUa: definePage(blockPage('blockUa')),
  blockIe: definePage(blockPage('blockIe')),
  siteUpdates: definePage(blockPage('siteUpdates')),
  comingSoon: definePage(blockPage('comingSoon')),
  confirm: definePage(confirmPage),
  printCoupon: definePage(printCouponPage),
  oldBrowser: definePage(oldBrowserPage),
  serverError: definePage(serverErrorPage),
  maintenance: definePage(maintenancePage),
  blockAppealHistory: definePage(blockAppealsPage),
  vpn: definePage(vpnPage),
  debugger: definePage(debuggerPage),
  cricketDev: definePage(cricketDevPage),
}
