import { useState } from 'react'
import { areSeeds, verify } from '../../../shared/domain/games/verify.ts'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import type { GameProps, VerifyProps } from '../../../shared/ui/casino/props.ts'
import { VerifyView } from '../../../shared/ui/casino/verify-view.tsx'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { Play } from './play.tsx'

/** A game that is played without reloading, or a round that the browser computes by itself. */
export default function GameIsland({ props, t }: { props: GameProps; t: IslandTranslate }) {
  return props.mode === 'play' ? <Play props={props} t={t} /> : <Verify props={props} />
}

function Verify({ props }: { props: VerifyProps }) {
  const awake = useAwake()
  const [shown, setShown] = useState<Pick<VerifyProps, 'seeds' | 'verified'>>(props)
  const compute = async (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const field = (name: string) => String(fields.get(name) ?? '').trim()
    const nonce = field('nonce')
    const seeds = {
      server: field('server').toLowerCase(),
      client: field('client'),
      nonce: nonce === '' ? -1 : Number(nonce),
    }
    setShown({ seeds, verified: areSeeds(seeds) ? await verify(seeds) : null })
  }
  return <VerifyView props={{ ...props, ...shown }} {...(awake && { verify: (form) => void compute(form) })} />
}
