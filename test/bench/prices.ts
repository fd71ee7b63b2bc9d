import { chromium } from 'playwright'
import { browserPath, CHROMIUM_ARGS } from '../check/browser.ts'
import { newBoard, repriceAll } from './board.ts'
import { percentile } from './load.ts'

const EVENTS = 60
/** Events whose prices stand still: nothing of theirs may be touched. */
const QUIET = 10
const CHANGES_PER_SECOND = 1000
const SECONDS = 10

interface Seen {
  /** Script in each frame of the page, ms. */
  frames: number[]
  longTasks: number
  texts: string[]
  /** Changed texts and attributes of prices that move, of those that do not, and nodes that came or went. */
  touched: number
  quiet: number
  nodes: number
}

/** Runs in the page before its own scripts: takes the time of everything that a socket's message and a frame call. */
function watch(): void {
  const seen: Seen = { frames: [], longTasks: 0, texts: [], touched: 0, quiet: 0, nodes: 0 }
  Object.assign(window, { seen })
  let spent = 0
  const timed =
    <A extends unknown[]>(run: (...given: A) => unknown) =>
    (...given: A) => {
      const from = performance.now()
      try {
        return run(...given)
      } finally {
        spent += performance.now() - from
      }
    }
  const frame = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (run) => frame(timed(run))
  const timeout = window.setTimeout.bind(window)
  Object.assign(window, { setTimeout: (run: () => void, ms?: number) => timeout(timed(run), ms) })
  const Native = WebSocket
  window.WebSocket = class extends Native {
    override addEventListener(type: string, run: unknown, options?: AddEventListenerOptions): void {
      if (typeof run !== 'function') return
      super.addEventListener(
        type,
        timed((event: Event) => {
          if (event instanceof MessageEvent) seen.texts.push(String(event.data))
          run.call(this, event)
        }),
        options,
      )
    }
  }
  const next = () => {
    seen.frames.push(spent)
    spent = 0
    frame(next)
  }
  frame(next)
  new PerformanceObserver((list) => {
    seen.longTasks += list.getEntries().length
  }).observe({ type: 'longtask' })
}

/** Runs in the page once it stands: counts what the live prices touch. */
function watchNodes(quiet: number[]): void {
  const { seen } = window as unknown as { seen: Seen }
  Object.assign(seen, { frames: [], longTasks: 0, texts: [] })
  const main = document.querySelector('main')
  if (!main) return
  new MutationObserver((records) => {
    for (const { type, target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const event = Number(element?.closest<HTMLElement>('[data-event]')?.dataset.event)
      if (type === 'childList') seen.nodes++
      else if (quiet.includes(event)) seen.quiet++
      else seen.touched++
    }
  }).observe(main, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** 1,000 price changes a second into the feed, on a page with 180 prices at 4 × CPU throttle. */
export async function benchPrices(base: string): Promise<void> {
  const { path, events } = await newBoard(base, EVENTS)
  await new Promise((wake) => setTimeout(wake, 4000))
  const moving = events.slice(QUIET)
  const browser = await chromium.launch({ executablePath: browserPath(), args: CHROMIUM_ARGS })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(watch)
  await page.goto(base + path)
  const prices = await page.locator('main button[data-outcome]').count()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(4000)
  await page.evaluate(
    watchNodes,
    events.slice(0, QUIET).map(({ eventId }) => eventId),
  )
  const pause = (moving.length * 3 * 1000) / CHANGES_PER_SECOND
  const begun = performance.now()
  let steps = 0
  while (performance.now() - begun < SECONDS * 1000) {
    await repriceAll(base, moving, ++steps)
    await new Promise((wake) => setTimeout(wake, Math.max(0, begun + steps * pause - performance.now())))
  }
  const seconds = (performance.now() - begun) / 1000
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await browser.close()
  const changes = seen.texts.reduce((sum, text) => sum + (JSON.parse(text).changes?.length ?? 0), 0)
  const frames = seen.frames.toSorted((a, b) => a - b)
  const busy = frames.filter((ms) => ms > 0.1)
  console.log(
    `prices: ${prices} on the page, ${((steps * moving.length * 3) / seconds).toFixed(0)} changes/s fed, ${(changes / seconds).toFixed(0)}/s received; ` +
      `script a frame at 4 × throttle: p50 of busy ones ${percentile(busy, 50).toFixed(1)} ms, most ${(frames.at(-1) ?? 0).toFixed(1)} ms, ${frames.filter((ms) => ms >= 50).length} of ${frames.length} frames from 50 ms on; ` +
      `${seen.longTasks} long tasks; touched ${seen.touched} texts and attributes of moving prices, ${seen.quiet} of quiet ones, ${seen.nodes} nodes made or removed`,
  )
}
