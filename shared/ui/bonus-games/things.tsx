import type { BonusGame } from '../../domain/games/bonus-game.ts'

/** One thing to choose, before it has shown what is in it. */
export function Thing({ game, n }: { game: BonusGame; n: number }) {
  switch (game) {
    case 'chest':
      return (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d="M6 20c0-8 6-12 18-12s18 4 18 12z" fill="#d99a1c" />
          <rect x="6" y="21" width="36" height="19" rx="3" fill="#a86f0a" />
          <path d="M6 21h36v4H6z" fill="#5c3b05" />
          <rect x="20" y="19" width="8" height="11" rx="2" fill="#ffd978" />
        </svg>
      )
    case 'memory':
      return (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <rect x="9" y="3" width="30" height="42" rx="5" fill="#fff" />
          <rect x="13" y="7" width="22" height="34" rx="3" fill="#2f68b5" />
          <path d="m24 14 3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="#fff" />
        </svg>
      )
    case 'dragon-bonus':
      return (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d="M24 3c9 0 15 14 15 25a15 15 0 0 1-30 0C9 17 15 3 24 3z" fill="#2fae7a" />
          <path d="m12 22 6 5 6-5 6 5 6-5M11 32l6 5 7-5 7 5 6-5" fill="none" stroke="#0d5f41" strokeWidth="3" />
        </svg>
      )
    default:
      return <span aria-hidden="true">{game === 'lottery' ? n + 1 : n}</span>
  }
}
