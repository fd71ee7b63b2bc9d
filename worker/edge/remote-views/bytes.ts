/** Base64url without padding to bytes; the schemas have checked the letters. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Base64 of a text's UTF-8. */
export const base64Of = (text: string): string => toBase64(new TextEncoder().encode(text))

export interface Digest {
  hex: string
  /** As `integrity` takes it. */
  integrity: string
}

/** SHA-256 of a text's UTF-8. */
export async function digestOf(text: string): Promise<Digest> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return {
    hex: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    integrity: `sha256-${toBase64(bytes)}`,
  }
}

/** `sha256-…` as hex, the name under which the code lies. */
export const hexOf = (integrity: string): string =>
  Array.from(atob(integrity.slice('sha256-'.length)), (c) => c.charCodeAt(0).toString(16).padStart(2, '0')).join('')
