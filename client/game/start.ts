/** Brings what the content of a page does in the browser: an event's own page, ready-made expresses. Without it links and prices work all the same. */
export function startGame(): void {
  const game = document.querySelector<HTMLElement>('.game')
  if (game)
    import('./page.ts').then(
      ({ startPage }) => startPage(game),
      () => {},
    )
  const cards = document.querySelectorAll<HTMLElement>('[data-express]')
  if (cards.length > 0)
    import('../express/cards.ts').then(
      ({ startCards }) => startCards(cards),
      () => {},
    )
}
