import { build } from '../../worker/ops/build.ts'
import { type House, type HouseOptions, startHouse } from '../../worker/ops/house.ts'
import { OPERATOR_TOKEN, PEPPER, TOKEN_KEY } from './secrets.ts'

/** The built product in memory, as tests and measurements run it. `simulated` starts the built-in feed. */
export async function testHouse({
  simulated = false,
  state = null as string | null,
  beside = [] as NonNullable<HouseOptions['beside']>,
  /** With the static files before the edge? */
  files = true,
  /** Vars of the edge, over its own. */
  edge = {} as Record<string, string>,
} = {}): Promise<House> {
  build()
  return startHouse({
    port: 0,
    state,
    beside,
    files,
    edge,
    backend: { ENVIRONMENT: simulated ? 'local' : 'test', OPERATOR_TOKEN, PEPPER, TOKEN_KEY },
  })
}
