import { startHouse } from '../../worker/ops/house.ts'
import { OPERATOR_TOKEN, PEPPER, TOKEN_KEY } from './secrets.ts'

/** The built product in a process of its own, which a test may kill: `node test/support/house-alone.ts <state folder>` says its address. */
const { url } = await startHouse({
  port: 0,
  state: process.argv[2] ?? null,
  backend: { ENVIRONMENT: 'test', OPERATOR_TOKEN, PEPPER, TOKEN_KEY },
})
console.log(JSON.stringify({ url }))
