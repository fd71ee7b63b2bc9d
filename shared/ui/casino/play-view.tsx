import type { GameRound } from '../../api/casino.ts'
import { parseMoney } from '../../domain/money/amount.ts'
import { Icon } from '../icon.tsx'
import { withCurrency } from '../islands/coupon/amount.ts'
import { timeText } from '../time.ts'
import { Controls } from './controls.tsx'
import { type PlayProps, type Say, sayOf } from './props.ts'
import { outcomeText, Stage } from './stage.tsx'

/** What the browser adds: a round without reloading. Without it the form is a plain one. */
export interface PlayAwake {
  isBusy: boolean
  /** What the choice pays at most for 1; null while there is no choice. */
  times: string | null
  /** Grows with every round, so that what moves moves again. */
  turn: number
  play(form: HTMLFormElement): void
  change(form: HTMLFormElement): void
}

/** A key that is held down plays one round: the next one wants a press of its own (RTS 8C, RG-71). */
export function stopHeldEnter(event: { key: string; repeat: boolean; preventDefault(): void }): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

const minor = (money: string | null, currency: string): number => parseMoney(money ?? '0', currency) ?? 0

/** Won, back, or nothing: less than the stake is no win (ui.md: losing is never dressed as winning). */
export function resultText({ payout, amount, currency }: GameRound, say: Say): { text: string; isWin: boolean } {
  const [paid, stake] = [minor(payout, currency), minor(amount, currency)]
  if (paid === 0) return { text: say('play_lost'), isWin: false }
  const shown = withCurrency(payout ?? '0', currency)
  return paid > stake
    ? { text: say('play_won', { amount: shown }), isWin: true }
    : { text: say('play_back', { amount: shown }), isWin: false }
}

export function PlayView({ props, awake = null }: { props: PlayProps; awake?: PlayAwake | null }) {
  const { kind, last, form, currency, min, max, error } = props
  const say = sayOf(props.texts)
  return (
    <>
      <form
        className="gm card"
        method="post"
        action={form.action}
        aria-busy={awake?.isBusy}
        {...(awake && {
          onSubmit: (event) => {
            event.preventDefault()
            if (!awake.isBusy) awake.play(event.currentTarget)
          },
          onChange: (event) => awake.change(event.currentTarget),
          onKeyDown: stopHeldEnter,
        })}
      >
        <input type="hidden" name="csrf" value={form.csrf} />
        <input type="hidden" name="key" value={form.key} />
        <input type="hidden" name="action" value="play" />
        <div className="gm-stage" data-kind={kind} key={awake?.turn}>
          <Stage kind={kind} round={last} />
        </div>
        <Result round={last} error={error} say={say} />
        <Controls kind={kind} round={last} say={say} />
        <div className="gm-pay">
          <label className="field">
            <span>{say(kind === 'roulette' ? 'play_stake_spot' : 'play_stake', { currency })}</span>
            <input
              className="input"
              name="amount"
              inputMode="decimal"
              defaultValue={props.amount}
              autoComplete="off"
              required
            />
          </label>
          <button type="submit" className="btn btn-main" aria-disabled={awake?.isBusy}>
            {say(awake?.isBusy ? 'play_going' : 'play_go')}
          </button>
        </div>
        <p className="hint">
          {say('play_bounds', { min, max, currency })}
          {awake?.times && ` · ${say(MOST.has(kind) ? 'play_pays_most' : 'play_pays', { times: awake.times })}`}
          {props.left !== null && ` · ${say('play_left', { count: props.left })}`}
        </p>
        <Session session={props.session} lang={props.lang} say={say} />
      </form>
      <Rounds rounds={props.rounds} say={say} />
      <Fair props={props} say={say} />
    </>
  )
}
/** Games that pay differently for one choice. */
const MOST: ReadonlySet<string> = new Set(['slot', 'scratch', 'keno', 'roulette', 'bingo', 'lucky6'])

function Result({ round, error, say }: { round: GameRound | null; error: string | null; say: Say }) {
  const result = round && !error ? resultText(round, say) : null
  return (
    <p className={`gm-out${result?.isWin ? ' win' : ''}${error ? ' err' : ''}`} role="status">
      {error ??
        (round && result ? (
          <>
            <b>{result.text}</b> <span>{outcomeText(round, say)}</span>
          </>
        ) : (
          say('play_ready')
        ))}
    </p>
  )
}

/** The time of day, and net and time of the session, always in sight (RG-73). */
function Session({ session, lang, say }: Pick<PlayProps, 'session' | 'lang'> & { say: Say }) {
  if (!session) return null
  const minutes = Math.max(0, Math.floor((session.now - session.startedAt) / 60_000))
  return (
    <p className="gm-net">
      <Icon name="clock" />
      <time>{timeText(new Date(session.now).toISOString(), lang, session.clock)}</time>
      {/* A sum keeps its minus and its currency in a right-to-left sentence. */}
      {say('play_session', { net: `\u2066${session.net} ${session.currency}\u2069`, minutes })}
    </p>
  )
}

function Rounds({ rounds, say }: { rounds: readonly GameRound[]; say: Say }) {
  return (
    <section className="box card">
      <h2>{say('play_rounds')}</h2>
      {rounds.length === 0 && <p className="mu">{say('play_rounds_none')}</p>}
      <ul className="rows">
        {rounds.map((round) => {
          const { text, isWin } = resultText(round, say)
          return (
            <li key={round.id}>
              <span>
                {outcomeText(round, say)}
                <small className="mu">{withCurrency(round.amount, round.currency)}</small>
              </span>
              <b className={isWin ? 'end up' : 'end mu'}>{text}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Fair({ props: { seeds, form }, say }: { props: PlayProps; say: Say }) {
  return (
    <details className="box card">
      <summary>{say('play_fair')}</summary>
      <dl className="fair">
        <dt>{say('play_commit')}</dt>
        <dd>
          <code>{seeds.commit}</code>
        </dd>
        <dt>{say('play_client')}</dt>
        <dd>
          <code>{seeds.clientSeed}</code>
        </dd>
        <dt>{say('play_nonce')}</dt>
        <dd>{seeds.nonce}</dd>
      </dl>
      <form method="post" action={form.action} className="gm-pay">
        <input type="hidden" name="csrf" value={form.csrf} />
        <input type="hidden" name="action" value="seeds" />
        <label className="field">
          <span>{say('play_client')}</span>
          <input className="input" name="clientSeed" maxLength={64} pattern="[A-Za-z0-9_\-]*" autoComplete="off" />
        </label>
        <button type="submit" className="btn">
          {say('play_new_pair')}
        </button>
      </form>
      <p className="hint">{say('play_new_pair_hint')}</p>
    </details>
  )
}
