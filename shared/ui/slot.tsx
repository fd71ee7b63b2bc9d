/**
 * Places in a layout that are filled after it was rendered, so that its text can be kept for every visit that shares it:
 * `<main {...slot('main')} />`. This file is the only one in shared/ui that sets raw HTML; what it sets is a constant marker.
 */
export type SlotName = 'main' | 'account' | 'coupon' | 'settings' | 'notifications'

const marker = (name: SlotName) => `<!--slot:${name}-->`

export const slot = (name: SlotName) => ({ dangerouslySetInnerHTML: { __html: marker(name) } })

/** Splits a rendered layout at its slots: `[text, slot, text, slot, …, text]`. */
export const splitSlots = (html: string): string[] => html.split(/<!--slot:([a-z]+)-->/)
