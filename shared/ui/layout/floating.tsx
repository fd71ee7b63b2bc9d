import { Icon } from '../icon.tsx'
import { isLinked } from './links.ts'
import type { LayoutProps } from './props.ts'
import { consultantUrl, supportOptions } from './support-options.ts'

/**
 * What floats over a page: support, which opens and closes the list of ways to reach it (the browser's own popover, so it works without
 * scripts), and the way back to the top, which a script shows when there is a way to go.
 */
export function Floating(props: LayoutProps) {
  const { t } = props
  return (
    <>
      <div className="fabs">
        <button type="button" className="fab" popoverTarget="support" aria-label={t('support_button')}>
          <Icon name="chat" />
          <b className="badge" data-unread="" hidden>
            0
          </b>
        </button>
        <button type="button" className="fab" data-scroll-top="" aria-label={t('main_scroll_top')} hidden>
          <Icon name="up" />
        </button>
      </div>
      <Support {...props} />
    </>
  )
}

function Support(props: LayoutProps) {
  const { t, href, config } = props
  const consultant = consultantUrl(config)
  return (
    <section className="support card" id="support" popover="auto" aria-labelledby="support-title">
      <div className="top">
        <h2 id="support-title">{t('support_title')}</h2>
        <button
          type="button"
          className="icon-btn more"
          popoverTarget="support"
          popoverTargetAction="hide"
          aria-label={t('main_close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="hint" data-unread-text={t('support_unread')} hidden />
      <ul>
        {supportOptions(config).map(({ name, shown, href: link, icon }) => (
          <li key={name}>
            <a className="side-i" href={link} rel="noopener">
              <Icon name={icon} />
              <span className="nm">
                {t(name)}
                <small className="mu">
                  <bdi dir="ltr">{shown}</bdi>
                </small>
              </span>
            </a>
          </li>
        ))}
        {consultant !== null && (
          <li>
            <a className="side-i" href={consultant} target="_blank" rel="noopener">
              <Icon name="user" />
              <span className="nm">{t('support_consultant')}</span>
            </a>
          </li>
        )}
        {isLinked('contacts', props) && (
          <li>
            <a className="side-i" href={`${href('contacts')}#write`}>
              <Icon name="mail" />
              <span className="nm">{t('support_write')}</span>
            </a>
          </li>
        )}
        {isLinked('contacts', props) && (
          <li>
            <a className="side-i" href={href('contacts')}>
              <Icon name="info" />
              <span className="nm">{t('support_contacts')}</span>
            </a>
          </li>
        )}
      </ul>
      {consultant === null && (
        <details className="consultant">
          <summary className="side-i">
            <Icon name="user" />
            <span className="nm">{t('support_consultant')}</span>
            <Icon name="chevron" />
          </summary>
          <p className="mu">{t('support_consultant_off')}</p>
        </details>
      )}
    </section>
  )
}
