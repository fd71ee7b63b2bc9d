import type { BingoOutcome } from '../../domain/games/rules/bingo.ts'

/** A card before there is one. */
const EMPTY = [0, 1, 2].map(() => Array.from({ length: 9 }, () => 0))

/** The card with what was called on it, and the calls in their order. */
export function BingoCard({ outcome }: { outcome: BingoOutcome | null }) {
  const calls = outcome?.calls ?? []
  return (
    <>
      <div className="bingo" dir="ltr">
        {(outcome?.card ?? EMPTY).flatMap((row, r) => {
          const isFull = outcome !== null && row.every((n) => n === 0 || calls.includes(n))
          return row.map((n, column) => (
            <span key={`${r}-${column}`} className={markOf(n, calls.includes(n), isFull)}>
              {n === 0 ? '' : n}
            </span>
          ))
        })}
      </div>
      {calls.length > 0 && (
        <p className="calls mu" dir="ltr">
          {calls.join(' ')}
        </p>
      )}
    </>
  )
}

function markOf(n: number, isCalled: boolean, isFull: boolean): string {
  if (n === 0) return 'none'
  return isFull ? 'full' : isCalled ? 'on' : ''
}
