import type { GameRound } from '../../api/casino.ts'
import type { GameKind } from '../../domain/games/choice.ts'
import { NUMBERS } from '../../domain/games/rules/keno.ts'
import { LUCKY_BALLS } from '../../domain/games/rules/lucky6.ts'
import { CELLS } from '../../domain/games/rules/mines.ts'
import { colourOf, OUTSIDE_SPOTS, POCKETS, spotPays } from '../../domain/games/rules/roulette.ts'
import { Board, Sides, Spot, Target } from './fields.tsx'
import type { PlayKey, Say } from './props.ts'
import { decimal } from './stage.tsx'

interface ControlProps {
  kind: GameKind
  /** The round that is shown: its choice stands in the fields. */
  round: GameRound | null
  say: Say
}

/** What a player chooses, as fields of a plain form. */
export function Controls({ kind, round, say }: ControlProps) {
  const { choice, outcome } = round ?? { choice: null, outcome: null }
  switch (kind) {
    case 'coin':
      return (
        <Sides
          name="play_side"
          options={['heads', 'tails']}
          chosen={choice?.kind === 'coin' ? choice.side : 'heads'}
          say={say}
        />
      )
    case 'dice': {
      const { side, target } = choice?.kind === 'dice' ? choice : { side: 'under', target: 5000 }
      return (
        <>
          <Sides name="play_side" options={['under', 'over']} chosen={side} say={say} />
          <Target name="play_target_dice" value={decimal(target)} say={say} />
        </>
      )
    }
    case 'crash':
      return (
        <Target name="play_target_crash" value={decimal(choice?.kind === 'crash' ? choice.target : 200)} say={say} />
      )
    case 'mines':
      return (
        <MinesField
          {...(choice?.kind === 'mines' ? choice : { mines: 3, cells: [] })}
          laid={outcome?.kind === 'mines' ? outcome.mines : []}
          say={say}
        />
      )
    case 'keno':
      return (
        <Numbers
          legend={say('play_numbers')}
          className="b10"
          size={NUMBERS}
          numbers={choice?.kind === 'keno' ? choice.numbers : []}
          drawn={outcome?.kind === 'keno' ? outcome.drawn : []}
        />
      )
    case 'lucky6':
      return (
        <Numbers
          legend={say('play_numbers_six')}
          className="b8"
          size={LUCKY_BALLS}
          numbers={choice?.kind === 'lucky6' ? choice.numbers : []}
          drawn={outcome?.kind === 'lucky6' ? outcome.drawn : []}
        />
      )
    case 'roulette': {
      const spots = choice?.kind === 'roulette' ? choice.spots : []
      const fell = outcome?.kind === 'roulette' ? outcome.number : null
      const spot = (value: string, label: string, colour: string) => (
        <Spot
          key={value}
          name="spots"
          value={value}
          label={label}
          isOn={spots.includes(value)}
          mark={`${colour}${fell !== null && spotPays(value, fell) > 0 ? ' hit' : ''}`}
        />
      )
      return (
        <Board legend={say('play_spots')} className="b12">
          {Array.from({ length: POCKETS }, (_, n) => spot(String(n), String(n), colourOf(n)))}
          {OUTSIDE_SPOTS.map((name) =>
            spot(name, spotLabel(name, say), name === 'red' || name === 'black' ? name : 'wide'),
          )}
        </Board>
      )
    }
    default:
      return null
  }
}

/** How many mines there are, and the fields to open. */
function MinesField({ mines, cells, laid, say }: { mines: number; cells: number[]; laid: number[]; say: Say }) {
  const mark = (n: number) => (laid.length === 0 ? '' : laid.includes(n) ? 'mine' : cells.includes(n) ? 'hit' : '')
  return (
    <>
      <label className="field">
        <span>{say('play_mines')}</span>
        <select className="input" name="mines" defaultValue={mines}>
          {Array.from({ length: CELLS - 1 }, (_, i) => (
            <option key={i + 1}>{i + 1}</option>
          ))}
        </select>
      </label>
      <Board legend={say('play_cells')} className="b5">
        {Array.from({ length: CELLS }, (_, n) => (
          <Spot key={n} name="cells" value={n} label={String(n + 1)} isOn={cells.includes(n)} mark={mark(n)} />
        ))}
      </Board>
    </>
  )
}

interface NumbersProps {
  legend: string
  className: string
  /** Numbers 1 … `size`. */
  size: number
  numbers: readonly number[]
  drawn: readonly number[]
}
/** A board of numbers: those of the player, and what was drawn. */
const Numbers = ({ legend, className, size, numbers, drawn }: NumbersProps) => (
  <Board legend={legend} className={className}>
    {Array.from({ length: size }, (_, i) => i + 1).map((n) => (
      <Spot
        key={n}
        name="numbers"
        value={n}
        label={String(n)}
        isOn={numbers.includes(n)}
        mark={drawn.includes(n) ? (numbers.includes(n) ? 'hit' : 'drawn') : ''}
      />
    ))}
  </Board>
)

const SIMPLE: Readonly<Record<string, PlayKey>> = {
  red: 'play_red',
  black: 'play_black',
  even: 'play_even',
  odd: 'play_odd',
  low: 'play_low',
  high: 'play_high',
}
/** The name of a spot where several numbers win. */
function spotLabel(spot: string, say: Say): string {
  const simple = SIMPLE[spot]
  if (simple) return say(simple)
  const n = Number(spot.at(-1))
  return spot.startsWith('dozen') ? say('play_dozen', { from: n * 12 - 11, to: n * 12 }) : say('play_column', { n })
}
