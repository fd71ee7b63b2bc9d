/** The page's policy, where the browser has such (Trusted Types): what it gives stands for a string wherever one is written. */
interface OwnPolicy {
  createHTML(html: string): string
  createScriptURL(path: string): string
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: OwnPolicy): OwnPolicy }
  }
}

/** The service worker of a site that is an app. */
const WORKER = '/pwa-sw.js'

const policy = window.trustedTypes?.createPolicy('edgebook', {
  createHTML: (html) => html,
  createScriptURL: () => WORKER,
})

/** The address of the service worker: the one script that is named by a string. */
export const workerAddress = (): string => policy?.createScriptURL(WORKER) ?? WORKER

/**
 * Marks markup as this site's own: what the host has rendered, or sanitised, and sent from our own origin. Nothing else may be given to it;
 * the page's policy (`trusted-types edgebook`) lets markup into the document by no other way.
 */
export const ours = (html: string): string => (policy ? policy.createHTML(html) : html)
