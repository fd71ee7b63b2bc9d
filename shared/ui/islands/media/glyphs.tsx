/** Drawings of the panel's buttons; they come with the panel, not with every page. */
const GLYPHS = {
  side: 'M4 5h16v14H4zM14.5 5v14',
  board: 'M4 5h16v14H4zM4 12h16',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  overview: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  float: 'M4 5h16v14H4zM12.5 12.5H18V17h-5.5z',
  dock: 'M4 5h16v14H4zM15 9l-5 5M10 9.5V14h4.5',
  close: 'M6 6l12 12M18 6 6 18',
} as const
export type GlyphName = keyof typeof GLYPHS

export const Glyph = ({ name }: { name: GlyphName }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={GLYPHS[name]} />
  </svg>
)
