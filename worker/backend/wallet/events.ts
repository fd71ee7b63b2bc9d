import type { PlacedCoupon } from '../../../shared/api/coupon.ts'

/** What a wallet tells the rest of the house through its outbox; `eventId` makes a second arrival harmless. */
export type WalletEvent = { eventId: string; userId: number; at: string } & ({ kind: 'coupon'; coupon: PlacedCoupon } | { kind: 'credit'; amount: string; currency: string; reference: string })
