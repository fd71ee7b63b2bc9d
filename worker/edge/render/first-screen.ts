/** Prices that a first screen shows, by rule of thumb: eight rows of a list, or the first markets of an event. */
const PRICES = 56
const PRICE = ' data-outcome="'

/** Holds the first paint until the element that the page names has been parsed; what does not know it paints as it parses. */
const EXPECT = '<link rel="expect" href="#first" blocking="render">'

/**
 * A browser paints while it parses, and on a slow processor each half-made picture costs more than all the parsing: the header alone, then
 * with the menu, then with a few rows, and a press waits behind them. So the first picture is the whole first screen: one price is marked,
 * and the head's link names it. A page with fewer prices is left as it is.
 */
export function firstScreen(main: string): { main: string; link: string } {
  let at = -1
  for (let k = 0; k < PRICES; k++) {
    at = main.indexOf(PRICE, at + 1)
    if (at < 0) return { main, link: '' }
  }
  return { main: `${main.slice(0, at)} id="first"${main.slice(at)}`, link: EXPECT }
}
