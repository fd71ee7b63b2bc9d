import type { Verified } from '../../domain/games/verify.ts'
import type { TextValues } from '../../i18n/translate.ts'
import { TextField } from '../islands/fields.tsx'
import { type PlayKey, type Say, sayOf, type VerifyProps } from './props.ts'
import { decimal } from './stage.tsx'

/** A bet's seeds, and everything that they decide. With a script the browser computes it by itself; else the page does. */
export function VerifyView({ props, verify }: { props: VerifyProps; verify?: (form: HTMLFormElement) => void }) {
  const say = sayOf(props.texts)
  const { seeds, verified } = props
  return (
    <form
      className="box card"
      method="get"
      action={props.action}
      {...(verify && {
        onSubmit: (event) => {
          event.preventDefault()
          verify(event.currentTarget)
        },
      })}
    >
      <TextField
        label={say('play_server')}
        name="server"
        defaultValue={seeds?.server ?? ''}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <TextField
        label={say('play_client')}
        name="client"
        defaultValue={seeds?.client ?? ''}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <TextField
        label={say('play_nonce')}
        name="nonce"
        inputMode="numeric"
        defaultValue={seeds?.nonce ?? ''}
        autoComplete="off"
        dir="ltr"
      />
      <button type="submit" className="btn btn-main">
        {say('play_compute')}
      </button>
      <div role="status">
        {verified ? <Results verified={verified} say={say} /> : seeds && <p className="err">{say('play_bad_seed')}</p>}
      </div>
    </form>
  )
}

function Results({ verified, say }: { verified: Verified; say: Say }) {
  const rows: [PlayKey, string, TextValues?][] = [
    ['play_commit', verified.commit],
    ['play_hash', verified.hash],
    ['play_floats', verified.floats.join(' · ')],
    ['play_game_slot', verified.slot.map((name) => say(`play_${name}`)).join(' · ')],
    ['play_game_coin', say(`play_${verified.coin}`)],
    ['play_game_dice', decimal(verified.dice)],
    ['play_game_crash', `${decimal(verified.crash)}×`],
    ['play_game_roulette', String(verified.roulette)],
    ['play_game_keno', verified.keno.join(' · ')],
    ['play_game_lucky6', verified.lucky6.join(' · ')],
    ['play_game_bingo', verified.bingo.card.map((row) => row.filter(Boolean).join(' ')).join(' / ')],
    ['play_called', verified.bingo.calls.join(' · ')],
    ['play_game_mines', verified.mines.join(' · ')],
    ...verified.lotto.map(({ pick, size, numbers }): [PlayKey, string, TextValues] => [
      'play_lotto',
      numbers.join(' · '),
      { pick, size },
    ]),
  ]
  return (
    <dl className="fair">
      {rows.map(([name, value, values]) => (
        <div key={name + value}>
          <dt>{say(name, values)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
