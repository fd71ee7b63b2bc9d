import { isLinked } from './links.ts'
import type { LayoutProps } from './props.ts'

/** What every page ends with: who we are, the rules, who may play. */
export function Footer(props: LayoutProps) {
  const { t, href, config } = props
  const links = (
    [
      ['rules', href('rules', { ruleGroup: 1 }), t('footer_rules')],
      ['contacts', href('contacts'), t('footer_contacts')],
      ['about', href('about'), t('footer_about')],
      ['responsibleGaming', href('responsibleGaming'), t('footer_responsible_link')],
    ] as const
  ).filter(([name]) => isLinked(name, props))
  return (
    <footer className="ft">
      <div className="ft-in">
        <span className="age" role="img" aria-label={t('footer_age_label', { age: config.minAge })}>
          {t('footer_age', { age: config.minAge })}
        </span>
        <p>{t('footer_licence')}</p>
        <ul aria-label={t('footer_label')}>
          {links.map(([name, link, text]) => (
            <li key={name}>
              <a href={link}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
