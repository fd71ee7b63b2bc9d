import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

interface Handle {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(): void
  onPointerCancel(): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

/** A bet is let go anywhere on another one, not on its handle alone. */
const placeAt = (x: number, y: number): number | null => {
  const bet = document.elementFromPoint(x, y)?.closest('[data-leg]')
  const place = bet?.querySelector<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? null : Number(place)
}

/**
 * Moving the members of a list by a handle: with mouse or finger (the move is made when it is let go, because a handle that is taken out of
 * the document loses the pointer), or with the arrow keys. `over` is the place under the pointer while something is dragged.
 */
export function useDrag(
  count: number,
  move: (from: number, to: number) => void,
): { over: number | null; handle: (place: number) => Handle } {
  const from = useRef<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    from.current = null
    setOver(null)
  }
  return {
    over,
    handle: (place) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = place
        setOver(place)
      },
      onPointerMove(event) {
        if (from.current !== null) setOver(placeAt(event.clientX, event.clientY) ?? from.current)
      },
      onPointerUp() {
        if (from.current !== null && over !== null && over !== from.current) move(from.current, over)
        end()
      },
      onPointerCancel: end,
      onKeyDown(event) {
        const to = event.key === 'ArrowUp' ? place - 1 : event.key === 'ArrowDown' ? place + 1 : place
        if (to === place || to < 0 || to >= count) return
        event.preventDefault()
        move(place, to)
      },
    }),
  }
}
