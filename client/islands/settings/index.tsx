import { useStore } from '@nanostores/react'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { SettingsIslandView } from '../../../shared/ui/islands/settings.tsx'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { $settings, setSetting } from '../../stores/settings.ts'

export default function SettingsIsland({ props, t }: { props: IslandProps['settings']; t: IslandTranslate }) {
  const awake = useAwake()
  const display = useStore($settings, { ssr: () => props.display })
  return <SettingsIslandView props={{ ...props, display }} t={t} {...(awake && { change: setSetting })} />
}
