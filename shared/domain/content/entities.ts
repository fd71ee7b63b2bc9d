/** Character references by name, as far as addresses and titles need them; others are taken as the text that they are. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  // With these a scheme is hidden from whoever does not read them.
  Tab: '\t',
  NewLine: '\n',
  colon: ':',
  sol: '/',
  bsol: '\\',
}

const character = (point: number): string =>
  point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : '\ufffd'

/** The value of an attribute with its character references read; numeric ones also without their semicolon, as browsers do. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&#[xX]([0-9a-fA-F]+);?|&#([0-9]+);?|&([a-zA-Z]+);/g,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return character(Number.parseInt(hex, 16))
      if (decimal !== undefined) return character(Number.parseInt(decimal, 10))
      return name !== undefined && Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole
    },
  )
