import { atom } from 'nanostores'

/** This page in each language, by language; null while it is the page that the document came with. */
export const $alternates = atom<Readonly<Record<string, string>> | null>(null)
