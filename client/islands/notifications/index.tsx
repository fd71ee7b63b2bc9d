import { useEffect } from 'react'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import { NotificationsIslandView } from '../../../shared/ui/islands/notifications.tsx'
import type { IslandProps, Notice } from '../../../shared/ui/islands/props.ts'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { $notifications, closeNotice, notify } from '../../stores/notifications.ts'
import { useStore } from '../../stores/use-store.ts'

const NONE: Notice[] = []

export default function NotificationsIsland({ props, t }: { props: IslandProps['notifications']; t: IslandTranslate }) {
  const awake = useAwake()
  const shown = useStore($notifications)
  useEffect(() => {
    for (const { kind, text } of props.first ?? NONE) notify(kind, text)
  }, [props])
  return (
    <NotificationsIslandView
      props={awake ? { ...props, first: [...shown] } : props}
      t={t}
      {...(awake && { close: closeNotice })}
    />
  )
}
