import { useEffect, useState } from 'react'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import { AccountIslandView } from '../../../shared/ui/islands/account.tsx'
import { islandHref } from '../../../shared/ui/islands/links.ts'
import type { IslandProps } from '../../../shared/ui/islands/props.ts'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { refreshBalance } from '../../api/accounts.ts'
import { request } from '../../api/request.ts'
import { notify } from '../../stores/notifications.ts'
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
  const [leaving, leave] = useState(false)
  useEffect(followBalance, [])
  const signOut = async () => {
    leave(true)
    const answer = await request('/web-api/auth/disconnect', { method: 'POST', body: {} })
    if (answer.ok) location.assign(islandHref(props.lang, 'home'))
    else {
      leave(false)
      notify('error', t('main_query_error'))
    }
  }
  return (
    <AccountIslandView
      props={{ ...props, player: awake ? player : props.player }}
      t={t}
      leaving={leaving}
      {...(awake && { acts: { signOut, refresh: refreshBalance } })}
    />
  )
}
