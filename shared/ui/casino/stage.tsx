import type { GameRound } from '../../api/casino.ts'
import type { GameKind } from '../../domain/games/choice.ts'
import { fullRows } from '../../domain/games/rules/bingo.ts'
import { completedAt } from '../../domain/games/rules/lucky6.ts'
import { colourOf } from '../../domain/games/rules/roulette.ts'
import { BOX } from '../../domain/games/rules/scratch.ts'
import { STRIP } from '../../domain/games/rules/slot.ts'
import { formatMoney } from '../../domain/money/amount.ts'
import { BingoCard } from './bingo-card.tsx'
import type { Say } from './props.ts'
import { SlotSign } from './symbols.tsx'

/** Hundredths as a number. */
export const decimal = (hundredths: number): string => formatMoney(hundredths, 'EUR')

/** Three stops around the one that counts. */
function Reels({ stops }: { stops: readonly number[] }) {
  const at = (stop: number) => STRIP[(stop + STRIP.length) % STRIP.length] ?? 'plum'
  return (
    <div className="reels">
      {stops.map((stop, reel) => (
        <div key={reel}>
          <SlotSign name={at(stop - 1)} />
          <SlotSign name={at(stop)} />
          <SlotSign name={at(stop + 1)} />
        </div>
      ))}
    </div>
  )
}

function Coin({ side }: { side: 'heads' | 'tails' | null }) {
  return (
    <svg className="coin" viewBox="0 0 80 80" aria-hidden="true">
      <circle cx="40" cy="40" r="37" fill="#f0c04a" />
      <circle cx="40" cy="40" r="31" fill="none" stroke="#a86f0a" strokeWidth="2" />
      {side === 'tails' ? (
        <path d="M34 28l9-5v34m-9 0h18" fill="none" stroke="#8a5a06" strokeWidth="6" />
      ) : (
        <path d="m22 52 3-24 9 11 6-15 6 15 9-11 3 24z" fill="#8a5a06" />
      )}
    </svg>
  )
}

/** Where the roll lies, and where it wins. */
function Bar({ roll, choice }: { roll: number | null; choice: GameRound['choice'] }) {
  const zone = choice?.kind === 'dice' ? choice : null
  const from = zone?.side === 'over' ? zone.target / 100 : 0
  const to = zone?.side === 'over' ? 100 : (zone?.target ?? 5000) / 100
  return (
    <svg className="dice-bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
      <rect y="4" width="100" height="6" rx="3" fill="var(--line-strong)" />
      <rect x={from} y="4" width={to - from} height="6" rx="3" fill="var(--accent)" />
      {roll !== null && <rect x={Math.min(99, roll / 100) - 0.5} y="0" width="1.500" height="14" fill="var(--text)" />}
    </svg>
  )
}

function Flight({ end }: { end: number | null }) {
  // The higher, the further along the curve; a logarithm keeps 1000× on the picture.
  const far = end === null ? 0.5 : Math.min(1, 0.1 + Math.log10(end / 100) / 1.4)
  const [x, y] = [10 + 180 * far, 90 - 78 * far]
  return (
    <svg className="flight" viewBox="0 0 200 100" aria-hidden="true">
      <path d="M10 90h180M10 90V8" stroke="var(--line-strong)" fill="none" />
      <path d={`M10 90Q${10 + (x - 10) * 0.6} 90 ${x} ${y}`} fill="none" stroke="var(--accent)" strokeWidth="3" />
      <circle cx={x} cy={y} r="5" fill="var(--accent)" />
    </svg>
  )
}

/** What came out last, as a picture; boards of fields show it on themselves. */
export function Stage({ kind, round }: { kind: GameKind; round: GameRound | null }) {
  const o = round?.outcome
  switch (kind) {
    case 'slot':
      return <Reels stops={o?.kind === 'slot' ? o.stops : [0, 0, 0]} />
    case 'coin':
      return <Coin side={o?.kind === 'coin' ? o.side : null} />
    case 'dice': {
      const roll = o?.kind === 'dice' ? o.roll : null
      return (
        <>
          <b className="big">{roll === null ? '–' : decimal(roll)}</b>
          <Bar roll={roll} choice={round?.choice ?? null} />
        </>
      )
    }
    case 'crash': {
      const end = o?.kind === 'crash' ? o.end : null
      return (
        <>
          <b className="big">{end === null ? '–' : `${decimal(end)}×`}</b>
          <Flight end={end} />
        </>
      )
    }
    case 'roulette': {
      const number = o?.kind === 'roulette' ? o.number : null
      return <b className={`ball ${number === null ? '' : colourOf(number)}`}>{number ?? '–'}</b>
    }
    case 'scratch': {
      const pays = o?.kind === 'scratch' ? (BOX[o.ticket]?.[0] ?? 0) : null
      return <b className="card-t">{pays === null ? '?' : `${pays}×`}</b>
    }
    case 'bingo':
      return <BingoCard outcome={o?.kind === 'bingo' ? o : null} />
    default:
      return null
  }
}

/** What a bingo card came to, by its full rows. */
export const BINGO_ROWS = ['play_out_bingo_0', 'play_out_bingo_1', 'play_out_bingo_2', 'play_out_bingo_3'] as const

/** What came out, in words. */
export function outcomeText(round: GameRound, say: Say): string {
  const { outcome: o, choice: c } = round
  if (!o) return ''
  switch (o.kind) {
    case 'slot':
      return o.line.map((name) => say(`play_${name}`)).join(' · ')
    case 'coin':
      return say(`play_${o.side}`)
    case 'dice':
      return say('play_out_dice', { value: decimal(o.roll) })
    case 'crash':
      return say('play_out_crash', { value: decimal(o.end) })
    case 'roulette':
      return say('play_out_roulette', { value: o.number })
    case 'scratch':
      return say('play_out_scratch', { value: BOX[o.ticket]?.[0] ?? 0 })
    case 'keno': {
      const picked = c?.kind === 'keno' ? c.numbers : []
      return say('play_out_keno', {
        hits: picked.filter((n) => o.drawn.includes(n)).length,
        picked: picked.length,
      })
    }
    case 'bingo':
      return say(BINGO_ROWS[fullRows(o)] ?? BINGO_ROWS[0])
    case 'lucky6': {
      const at = c?.kind === 'lucky6' ? completedAt(c.numbers, o.drawn) : null
      return at === null ? say('play_out_lucky6_none') : say('play_out_lucky6', { ball: at })
    }
    case 'mines': {
      const isHit = c?.kind === 'mines' && c.cells.some((cell) => o.mines.includes(cell))
      return say(isHit ? 'play_out_mine' : 'play_out_mines')
    }
  }
}
