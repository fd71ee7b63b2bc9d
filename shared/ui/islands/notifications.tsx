import type { IslandTranslate } from '../../i18n/translate.ts'
import { Icon } from '../icon.tsx'
import type { IslandProps, Notice } from './props.ts'

const TITLE = {
  error: 'notifications_error',
  done: 'notifications_done',
  ok: 'notifications_ok',
  info: 'notifications_info',
} as const

/** The stack of notices. The region is always in the page, so that a reader hears what comes into it. */
export function NotificationsIslandView({
  props,
  t,
  close,
}: {
  props: IslandProps['notifications']
  t: IslandTranslate
  close?: (id: string) => void
}) {
  return (
    <div className="notices" role="status" aria-live="polite" aria-label={t('notifications_title')}>
      {props.first.map((notice: Notice) => (
        <div key={notice.id} className="notice card" data-kind={notice.kind}>
          <p>
            <b>{t(TITLE[notice.kind])}</b> {notice.text}
          </p>
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
