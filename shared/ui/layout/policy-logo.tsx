import type { LayoutProps } from './props.ts'

/** The address of the mark (spec §7). */
export const POLICY_LOGO = '/web-api/policy/logo.agif'

/** The regulator's mark, where the operator has one and the visitor's country asks for it; it leads to the rules that it stands for. */
export function PolicyLogo({ t, href, config, policyLogo }: LayoutProps) {
  if (!policyLogo || config.policyLogoId === null) return null
  const image = (
    <img className="policy" src={POLICY_LOGO} alt={t('layout_policy_logo')} width="88" height="31" loading="lazy" />
  )
  return config.policyLinkId === null ? image : <a href={href('rules', { ruleGroup: config.policyLinkId })}>{image}</a>
}
