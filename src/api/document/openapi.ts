import { contract } from '../contract/index'
import type { AnyEndpoint } from '../contract/base/endpoint'
import { securitySchemes } from './access'
import { componentSchemas } from './components'
import { refusalExamples } from './examples'
import { answerHeaders, headers, operationOf, responses } from './operations'
import type { Operation } from './operations'
import { introduction, tags } from './pages'
import { version } from './version'
import { parametersOf } from '../parameters'
import { reportsHook } from './reportsHook'

/** Returns the components that a call needs, directly or by another one. */
function usedIn(paths: unknown): Record<string, object> {
  const all = componentSchemas()
  const used = (text: string) => Object.keys(all).filter((name) => text.includes(`"#/components/schemas/${name}"`))
  const needed = new Set(['businessError', ...used(JSON.stringify(paths))])
  for (const name of needed) for (const other of used(JSON.stringify(all[name]))) needed.add(other)
  return Object.fromEntries(Object.entries(all).filter(([name]) => needed.has(name)))
}

/**
 * The contract as OpenAPI 3.1 for backend teams (`npm run contract`). The portal does not contain it. Its schemas say
 * what a backend may send, not what the portal makes of it.
 */
export function openApiDocument(endpoints: Record<string, AnyEndpoint> = contract) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of Object.values(endpoints)) {
    const { path, parameters } = parametersOf(endpoint)
    const method = endpoint.method.toLowerCase()
    const usual = `/${endpoint.host}${path}`
    // Calls may differ only in their query, but OpenAPI holds each path and method once.
    const address = paths[usual]?.[method] ? `${usual}#${endpoint.name}` : usual
    paths[address] = { ...paths[address], [method]: operationOf(endpoint, parameters) }
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Fare portal backend',
      version,
      summary: 'What a backend of the fare portal answers, and what it must do.',
      description: introduction,
      contact: { name: 'The team of the fare portal', url: 'https://portal.example.com/contract' },
      license: { name: 'Proprietary', url: 'https://portal.example.com/licence' },
    },
    servers: [
      {
        url: 'https://{backend}/backend',
        description:
          'The first part of a path names the host. The settings of the portal may give each of the three an address of its own.',
        variables: { backend: { default: 'portal.example.com', description: 'Where the backend is.' } },
      },
    ],
    tags,
    paths,
    webhooks: { reports: { post: reportsHook } },
    components: {
      securitySchemes,
      parameters: headers,
      headers: answerHeaders,
      responses,
      examples: refusalExamples,
      schemas: usedIn(paths),
    },
  }
}
