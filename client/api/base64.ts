/** Base64 of a text's UTF-8 bytes, as sign-in sends login and password (spec §5). */
export const base64Utf8 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
