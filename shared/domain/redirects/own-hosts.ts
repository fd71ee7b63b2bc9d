/** Outside production the site is these names, with the port in use (api.md, the embedded default). */
const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Is a URL's `hostname` one of the local names? */
export const isLocalHost = (hostname: string): boolean => LOCAL.has(hostname)
