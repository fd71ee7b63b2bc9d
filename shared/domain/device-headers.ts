/** Headers of a call's device (spec §7): its token, and the digest of its hardware. */
export const DEVICE_HEADERS = { token: 'x-fingerprint', hardware: 'x-hd' } as const
