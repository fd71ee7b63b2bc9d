let region: HTMLElement | null = null

/** The place where a reader hears which page has come; it must stand in the document before the first text. */
export function startAnnouncing(): void {
  region = document.createElement('div')
  region.className = 'sr'
  region.role = 'status'
  document.body.appendChild(region)
}

export const announce = (text: string): void => region?.replaceChildren(text)
