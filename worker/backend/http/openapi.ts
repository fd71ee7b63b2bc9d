import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call, Schema } from '../../../shared/api/call.ts'
import { CALLS } from '../../../shared/api/index.ts'

type Json = Record<string, unknown>

/** How each audience proves itself. */
const SECURITY: Record<Call['audience'], Json[]> = {
  public: [],
  player: [{ session: [] }],
  operator: [{ operator: [] }],
  edge: [{ edge: [] }],
  server: [{ signature: [] }, {}],
}
const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
  operator: { type: 'http', scheme: 'bearer' },
  edge: { type: 'apiKey', in: 'header', name: 'x-auth' },
  signature: { type: 'apiKey', in: 'header', name: 'x-signature' },
}
/** The body of every error (api.md, 'Rules for all calls'). */
const ERROR = {
  type: 'object',
  required: ['success', 'status', 'code', 'title', 'message', 'data'],
  properties: {
    success: { const: false },
    status: { type: 'integer', description: '2 marks a message meant for the person' },
    code: { type: ['integer', 'string'] },
    title: { type: 'string', description: 'Key of the text' },
    message: { type: 'string' },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    data: {
      type: 'object',
      required: ['status', 'title'],
      properties: { status: { type: 'integer' }, title: { type: 'string' } },
    },
  },
}

function schemaOf(schema: Schema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return json
}

/** One parameter a member of an object schema. */
function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: member,
  }))
}

function headers(call: Call): Json[] {
  const header = (name: string, schema: Json) => ({ name, in: 'header', required: true, schema })
  return [
    ...(call.idempotent ? [header('Idempotency-Key', { type: 'string', format: 'uuid' })] : []),
    ...(call.audience === 'player' && call.method !== 'GET'
      ? [header('X-Requested-With', { const: 'XMLHttpRequest' })]
      : []),
  ]
}

/** The statuses that a call can be refused with before its own rules are asked. */
function refusals(call: Call): number[] {
  const statuses: number[] = []
  if (call.audience === 'player') statuses.push(401)
  const isOfBrowsers = call.audience === 'public' || call.audience === 'player'
  if (!isOfBrowsers || call.params) statuses.push(404)
  if (call.method !== 'GET' && isOfBrowsers) statuses.push(403)
  if (call.body) statuses.push(400, 413, 415)
  if (call.body || call.params || call.query) statuses.push(422)
  if (call.isSocket) statuses.push(426)
  return statuses.sort((a, b) => a - b)
}

function operation(call: Call): Json {
  const answer = schemaOf(call.answer)
  const body = call.envelope === 'data' ? { type: 'object', required: ['data'], properties: { data: answer } } : answer
  const error = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  return {
    summary: call.summary,
    tags: [call.audience],
    security: SECURITY[call.audience],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...headers(call)],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body) } } },
    }),
    responses: {
      [call.isSocket ? 101 : (call.status ?? 200)]: {
        description: call.isSocket ? 'A socket; this is a frame of it' : 'Done',
        content: { 'application/json': { schema: body } },
      },
      ...Object.fromEntries(refusals(call).map((status) => [status, error])),
    },
  }
}

/** `/players/:id` → `/players/{id}` */
const template = (path: string) => path.replace(/:([a-z]+)/gi, '{$1}')

function build(): Json {
  const paths: Record<string, Json> = {}
  for (const call of CALLS) {
    const path = template(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Edgebook',
      version: '1',
      description: 'Made from the schemas by which the backend itself checks each call.',
    },
    paths,
    components: { securitySchemes: SECURITY_SCHEMES, schemas: { Error: ERROR } },
  }
}

let made: Json | null = null

/** The OpenAPI 3.1 document of all calls, made at the first question. */
export const openapi = (): Json => {
  made ??= build()
  return made
}
