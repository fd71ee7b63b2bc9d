import { WHEN } from '../islands/when.ts'

/** Stars and the list of favourites come when the browser is idle: nothing of the page waits for them. */
export function favouritesLater(): void {
  WHEN.idle?.(document.documentElement, () => {
    import('./start.ts').then(
      ({ startFavourites }) => startFavourites(),
      () => {},
    )
  })
}
