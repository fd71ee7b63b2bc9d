/** Headers of a call's device (spec §7): its token, and the digest of its hardware. */
export const DEVICE_HEADERS = { token: 'x-fingerprint', hardware: 'x-hd' } as const

/** Where a browser keeps the token for its next page. */
export const DEVICE_KEPT = 'fingerprint'
