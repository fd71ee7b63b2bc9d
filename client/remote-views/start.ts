/** Brings what remote views need, when there is one on the page; each of them then starts by itself, also one that comes later. */
export function startRemoteViews(): void {
  if (!document.querySelector('remote-view')) return
  import('./element.ts').catch(() => {
    // The server's markup stays, and its buttons and links work without us.
  })
}
