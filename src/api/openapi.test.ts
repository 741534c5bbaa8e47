import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { contract } from './contract'
import { endpoint } from './contract/endpoint'
import { openApiDocument } from './openapi'

const document = openApiDocument()
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

/** All values of one key, anywhere in the document. */
function valuesOf(key: string, node: unknown = document): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(key, value)])
}

describe('the OpenAPI document @API-07', () => {
  it('has every call of the contract, once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort())
  })

  it('declares every parameter of its paths', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const operation of Object.values(methods)) {
        const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
        expect(declared.map(({ name }) => name)).toEqual(wanted)
      }
    }
  })

  it('refers only to schemas that it holds, and can be written as JSON', () => {
    const references = valuesOf('$ref')
    expect(references.length).toBeGreaterThan(0)
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(references.filter((reference) => !held.includes(String(reference)))).toEqual([])
    expect(valuesOf('$defs')).toEqual([])
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it('says which calls carry an idempotency key', () => {
    const keyed = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
    const spending = Object.values(contract).filter((call) => 'spends' in call && call.spends)
    expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(spending.map(({ name }) => name).sort())
  })

  it('keeps two calls apart that share path and method', () => {
    const answer = v.null()
    const define = (name: string, path: string) =>
      endpoint({ name, host: 'web', method: 'GET', path, summary: name, answer })
    const { paths } = openApiDocument({ a: define('a', '/x?kind=a'), b: define('b', '/x?page=:page') })
    expect(Object.keys(paths)).toEqual(['/web/x', '/web/x#b'])
    expect(paths['/web/x']?.get?.parameters[0]).toMatchObject({ name: 'kind', schema: { const: 'a' } })
  })
})
