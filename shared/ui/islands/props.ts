import type { PhoneCode } from '../../domain/account/phone-number.ts'
import type { RegistrationType } from '../../domain/account/social.ts'
import type { DisplaySettings } from '../../domain/settings/display.ts'
import type { LoginMode, MadeAccount, SocialWay } from '../auth/model.ts'
import type { CalculatorProps } from '../calculator/props.ts'
import type { GameProps } from '../casino/props.ts'
import type { DrawProps } from '../draws/props.ts'
import type { ShownCoupon } from './history/model.ts'
import type { VoidTexts } from './history/void.tsx'

/**
 * What each island is rendered with on the server and hydrated with in the browser. Plain JSON.
 * The view of an island is a pure component in this folder (`coupon.tsx` …: props and callbacks in, markup out);
 * `client/islands/<name>/` binds it to the stores.
 */
export interface IslandProps {
  /** Header, right side: sign-in and registration links, or balance, the way to more of it (`deposit` is its name) and office. */
  account: { lang: string; player: PlayerState | null; isRegistration: boolean; deposit: string }
  /** The slip. The server knows no bets but the one that a form without JavaScript picked. */
  coupon: {
    lang: string
    player: PlayerState | null
    picked: CouponLeg | null
    form: BetForm | null
    coefViewId: DisplaySettings['coefViewId']
    house: CouponHouse
  }
  /** Language, theme, coefficient format, time zone. */
  settings: {
    lang: string
    languages: string[]
    display: DisplaySettings /** This page in each language. */
    alternates: Record<string, string>
  }
  /** Sign-in and a forgotten password: the page's form and the modal's content. */
  login: {
    lang: string
    form: PlainForm
    mode: LoginMode
    login: string
    codes: PhoneCode[]
    phoneCode: string
    phone: string
    /** A code is on its way: its field is shown. */
    isSent: boolean
    /** The forgotten password is asked for by phone. */
    isByPhone: boolean
    /** Of a link that sets a new password; null: by the code of an SMS. */
    token: string | null
    notice: string | null
    error: string | null
    next: string | null
    social: SocialWay[]
    isOneTap: boolean
    isRegistration: boolean
  }
  /** Registration: the page's form and the modal's content. */
  registration: {
    lang: string
    form: PlainForm
    type: RegistrationType
    types: RegistrationType[]
    currencies: string[]
    countries: { id: number; name: string }[]
    codes: PhoneCode[]
    minAge: number
    values: Record<string, string>
    errors: Record<string, string>
    social: SocialWay[]
    /** Who has told of the person, when a provider has. */
    provider: string | null
    /** The registration is a page of the operator's: it opens as one. */
    isPage: boolean
    /** What was made, told once. */
    made: MadeAccount | null
    next: string | null
  }
  /** The player's coupons on one page of the history. */
  history: { lang: string; coupons: ShownCoupon[]; voids: VoidTexts }
  /** The betting calculator. */
  calculator: CalculatorProps
  /** A game of the casino, or the check of a round. */
  game: GameProps
  /** A ticket of toto or lotto. */
  draw: DrawProps
  /** The stack of notices, at most three. */
  notifications: { lang: string; first: Notice[] }
}
export type IslandName = keyof IslandProps

export interface PlayerState {
  userId: number
  name: string | null
  /** Decimal string of the active account, null while unknown. */
  money: string | null
  currency: string
}

/** What the site's config says of the slip. */
export interface CouponHouse {
  /** Types that are offered, by id. */
  types: readonly number[]
  /** May a press on a price place a bet at once? */
  oneClick: boolean
  /** May a stake above the maximum be asked for? */
  vipBet: boolean
  /** Where the house reckons otherwise than most: how it rounds a payout, a patent's smallest combination, an anti-express's book (ten-thousandths). */
  rounding?: 'half-up' | 'floor'
  minFold?: number
  antiBook?: number
}

/** What a plain form needs to post without JavaScript: its page address, the CSRF token, a fresh idempotency key. */
export interface PlainForm {
  action: string
  csrf: string
  key: string
}

/** The form of the one bet that was picked without JavaScript. Decimal strings. */
export interface BetForm extends PlainForm {
  /** The stake that the last press was refused with, or the largest that is taken instead. */
  amount: string | null
  max: string | null
}

/** A bet in the slip, as the browser keeps it; prices as decimal strings. */
export interface CouponLeg {
  eventId: number
  marketId: number
  outcomeId: number
  /** 'Arsenal – Chelsea' */
  event: string
  /** '1X2' */
  market: string
  /** 'Arsenal' */
  outcome: string
  coef: string
  isLive: boolean
  sportId: number
  /** The score when the bet was added; a bet may be set to leave the slip when it changes. */
  score?: string
  /** Joins every combination of a system. */
  banker?: boolean
  /** Block of a multibet (0 is the lobby) or of a conditional coupon. */
  blockId?: number
}

export interface Notice {
  id: string
  kind: 'error' | 'done' | 'ok' | 'info' | 'warning'
  text: string
}
