import type { SiteConfig } from '../../../../shared/api/config.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { type SupportOption, supportOptions } from '../../../../shared/ui/layout/support-options.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { Page } from '../../page.ts'
import { OfficeScreen, officeHead } from './screen.tsx'

interface Manager {
  name: string
  ways: SupportOption[]
}

/** The house's manager for its players: `managerName`, and `managerEmail`, `managerPhone`, … of the config's contacts. Null without a way to reach one. */
function managerOf({ contacts }: Pick<SiteConfig, 'contacts'>): Manager | null {
  const {
    managerName = '',
    managerEmail = '',
    managerPhone = '',
    managerTelegram = '',
    managerWhatsapp = '',
  } = contacts
  const own = { email: managerEmail, phone: managerPhone, telegram: managerTelegram, whatsapp: managerWhatsapp }
  const ways = supportOptions({ contacts: own })
  return ways.length === 0 ? null : { name: managerName, ways }
}

/** Office, personal manager: who it is and how to reach him; without one the way to support. */
export const managerPage: Page<Manager | null> = {
  load: async ({ config }) => ({ kind: 'data', data: managerOf(config) }),
  view: (manager, ctx) => {
    const { t, href } = ctx
    return (
      <OfficeScreen ctx={ctx} section="manager" title="office_manager">
        {manager === null ? (
          <Note title={t('office_manager_none')} text={t('office_manager_none_text')}>
            <a className="btn btn-main" href={`${href('support')}#write`}>
              {t('office_manager_write')}
            </a>
          </Note>
        ) : (
          <section className="box card">
            {manager.name !== '' && <h2 dir="auto">{manager.name}</h2>}
            <p className="mu">{t('office_manager_text')}</p>
            <ul className="rows">
              {manager.ways.map(({ name, shown, href: link, icon }) => (
                <li key={name}>
                  <Icon name={icon} />
                  <a href={link} rel="noopener">
                    {t(name)}: <bdi dir="ltr">{shown}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </OfficeScreen>
    )
  },
  head: (_manager, ctx) => officeHead(ctx, 'office_manager', 'office_manager_text'),
}
