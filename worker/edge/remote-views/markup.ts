import type { Translate } from '../../../shared/i18n/translate.ts'
import { REMOTE_STATE } from '../../../shared/remote-views/states.ts'
import { escapeHtml } from '../render/escape.ts'
import type { Turn } from '../turn.ts'
import { frameDocument, styleText } from './frame-document.ts'
import type { Remote } from './registry.ts'
import type { RemoteView } from './view.ts'

/** Attributes that the browser's side reads; their values are escaped here. */
const element = (remote: Remote, state: number, attributes: Record<string, string>, content: string): string => {
  const all = {
    app: remote.app,
    level: remote.level,
    state: String(state),
    kind: remote.sectionOf ? 'component' : 'view',
    ...attributes,
  }
  const text = Object.entries(all).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<remote-view${text.join('')}>${content}</remote-view>`
}

/** The section while its remote is still being waited for. */
export const loadingMarkup = (remote: Remote): string =>
  element(
    remote,
    REMOTE_STATE.loading,
    { 'aria-busy': 'true', coming: '' },
    '<div class="sk card" aria-hidden="true"></div>',
  )

/**
 * The section of a remote that failed (spec §8): what happened, and a button. Without scripts the button asks for the page again.
 * The browser's side tries again by itself first.
 */
export const errorMarkup = (remote: Remote, t: Translate, turn: Turn): string =>
  element(remote, REMOTE_STATE.error, {}, errorSection(t, turn))

function errorSection(t: Translate, { visit }: Turn): string {
  const fields = [...visit.url.searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const text = (key: Parameters<Translate>[0]) => escapeHtml(t(key))
  return `<section class="note card" role="status"><h2>${text('main_dictionary_load_error')}</h2><p>${text('main_dictionary_refresh_page')}</p><form method="get" action="${escapeHtml(visit.url.pathname)}">${fields.join('')}<button class="btn btn-main" data-refresh>${text('main_refreshing_button')}</button></form></section>`
}

function shadow(view: RemoteView, nonce: string): string {
  const styles = view.styles.map(
    ({ url, integrity }) =>
      `<link rel="stylesheet" href="${escapeHtml(url)}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}">`,
  )
  const own = view.style === '' ? '' : `<style nonce="${nonce}">${styleText(view.style)}</style>`
  return `<template shadowrootmode="open">${styles.join('')}${own}<div part="body">${view.body}</div></template>`
}

/** A checked view in its place: in a shadow root, or in a frame of no origin. Its code comes beside it, by hash, under the page's nonce. */
export function viewMarkup(remote: Remote, view: RemoteView, t: Translate, turn: Turn): string {
  const { visit } = turn
  const { nonce, lang, display } = visit
  if (view.level === 'sandbox') {
    const context = { lang, dir: t.dir, theme: display.theme, path: visit.url.pathname }
    const pictures = [remote.origin, ...remote.assets]
    const srcdoc = frameDocument(view, nonce, context, {
      site: visit.url.origin,
      pictures,
      connect: [remote.origin, ...remote.connect],
    })
    const frame = `<iframe sandbox="allow-scripts" referrerpolicy="no-referrer" title="${escapeHtml(view.title)}" srcdoc="${escapeHtml(srcdoc)}"></iframe>`
    return element(remote, REMOTE_STATE.ready, { nonced: nonce }, frame)
  }
  const code: Record<string, string> = view.code ? { code: view.code.url, integrity: view.code.integrity } : {}
  if (view.scripts.length > 0) code.scripts = JSON.stringify(view.scripts)
  // A trusted app's module may start with the page, unless it needs other scripts first; those the element loads in their order.
  const early =
    view.code && view.level === 'trusted' && view.scripts.length === 0
      ? `<script type="module" nonce="${nonce}" src="${view.code.url}" integrity="${view.code.integrity}"></script>`
      : ''
  const failed = view.code ? `<template data-failed>${errorSection(t, turn)}</template>` : ''
  return element(remote, REMOTE_STATE.ready, code, shadow(view, nonce) + failed) + early
}
