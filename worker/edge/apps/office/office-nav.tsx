import type { PageContext } from '../../page.ts'

const SECTIONS = [
  ['account', 'office_title'],
  ['history', 'office_history'],
  ['recharge', 'payments_deposit_title'],
  ['officeDeduce', 'payments_withdraw_title'],
  ['historyPay', 'payments_history_title'],
  ['officePromotion', 'promotion_office_news'],
  ['rewards', 'rewards_title'],
  ['settings', 'office_settings'],
  ['responsible', 'limits_title'],
  ['security', 'office_security'],
  ['verification', 'verification_title'],
  ['support', 'office_support'],
  ['manager', 'office_manager'],
] as const

/** Sections of the office that exist. */
export const OfficeNav = ({ ctx, current }: { ctx: PageContext; current: (typeof SECTIONS)[number][0] }) => (
  <nav className="scroll office" aria-label={ctx.t('office_menu')}>
    {SECTIONS.map(([name, title]) => (
      <a key={name} className="chip" href={ctx.href(name)} aria-current={name === current ? 'page' : undefined}>
        {ctx.t(title)}
      </a>
    ))}
  </nav>
)
