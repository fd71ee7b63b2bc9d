import type { Symbol as SlotSymbol } from '../../domain/games/rules/slot.ts'

/** The slot's symbols, drawn by us: shapes of 32 units, in colours that stand on light and dark alike. */
const SHAPES: Readonly<Record<SlotSymbol, React.ReactNode>> = {
  seven: <path d="M8 5h17v4L17 28h-6l7-18H8z" fill="#e5484d" />,
  bell: (
    <>
      <path d="M16 4c6 0 8 5 8 11 0 4 2 6 3 8H5c1-2 3-4 3-8C8 9 10 4 16 4z" fill="#e9a820" />
      <circle cx="16" cy="26" r="2.6" fill="#a86f0a" />
    </>
  ),
  bar: (
    <>
      <rect x="3" y="10" width="26" height="12" rx="2" fill="#2f6fde" />
      <path
        d="M7 13v6h2.5a1.5 1.5 0 0 0 .6-2.9A1.5 1.5 0 0 0 9.500 13zm6 6 2-6h2l2 6m7 0-2-3h-2v3-6h2.500a1.500 1.500 0 0 1 0 3"
        fill="none"
        stroke="#fff"
        strokeWidth="1.4"
      />
    </>
  ),
  cherry: (
    <>
      <path d="M11 20C11 12 15 7 23 5c-2 5-2 9-1 14" fill="none" stroke="#3a9a5b" strokeWidth="2" />
      <circle cx="10.500" cy="22" r="5.500" fill="#d8303a" />
      <circle cx="22" cy="23" r="5" fill="#c1222c" />
    </>
  ),
  lemon: <path d="M5 20C5 11 12 6 20 7l6-2-1 6c2 8-3 15-11 15-5 0-9-2-9-6z" fill="#f0cf2e" />,
  plum: (
    <>
      <path d="M16 8c8-2 12 4 11 11-1 6-6 9-11 9S6 25 5 19C4 12 8 6 16 8z" fill="#7c4bc4" />
      <path d="M16 8c0-3 2-5 5-5" fill="none" stroke="#3a9a5b" strokeWidth="2" />
    </>
  ),
}

export const SlotSign = ({ name }: { name: SlotSymbol }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    {SHAPES[name]}
  </svg>
)
