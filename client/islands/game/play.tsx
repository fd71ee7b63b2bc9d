import { useEffect, useRef, useState } from 'react'
import type { Choice } from '../../../shared/domain/games/choice.ts'
import { roundOf } from '../../../shared/domain/games/play.ts'
import { FIRST_CHOICE, readChoice } from '../../../shared/domain/games/read-form.ts'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import { PlayView } from '../../../shared/ui/casino/play-view.tsx'
import { type PlayProps, sayOf } from '../../../shared/ui/casino/props.ts'
import { wireAmount } from '../../../shared/ui/islands/coupon/amount.ts'
import { useAwake } from '../../../shared/ui/islands/use-awake.ts'
import { refreshBalance } from '../../api/accounts.ts'
import { errorText } from '../../api/error-text.ts'
import { playOnce } from './play-once.ts'
import { seedsNow } from './seeds-now.ts'

/** Rounds that stay listed below the game. */
const LISTED = 10

const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** What a choice pays at most for 1 staked in all, rounded down to hundredths. */
function timesOf(choice: Choice | null): string | null {
  if (!choice) return null
  const { top, units } = roundOf(choice)
  const [num, den] = top
  return formatMoney(Math.floor((num * 100) / (den * units)), 'EUR')
}

/** The session's net after a round, when both are in one currency. */
function netAfter(session: PlayProps['session'], amount: string, payout: string | null, currency: string) {
  if (!session || session.currency !== currency) return session
  const minor = (money: string) =>
    money.startsWith('-') ? -(parseMoney(money.slice(1), currency) ?? 0) : (parseMoney(money, currency) ?? 0)
  return { ...session, net: formatMoney(minor(session.net) - minor(amount) + minor(payout ?? '0'), currency) }
}

/** Plays rounds one after the other: the next begins when the licence's time for one is over, and with a press of its own. */
export function Play({ props: first, t }: { props: PlayProps; t: IslandTranslate }) {
  const isAwake = useAwake()
  const [props, setProps] = useState(first)
  const [choice, setChoice] = useState<Choice | null>(FIRST_CHOICE[first.kind])
  const [isBusy, setBusy] = useState(false)
  const [turn, setTurn] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = sayOf(props.texts)

  useEffect(() => {
    const minute = setInterval(
      () =>
        setProps((now) => (now.session ? { ...now, session: { ...now.session, now: now.session.now + 60_000 } } : now)),
      60_000,
    )
    return () => {
      clearInterval(minute)
      clearTimeout(timer.current)
    }
  }, [])

  const play = async (form: HTMLFormElement) => {
    const fields = fieldsOf(form)
    const chosen = readChoice(props.kind, fields)
    if (!chosen) return setProps((now) => ({ ...now, error: say('play_choose') }))
    setBusy(true)
    const began = Date.now()
    const { gameId, currency, seeds, cycle } = props
    const amount = wireAmount(fields.get('amount') ?? '', currency)
    const answer = await playOnce({ gameId, amount, choice: chosen, commit: seeds.commit })
    if (answer.ok) {
      const { round } = answer
      setProps((now) => ({
        ...now,
        amount,
        last: round,
        error: null,
        rounds: [round, ...now.rounds].slice(0, LISTED),
        seeds: { ...now.seeds, nonce: now.seeds.nonce + 1 },
        session: netAfter(now.session, round.amount, round.payout, round.currency),
        left: now.left === null ? null : now.left - 1,
      }))
      setTurn((n) => n + 1)
      void refreshBalance()
    } else {
      const { answer: refusal } = answer
      const isStale = refusal?.answered === true && refusal.title === 'casino_seeds_changed'
      const fresh = isStale ? await seedsNow() : null
      const error = refusal ? errorText(refusal, t) : say('play_unknown')
      setProps((now) => ({ ...now, error, seeds: fresh ?? now.seeds }))
    }
    timer.current = setTimeout(() => setBusy(false), answer.ok ? Math.max(0, began + cycle - Date.now()) : 0)
  }

  return (
    <PlayView
      props={props}
      awake={
        isAwake
          ? {
              isBusy,
              turn,
              times: timesOf(choice),
              play: (form) => void play(form),
              change: (form) => setChoice(readChoice(props.kind, fieldsOf(form))),
            }
          : null
      }
    />
  )
}
