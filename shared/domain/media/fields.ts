import { SPORTS, type SportSlug } from '../sports/sports.ts'

/** A stroke of a field's marking, in the field's own units from its upper left corner; angles in turns from the right, clockwise. */
export type Mark =
  | ['rect', x: number, y: number, width: number, height: number]
  | ['line', x1: number, y1: number, x2: number, y2: number]
  | ['arc', x: number, y: number, radius: number, from: number, to: number]
  | ['dot', x: number, y: number, radius: number]

export type Surface = 'grass' | 'ice' | 'wood' | 'clay' | 'table' | 'screen'
export interface Field {
  surface: Surface
  width: number
  height: number
  /** The home side's half; the away side has its mirror image. */
  marks: readonly Mark[]
}

const whole = (width: number, height: number): Mark => ['rect', 0, 0, width, height]
const middle = (width: number, height: number): Mark => ['line', width / 2, 0, width / 2, height]

/** Fields of the sports that have two sides of one, in metres (a table and a screen in parts of themselves). The away half is mirrored where `marks` says only one. */
const FIELDS: Partial<Record<SportSlug, Field>> = {
  football: {
    surface: 'grass',
    width: 105,
    height: 68,
    marks: [
      whole(105, 68),
      middle(105, 68),
      ['arc', 52.5, 34, 9.15, 0, 1],
      ['dot', 52.5, 34, 0.6],
      ['rect', 0, 13.84, 16.5, 40.32],
      ['rect', 0, 24.84, 5.5, 18.32],
      ['dot', 11, 34, 0.6],
      ['arc', 11, 34, 9.15, -0.147, 0.147],
    ],
  },
  'ice-hockey': {
    surface: 'ice',
    width: 60,
    height: 30,
    marks: [
      whole(60, 30),
      middle(60, 30),
      ['arc', 30, 15, 4.5, 0, 1],
      ['line', 4, 0, 4, 30],
      ['line', 22.9, 0, 22.9, 30],
      ['arc', 10, 8, 4.5, 0, 1],
      ['arc', 10, 22, 4.5, 0, 1],
      ['arc', 4, 15, 1.8, -0.25, 0.25],
    ],
  },
  basketball: {
    surface: 'wood',
    width: 28,
    height: 15,
    marks: [
      whole(28, 15),
      middle(28, 15),
      ['arc', 14, 7.5, 1.8, 0, 1],
      ['rect', 0, 5.05, 5.8, 4.9],
      ['arc', 5.8, 7.5, 1.8, -0.25, 0.25],
      ['line', 0, 0.9, 2.99, 0.9],
      ['line', 0, 14.1, 2.99, 14.1],
      ['arc', 1.575, 7.5, 6.75, -0.216, 0.216],
      ['arc', 1.575, 7.5, 0.45, 0, 1],
    ],
  },
  handball: {
    surface: 'wood',
    width: 40,
    height: 20,
    marks: [
      whole(40, 20),
      middle(40, 20),
      ['line', 6, 8.5, 6, 11.5],
      ['arc', 0, 8.5, 6, -0.25, 0],
      ['arc', 0, 11.5, 6, 0, 0.25],
      ['line', 7, 9.5, 7, 10.5],
    ],
  },
  tennis: {
    surface: 'clay',
    width: 23.77,
    height: 10.97,
    marks: [
      whole(23.77, 10.97),
      middle(23.77, 10.97),
      ['line', 0, 1.37, 11.885, 1.37],
      ['line', 0, 9.6, 11.885, 9.6],
      ['line', 5.485, 1.37, 5.485, 9.6],
      ['line', 5.485, 5.485, 11.885, 5.485],
    ],
  },
  volleyball: {
    surface: 'wood',
    width: 18,
    height: 9,
    marks: [whole(18, 9), middle(18, 9), ['line', 6, 0, 6, 9]],
  },
  'table-tennis': {
    surface: 'table',
    width: 27.4,
    height: 15.25,
    marks: [whole(27.4, 15.25), middle(27.4, 15.25), ['line', 0, 7.625, 13.7, 7.625]],
  },
  baseball: {
    surface: 'grass',
    width: 60,
    height: 36,
    marks: [
      ['line', 30, 34, 4, 8],
      ['line', 30, 34, 18.5, 22.5],
      ['line', 18.5, 22.5, 30, 11],
      ['arc', 30, 20, 2, 0, 1],
      ['arc', 30, 34, 36.8, -0.375, -0.25],
    ],
  },
  cricket: {
    surface: 'grass',
    width: 60,
    height: 40,
    marks: [
      ['arc', 30, 20, 19, 0.25, 0.75],
      ['arc', 30, 20, 11, 0.25, 0.75],
      ['rect', 20, 18, 20, 4],
      ['line', 22, 18, 22, 22],
    ],
  },
}

/** Of a sport without a field of its own: two halves. */
const PLAIN: Field = { surface: 'screen', width: 16, height: 9, marks: [whole(16, 9), middle(16, 9)] }

const slugs: Readonly<Record<number, SportSlug>> = SPORTS

/** The mirror image of a mark in a field of this width. */
function mirrored(mark: Mark, width: number): Mark {
  switch (mark[0]) {
    case 'rect':
      return ['rect', width - mark[1] - mark[3], mark[2], mark[3], mark[4]]
    case 'line':
      return ['line', width - mark[1], mark[2], width - mark[3], mark[4]]
    case 'arc':
      return ['arc', width - mark[1], mark[2], mark[3], 0.5 - mark[5], 0.5 - mark[4]]
    case 'dot':
      return ['dot', width - mark[1], mark[2], mark[3]]
  }
}

/** The field of a sport with both its halves. */
export function fieldOf(sportId: number | null): Field {
  const slug = sportId === null ? undefined : slugs[sportId]
  const field = (slug && FIELDS[slug]) ?? PLAIN
  return { ...field, marks: [...field.marks, ...field.marks.map((mark) => mirrored(mark, field.width))] }
}
