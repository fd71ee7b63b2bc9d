import type * as v from 'valibot'

export type Schema = v.GenericSchema<unknown, unknown>

/** Who may make a call: anyone, a signed-in player, the operator's bearer, the edge by its own header, or another server, which signs it. */
export type Audience = 'public' | 'player' | 'operator' | 'edge' | 'server'

/**
 * One call of the HTTP contract: its address, its audience and one schema for each part.
 * The backend validates by it, `GET /openapi.json` is made from it, clients take their types from it.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Hono path, parameters as `:name`. */
  path: string
  audience: Audience
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** The answer on success. */
  answer: Schema
  /** `data` wraps the answer as `{ data: … }`; `bare` sends it as the spec shapes it. */
  envelope: 'data' | 'bare'
  /** HTTP status on success, 200 unless said. */
  status?: 200 | 201 | 202
  /** A WebSocket: `answer` is a frame of it. */
  isSocket?: boolean
  /** Moves money: needs the header `Idempotency-Key`. */
  idempotent?: boolean
}

/** Names a call and keeps its literal types. */
export const call = <const C extends Call>(c: C): C => c

export type Body<C extends Call> = C extends { body: infer S extends Schema } ? v.InferOutput<S> : undefined
export type Query<C extends Call> = C extends { query: infer S extends Schema }
  ? v.InferOutput<S>
  : Record<never, never>
export type Params<C extends Call> = C extends { params: infer S extends Schema }
  ? v.InferOutput<S>
  : Record<never, never>
export type Answer<C extends Call> = v.InferInput<C['answer']>
