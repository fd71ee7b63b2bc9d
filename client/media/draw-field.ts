import type { Field, Mark } from '../../shared/domain/media/fields.ts'

const TURN = 2 * Math.PI
/** Free room around the field, as a part of its width. */
const EDGE = 0.05

function trace(pen: CanvasRenderingContext2D, mark: Mark): void {
  pen.beginPath()
  switch (mark[0]) {
    case 'rect':
      pen.rect(mark[1], mark[2], mark[3], mark[4])
      pen.stroke()
      break
    case 'line':
      pen.moveTo(mark[1], mark[2])
      pen.lineTo(mark[3], mark[4])
      pen.stroke()
      break
    case 'arc':
      pen.arc(mark[1], mark[2], mark[3], mark[4] * TURN, mark[5] * TURN)
      pen.stroke()
      break
    case 'dot':
      pen.arc(mark[1], mark[2], mark[3], 0, TURN)
      pen.fill()
      break
  }
}

export interface Look {
  lines: string
  accent: string
  /** The home side is on the right: the page is read from right to left. */
  isMirrored: boolean
}

/** A score that has just changed: who scored, and how far its mark has spread, 0 to 1. */
export interface Burst {
  side: 'home' | 'away'
  spread: number
}

/** Height of a drawing of the field for a width, pixels. */
export const heightFor = ({ width, height }: Field, pixels: number): number =>
  Math.round((pixels / (width * (1 + 2 * EDGE))) * (height + 2 * EDGE * width))

/** Draws a field into a canvas of `pixels` width; `ratio` is the screen's density. A score spreads from the goal that was hit. */
export function drawField(canvas: HTMLCanvasElement, field: Field, look: Look, burst: Burst | null): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { width, height } = field
  const scale = canvas.width / (width * (1 + 2 * EDGE))
  pen.reset()
  if (look.isMirrored) pen.transform(-1, 0, 0, 1, canvas.width, 0)
  pen.scale(scale, scale)
  pen.translate(EDGE * width, EDGE * width)
  if (burst) {
    pen.fillStyle = look.accent
    pen.globalAlpha = 0.75 * (1 - burst.spread)
    pen.beginPath()
    pen.arc(burst.side === 'home' ? width : 0, height / 2, (0.08 + 0.42 * burst.spread) * width, 0, TURN)
    pen.fill()
    pen.globalAlpha = 1
  }
  pen.strokeStyle = pen.fillStyle = look.lines
  pen.lineWidth = (1.6 / scale) * (globalThis.devicePixelRatio || 1)
  for (const mark of field.marks) trace(pen, mark)
}
