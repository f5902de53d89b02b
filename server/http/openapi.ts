import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { statuses, WireError } from '#contract/errors.ts'
import type { Call } from '#contract/wire.ts'
import type { App } from './deps.ts'
import { docs } from './docs.ts'

type Schema = { type?: string; properties?: Record<string, Schema>; required?: string[]; [key: string]: unknown }
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; description?: string; schema: Schema }

const TAGS: Record<Call['scope'], string> = {
  open: 'Open',
  own: 'The person herself',
  activity: 'The person in one activity',
  staff: 'Whoever administers accounts',
}

/** One schema of the contract as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
function schemaOf(schema: Call['input'], io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as Schema
}

const inPath = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '')

/** Input is flat in the contract; on the wire it is path parts, then filters and paging (GET, DELETE) or a JSON body. SEMANTICS 1. */
function placed(call: Call) {
  const { properties = {}, required = [] } = schemaOf(call.input, 'input')
  const path = inPath(call.path)
  const asQuery = call.method === 'GET' || call.method === 'DELETE'
  const paging = ['sortBy', 'descending', 'page', 'rowsPerPage']
  const headers = call.headers ?? {}
  const rest = Object.keys(properties).filter((name) => !path.includes(name) && !(name in headers))
  const parameters: Parameter[] = [
    ...path.map((name): Parameter => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
    ...(asQuery ? rest : []).map(
      (name): Parameter => ({
        name: paging.includes(name) ? name : `filters[${name}]`,
        in: 'query',
        required: required.includes(name),
        schema: properties[name] ?? {},
      }),
    ),
    ...Object.entries(headers).map(
      ([name, header]): Parameter => ({ name: header, in: 'header', required: required.includes(name), schema: properties[name] ?? {} }),
    ),
    ...(call.once ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } } satisfies Parameter] : []),
  ]
  const body = {
    type: 'object',
    properties: Object.fromEntries(rest.map((name) => [name, properties[name]])),
    required: required.filter((name) => rest.includes(name)),
  }
  return {
    parameters,
    ...(!asQuery && rest.length > 0 && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
  }
}

const noted = ({ ours, needs }: Call) =>
  [ours && `Beside the specification: ${ours}.`, needs && 'For ROLE_ADMIN of the activity or ROLE_SUPER_ADMIN.'].filter(Boolean).join(' ')

const contentOf = ({ file, answer }: Call): Record<string, { schema: Schema }> =>
  file ? { [file]: { schema: { type: 'string', format: 'binary' } } } : { 'application/json': { schema: schemaOf(answer, 'output') } }

const operation = (call: Call) => ({
  summary: `${call.method} ${call.path}`,
  tags: [TAGS[call.scope]],
  ...((call.ours || call.needs) && { description: noted(call) }),
  ...(call.scope !== 'open' && { security: [{ token: [] }] }),
  ...placed(call),
  responses: {
    200: { description: 'The answer', content: contentOf(call) },
    default: { description: 'A refusal', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
  },
})

/** The calls as OpenAPI 3.1. */
export function describe(calls: readonly Call[], version: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  const codes = Object.entries(statuses).map(([code, status]) => `\`${code}\` (${status})`)
  return {
    openapi: '3.1.0',
    info: { title: 'Tessera', version, description: `Every refusal has one shape. Its codes: ${codes.join(', ')}.` },
    tags: Object.values(TAGS).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: schemaOf(WireError, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

/** `/api/openapi.json` and a page to read it, `/api/docs`; both open, and made once from the calls served. */
export function openapi(app: App, calls: readonly Call[], version = '1') {
  const style = readFile(join(import.meta.dirname, 'docs.css'), 'utf8')
  let made: ReturnType<typeof describe> | undefined
  const description = () => (made ??= describe(calls, version))
  app.get('/api/openapi.json', (c) => c.json(description(), 200, { 'Cache-Control': 'no-cache' }))
  app.get('/api/docs', (c) => c.html(docs(description()), 200, { 'Cache-Control': 'no-cache' }))
  app.get('/api/docs.css', async (c) =>
    c.body(await style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  )
}
