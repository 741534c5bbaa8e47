import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { contract } from './contract'
import { businessError } from './contract/base/common'
import type { AnyEndpoint } from './contract/base/endpoint'
import { idempotencyKeyRules, refusalsOf, spendingRules } from './openapiErrors'
import { contractModules } from './contractModules'
import { parametersOf } from './parameters'
import type { Parameter } from './parameters'

/**
 * The contract as an OpenAPI 3.1 document, for backend teams (`npm run contract`). The portal does not contain it. Its
 * schemas say what a backend may send, not what the portal makes of it (a price text becomes a number).
 */

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** The schemas that contract files export, each under the name of its first export. */
const named: Record<string, GenericSchema> = { businessError }
for (const [name, value] of contractModules.flatMap((module) => Object.entries(module))) {
  if (isSchema(value) && !(name in named) && !Object.values(named).includes(value)) named[name] = value
}

/** Amounts of money are the only safe integers in the contract: no backend and no language may round them. */
const wholeCents: JsonSchema = {
  type: 'integer',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Whole cents',
}

const options: Omit<ConversionConfig, 'definitions'> = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'safe_integer' ? { ...jsonSchema, ...wholeCents } : undefined,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

/** Returns a schema for the document, with references to the named ones. */
function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema, $defs, ...own } = toJsonSchema(schema, { ...options, definitions: named })
  return own
}

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const json = (schema: unknown) => ({ 'application/json': { schema } })

const errorList = { type: 'array', items: { $ref: '#/components/schemas/businessError' } }

function operationOf(endpoint: AnyEndpoint, parameters: Parameter[]) {
  const body: GenericSchema | undefined = endpoint.body
  const headers = [header('Accept-Language', 'The language of every text in the answer')]
  if (endpoint.spends) headers.push(header('Idempotency-Key', idempotencyKeyRules))
  const rules = spendingRules(endpoint)
  const { 200: atOnce, ...refusals } = refusalsOf(endpoint)
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(rules && { description: rules }),
    tags: [endpoint.host],
    parameters: [...parameters, ...headers],
    ...(body && { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: {
      200: {
        description: `The answer, or the reasons why there is none; every code may come with this status, too.\n${atOnce?.description ?? ''}`,
        content: json({
          type: 'object',
          properties: { data: schemaOf(endpoint.answer), errors: { ...errorList, default: [] } },
        }),
      },
      ...refusals,
      503: { description: 'The backend is not available, which the portal tells like a missing connection.' },
      default: { description: 'A breakdown. Its body is not read, but for the end of a session.' },
    },
  }
}

/**
 * The kinds of visitor (see `visitorHeaders`): a bearer token, an anonymous token with the client id, or the client id.
 */
const security = [{ rider: [] }, { guest: [], client: [] }, { client: [] }]
const securitySchemes = {
  rider: { type: 'http', scheme: 'bearer' },
  guest: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Anonymous <card token>`' },
  client: { type: 'apiKey', in: 'header', name: 'X-Client-Id' },
}

export type Operation = ReturnType<typeof operationOf>

export function openApiDocument(endpoints: Record<string, AnyEndpoint> = contract) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of Object.values(endpoints)) {
    const { path, parameters } = parametersOf(endpoint)
    const method = endpoint.method.toLowerCase()
    const usual = `/${endpoint.host}${path}`
    // Some calls differ only in their query, but an OpenAPI document holds each path and method once.
    const address = paths[usual]?.[method] ? `${usual}#${endpoint.name}` : usual
    paths[address] = { ...paths[address], [method]: operationOf(endpoint, parameters) }
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: 'Fare portal', version: '1', description: 'Every call of the portal; amounts are in cents.' },
    servers: [
      { url: '/backend', description: 'The first part of a path names the host; settings give each its own address.' },
    ],
    security,
    tags: ['accounts', 'transit', 'web'].map((name) => ({ name })),
    paths,
    components: { securitySchemes, schemas: toJsonSchemaDefs(named, options) },
  }
}
