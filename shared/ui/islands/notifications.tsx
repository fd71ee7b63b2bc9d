import type { IslandTranslate } from '../../i18n/translate.ts'
import { Icon } from '../icon.tsx'
import type { Notice } from './props.ts'

const TITLE = {
  error: 'notifications_error',
  done: 'notifications_done',
  ok: 'notifications_ok',
  info: 'notifications_info',
  warning: 'notifications_warning',
} as const

/** A notice as the browser shows it: some offer something to do. */
export interface ShownNotice extends Notice {
  action?: { text: string; act(): void }
}

/** The stack of notices. The region is always in the page, so that a reader hears what comes into it. */
export function NotificationsIslandView({
  props,
  t,
  close,
}: {
  props: { first: ShownNotice[] }
  t: IslandTranslate
  close?: (id: string) => void
}) {
  return (
    <div className="notices" role="status" aria-live="polite" aria-label={t('notifications_title')}>
      {props.first.map((notice) => (
        <div key={notice.id} className="notice card" data-kind={notice.kind}>
          <p>
            <b>{t(TITLE[notice.kind])}</b> {notice.text}
          </p>
          {notice.action && (
            <button type="button" className="btn" onClick={notice.action.act}>
              {notice.action.text}
            </button>
          )}
          {close && (
            <button
              type="button"
              className="icon-btn"
              aria-label={t('notifications_close')}
              onClick={() => close(notice.id)}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
