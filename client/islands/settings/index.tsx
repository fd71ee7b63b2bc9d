import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { SettingsIslandView } from '../../../shared/ui/islands/settings.tsx'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { $alternates } from '../../stores/alternates.ts'
import { $settings, setSetting } from '../../stores/settings.ts'
import { useStore } from '../../stores/use-store.ts'

export default function SettingsIsland({ props, t }: { props: IslandProps['settings']; t: IslandTranslate }) {
  const awake = useAwake()
  const display = useStore($settings, () => props.display)
  /** The page may have changed since the server wrote this. */
  const alternates = useStore($alternates, () => null) ?? props.alternates
  return <SettingsIslandView props={{ ...props, display, alternates }} t={t} {...(awake && { change: setSetting })} />
}
