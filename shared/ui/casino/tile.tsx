import type { Category } from '../../domain/games/catalogue.ts'
import type { GameKind } from '../../domain/games/choice.ts'

/** Picture of a game, 160 × 100: two colours and a few shapes. */
const PICTURES: Readonly<Record<GameKind, { from: string; to: string; draw: React.ReactNode }>> = {
  slot: {
    from: '#7a1f3d',
    to: '#c43a4b',
    draw: (
      <>
        {[28, 66, 104].map((x) => (
          <g key={x}>
            <rect x={x} y="24" width="30" height="52" rx="4" fill="#fff" opacity=".95" />
            <path d={`M${x + 7} 38h17v4l-8 22h-6l7-19h-10z`} fill="#d8303a" />
          </g>
        ))}
      </>
    ),
  },
  keno: {
    from: '#0c5a6b',
    to: '#189b8f',
    draw: Array.from({ length: 15 }, (_, i) => (
      <circle
        key={i}
        cx={36 + (i % 5) * 22}
        cy={28 + Math.floor(i / 5) * 22}
        r="8"
        fill={[2, 6, 8, 14].includes(i) ? '#ffd166' : '#fff'}
        opacity={[2, 6, 8, 14].includes(i) ? 1 : 0.28}
      />
    )),
  },
  dice: {
    from: '#233b8f',
    to: '#4f79e0',
    draw: (
      <g transform="rotate(-10 80 50)">
        <rect x="54" y="24" width="52" height="52" rx="9" fill="#fff" />
        {[
          [67, 37],
          [93, 37],
          [80, 50],
          [67, 63],
          [93, 63],
        ].map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="5" fill="#233b8f" />
        ))}
      </g>
    ),
  },
  coin: {
    from: '#7a5307',
    to: '#d99a1c',
    draw: (
      <>
        <circle cx="80" cy="50" r="30" fill="#ffd978" />
        <circle cx="80" cy="50" r="24" fill="none" stroke="#a86f0a" strokeWidth="2" />
        <path d="m66 58 2-18 7 8 5-11 5 11 7-8 2 18z" fill="#a86f0a" />
      </>
    ),
  },
  mines: {
    from: '#2b3440',
    to: '#55657a',
    draw: Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [37 + (i % 4) * 22, 18 + Math.floor(i / 4) * 22]
      return (
        <g key={i}>
          <rect
            x={x}
            y={y}
            width="19"
            height="19"
            rx="4"
            fill={i === 6 ? '#e5484d' : '#fff'}
            opacity={i === 6 ? 1 : 0.22 + (i % 3) * 0.2}
          />
          {i === 6 && <circle cx={x + 9.5} cy={y + 9.5} r="4.5" fill="#2b3440" />}
        </g>
      )
    }),
  },
  crash: {
    from: '#3b1d7a',
    to: '#8a4fe0',
    draw: (
      <>
        <path d="M22 82C70 80 106 64 130 24" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
        <path d="m118 30 16-12 2 19z" fill="#ffd166" />
      </>
    ),
  },
  scratch: {
    from: '#0a6b46',
    to: '#2fae6f',
    draw: (
      <g transform="rotate(6 80 50)">
        <rect x="42" y="26" width="76" height="48" rx="6" fill="#fff" />
        <rect x="50" y="34" width="60" height="18" rx="3" fill="#b9c3ce" />
        <path d="M54 48c8-10 14 4 22-6s12 6 24-4" fill="none" stroke="#0a6b46" strokeWidth="5" strokeLinecap="round" />
        <path d="M50 62h36M94 62h16" stroke="#b9c3ce" strokeWidth="4" />
      </g>
    ),
  },
  bingo: {
    from: '#8a2d6b',
    to: '#d9578f',
    draw: Array.from({ length: 18 }, (_, i) => {
      const [x, y] = [35 + (i % 6) * 15, 29 + Math.floor(i / 6) * 15]
      const isBlank = [1, 5, 9, 12, 16].includes(i)
      return (
        <g key={i}>
          <rect x={x} y={y} width="13" height="13" rx="2" fill="#fff" opacity={isBlank ? 0.25 : 0.95} />
          {[2, 7, 8, 14].includes(i) && <circle cx={x + 6.5} cy={y + 6.5} r="4.5" fill="#ffb400" />}
        </g>
      )
    }),
  },
  lucky6: {
    from: '#123a6b',
    to: '#1f7fc4',
    draw: [
      [44, 38, '#ffd166'],
      [80, 32, '#fff'],
      [116, 38, '#ef476f'],
      [44, 68, '#06d6a0'],
      [80, 74, '#ffd166'],
      [116, 68, '#fff'],
    ].map(([x, y, fill]) => (
      <g key={`${x}-${y}`}>
        <circle cx={x} cy={y} r="14" fill={String(fill)} />
        <circle cx={x} cy={y} r="7" fill="#123a6b" opacity=".25" />
      </g>
    )),
  },
  roulette: {
    from: '#0b4d33',
    to: '#14724d',
    draw: (
      <>
        <circle cx="80" cy="50" r="34" fill="#14202b" />
        <circle cx="80" cy="50" r="27" fill="none" stroke="#d8303a" strokeWidth="13" strokeDasharray="8.500 8.460" />
        <circle cx="80" cy="50" r="17" fill="#a86f0a" />
        <circle cx="104" cy="38" r="4" fill="#fff" />
      </>
    ),
  },
}
/** What a game of another provider is drawn as, by its category. */
const BY_CATEGORY: Readonly<Record<Category, GameKind>> = {
  slots: 'slot',
  live: 'roulette',
  keno: 'keno',
  tv: 'lucky6',
  virtual: 'crash',
  bingo: 'bingo',
  poker: 'coin',
  scratchcards: 'scratch',
  fast: 'dice',
  crash: 'crash',
  card: 'coin',
  asian: 'dice',
  skill: 'mines',
  fishing: 'mines',
  other: 'roulette',
}

/** A game's picture; what it shows is told beside it. */
export function GamePicture({ kind, category }: { kind: GameKind | null; category: Category }) {
  const drawn = kind ?? BY_CATEGORY[category]
  const { from, to, draw } = PICTURES[drawn]
  return (
    <svg className="gpic" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`g-${drawn}`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="160" height="100" fill={`url(#g-${drawn})`} />
      {draw}
    </svg>
  )
}
