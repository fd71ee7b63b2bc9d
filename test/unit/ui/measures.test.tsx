import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atMostEvery } from '../../../client/page/at-most-every.ts'
import { DRAWER, PHONE } from '../../../client/page/view.ts'
import { BREAKPOINTS, RESIZE_MS, SKELETONS, VIEWPORT_PADDING } from '../../../shared/domain/layout/measures.ts'
import { SkeletonRows } from '../../../shared/ui/parts/skeleton.tsx'
import { RelatedSkeleton } from '../../../worker/edge/apps/sports/related.tsx'

const folder = new URL('../../../shared/ui/css/', import.meta.url)
const css = readdirSync(folder)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n')

it('[S9.33] has the breakpoints 1920, 1366, 1100 and 1024, in the sheet and in the scripts alike', () => {
  expect(BREAKPOINTS).toEqual([1920, 1366, 1100, 1024])
  const [widest, narrow, drawer, phone] = BREAKPOINTS
  /** Narrower ones are of single parts on small phones. */
  const queries = new Set([...css.matchAll(/@media \(max-width: (\d+)px\)/g)].map(([, width]) => Number(width)))
  const wide = [...queries].filter((width) => width > 600).toSorted((a, b) => b - a)
  expect(wide).toEqual([narrow, drawer, phone - 1])
  expect(css).toContain(`max-inline-size: ${widest}px`)
  expect([DRAWER, PHONE]).toEqual([`(max-width: ${drawer}px)`, `(max-width: ${phone - 1}px)`])
})

it('[S9.34] shows 16 rows in the place of a list, and 2 in a card, while they are on their way', () => {
  expect(SKELETONS).toEqual({ list: 16, cards: 2 })
  expect(renderToStaticMarkup(<SkeletonRows />).match(/<li/g)).toHaveLength(16)
  expect(renderToStaticMarkup(<RelatedSkeleton />).match(/class="sk /g)).toHaveLength(2)
})

it('[S9.35] keeps what floats 10 from the edges of the window, and panels 52 above the bottom', () => {
  expect(VIEWPORT_PADDING).toEqual({ edge: 10, bottom: 52 })
  expect(css).toContain(`--edge: ${VIEWPORT_PADDING.edge}px;`)
  expect(css).toContain(`--edge-end: ${VIEWPORT_PADDING.bottom}px;`)
  const rule = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('}')[0]
  expect(rule('.fabs')).toContain('inset-inline-start: var(--edge)')
  expect(rule('.support')).toContain('calc(var(--nav) + var(--edge) + var(--edge-end))')
})

describe('a change of size', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[S9.37] is answered once for five events within 100 ms, and again for a later one', () => {
    expect(RESIZE_MS).toBe(100)
    const act = vi.fn()
    const { call } = atMostEvery(RESIZE_MS, act)
    for (let n = 0; n < 5; n++) {
      call()
      vi.advanceTimersByTime(20)
    }
    expect(act).toHaveBeenCalledTimes(1)
    call()
    vi.advanceTimersByTime(100)
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('is not answered when what it was for has gone', () => {
    const act = vi.fn()
    const { call, end } = atMostEvery(RESIZE_MS, act)
    call()
    end()
    vi.advanceTimersByTime(200)
    expect(act).not.toHaveBeenCalled()
  })
})
