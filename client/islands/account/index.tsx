import { useEffect } from 'react'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import { AccountIslandView } from '../../../shared/ui/islands/account.tsx'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { refreshBalance } from '../../api/accounts.ts'
import { $player } from '../../stores/player.ts'
import { useStore } from '../../stores/use-store.ts'

/** A settled coupon changes the balance without a word to this page: it is asked for when the page comes to the front, and each minute. */
const REFRESH_MS = 60_000

function followBalance(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void refreshBalance()
  }
  look()
  addEventListener('focus', look)
  const timer = setInterval(look, REFRESH_MS)
  return () => {
    removeEventListener('focus', look)
    clearInterval(timer)
  }
}

export default function AccountIsland({ props, t }: { props: IslandProps['account']; t: IslandTranslate }) {
  const awake = useAwake()
  const player = useStore($player, () => props.player)
  useEffect(followBalance, [])
  const signOut = () =>
    import('../../session/leave.tsx').then(
      ({ askToLeave }) => askToLeave(props.lang),
      () => location.reload(),
    )
  return (
    <AccountIslandView
      props={{ ...props, player: awake ? player : props.player }}
      t={t}
      {...(awake && { acts: { signOut, refresh: refreshBalance } })}
    />
  )
}
