import * as v from 'valibot'

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** A text that was sent as base64 of its UTF-8 bytes (spec §5 'login and password are encoded before sending'). */
export const base64Text = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      if (!BASE64.test(dataset.value)) throw new Error('not base64')
      const bytes = Uint8Array.from(atob(dataset.value), (char) => char.charCodeAt(0))
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    } catch {
      addIssue({ message: 'base64 of UTF-8' })
      return NEVER
    }
  }),
)
