import type { Env } from '../env.ts'
import type { WalletEvent } from './events.ts'

export async function consumeWalletEvents(_batch: MessageBatch<WalletEvent>, _env: Env): Promise<void> {}
