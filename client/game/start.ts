/** Brings what the page of an event does in the browser, when this is one; without it links and prices work all the same. */
export function startGame(): void {
  const game = document.querySelector<HTMLElement>('.game')
  if (game)
    import('./page.ts').then(
      ({ startPage }) => startPage(game),
      () => {},
    )
}
