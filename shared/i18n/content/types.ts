/** A piece of an information text: a paragraph, a list or a table. */
export type Block =
  | { p: string }
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }

/** A chapter of the rules; its id stands in `rules/{ruleGroup}/{chapter}`. */
export interface Chapter {
  id: number
  title: string
  blocks: readonly Block[]
}
/** A group of the rules; its id stands in `rules/{ruleGroup}`. */
export interface RuleGroup {
  id: number
  slug: string
  title: string
  chapters: readonly Chapter[]
}
/** A page of one text, such as contacts. */
export interface InfoPage {
  title: string
  /** Title for search engines, where it is another one. */
  seo?: string
  description: string
  sections: readonly { title: string; blocks: readonly Block[] }[]
}
/** A word of the betting alphabet; the slugs stand in `betting-alphabet/{block}/{category}/{slug}`, the same in every language. */
export interface Term {
  slug: string
  title: string
  blocks: readonly Block[]
}
export interface TermCategory {
  slug: string
  title: string
  terms: readonly Term[]
}
export interface TermBlock {
  slug: string
  title: string
  text: string
  categories: readonly TermCategory[]
}
export interface Alphabet {
  title: string
  description: string
  blocks: readonly TermBlock[]
}
/** Rules for bets on cups of champions; a chapter's id stands in `football-champions-rules/{chapter}`. */
export interface ChampionsRules {
  title: string
  description: string
  chapters: readonly Chapter[]
}
export const PARTNER_SECTIONS = ['games', 'payments', 'affiliates'] as const
export type PartnerSection = (typeof PARTNER_SECTIONS)[number]
/** Who works with the house; a section's slug stands in `partners/{section}`. */
export interface PartnersText {
  title: string
  description: string
  sections: readonly { slug: PartnerSection; title: string; blocks: readonly Block[] }[]
}

export type HelpPageName = 'about' | 'contacts' | 'how_bet' | 'sms_bets'
export type HousePageName = 'licenses' | 'taxation' | 'dispute_resolution' | 'cash_terminals' | 'betting_awards'
export type AppPageName = 'mobile_app' | 'desktop_app' | 'cricket_app' | 'ipl_betting_app' | 'cricket_world_cup'
export type LegalPageName = 'cookies' | 'consent'
export type CarePageName = 'responsible_gaming'
export type IdentityPageName = 'simple_identification' | 'aml_kyc' | 'aml_policy' | 'kyc_policy'
export type InfoPageName = IdentityPageName | HelpPageName | HousePageName | AppPageName | LegalPageName | CarePageName

/** What the operator's config fills into the texts. Sums are decimal strings of one currency. */
export type InfoValues = {
  company: string
  email: string
  age: number
  currency: string
  minStake: string
  maxStake: string
  maxPayout: string
  maxLegs: number
}
