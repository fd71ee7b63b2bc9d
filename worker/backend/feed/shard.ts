import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'

export class OddsShard extends DurableObject<Env> {
  async wake(): Promise<void> {}
}
