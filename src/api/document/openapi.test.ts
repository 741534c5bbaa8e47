import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { contract } from '../contract/index'
import type { CallName } from '../contract/index'
import { endpoint, errorsOf } from '../contract/base/endpoint'
import type { AnyEndpoint } from '../contract/base/endpoint'
import { errorMeanings } from '../contract/base/errorCodes'
import type { ErrorCode } from '../contract/base/errorCodes'
import { openCalls } from './access'
import { callTexts } from './callTexts'
import type { Operation } from './operations'
import { openApiDocument } from './openapi'
import type { Parameter } from '../parameters'

const document = openApiDocument()
const { parameters: headers, schemas } = document.components as unknown as {
  parameters: Record<string, Parameter>
  schemas: Record<string, object>
}
/** Returns the parameters of a call, with those that are components. */
const told = ({ parameters }: Operation): Parameter[] =>
  parameters.flatMap((entry) => ('$ref' in entry ? (headers[entry.$ref.split('/').pop() ?? ''] ?? []) : [entry]))
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

/** Returns the answers of a call by their status, with those that are components. */
const answersOf = ({ responses }: Operation): Record<string, { description: string }> =>
  Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [
      status,
      '$ref' in answer ? document.components.responses[answer.$ref.split('/').pop() as 'unavailable'] : answer,
    ]),
  )

/** Returns all values of one key, anywhere in the document. */
function valuesOf(key: string, node: unknown = document): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(key, value)])
}

describe('the OpenAPI document @API-07', () => {
  it('is the committed one, so that each change is seen in review (@CON-01)', () => {
    const committed: unknown = JSON.parse(readFileSync(new URL('../contract.json', import.meta.url), 'utf8'))
    expect(committed, 'run `npm run contract` and review what changed').toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('has every call of the contract, once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort())
  })

  it('declares every parameter of its paths', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const operation of Object.values(methods)) {
        const declared = told(operation).filter((parameter) => parameter.in === 'path')
        expect(declared.map(({ name }) => name)).toEqual(wanted)
      }
    }
  })

  it('refers only to schemas that it holds, and can be written as JSON', () => {
    const references = valuesOf('$ref')
    expect(references.length).toBeGreaterThan(0)
    const held = Object.entries(document.components).flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `#/components/${kind}/${name}`),
    )
    expect(references.filter((reference) => !held.includes(String(reference)))).toEqual([])
    expect(valuesOf('$defs')).toEqual([])
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it('says which calls carry an idempotency key', () => {
    const keyed = operations.filter((entry) => told(entry).some(({ name }) => name === 'Idempotency-Key'))
    const spending = Object.values(contract).filter((call) => 'spends' in call && call.spends)
    expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(spending.map(({ name }) => name).sort())
  })

  it('lists every code that a call may answer, under its status, with its meaning (@CON-01)', () => {
    for (const operation of operations) {
      const { operationId } = operation
      const responses = answersOf(operation)
      const call: AnyEndpoint = contract[operationId as CallName]
      for (const code of errorsOf(call)) {
        const { status } = errorMeanings[code]
        const response = responses[status]
        expect(response?.description).toMatch(new RegExp(`^- \`${code}\`: [A-Z].{10,}[.]$`, 'm'))
        if (status !== 200) expect(JSON.stringify(response)).toMatch(new RegExp(`"enum":[^\\]]*${code}`))
      }
    }
  })

  it('describes each call in two to six sentences (@CON-01)', () => {
    const sentences = Object.entries(callTexts).map(
      ([name, { description }]) => [name, description.match(/[.!?](?=\s|$)/g)?.length ?? 0] as const,
    )
    expect(sentences.filter(([, count]) => count < 2 || count > 6)).toEqual([])
  })

  it('says of each call when the portal makes it (@CON-01)', () => {
    const silent = Object.entries(callTexts).filter(([, { description }]) => !/\bportal\b/i.test(description))
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('says of each call who may make it, and gives every answer by its status (@CON-01)', () => {
    for (const operation of operations) {
      const { operationId, description, security } = operation
      const responses = answersOf(operation)
      expect([operationId, description]).toEqual([operationId, expect.stringContaining('Who may call:')])
      expect([operationId, security.length]).not.toEqual([operationId, 0])
      const statuses = Object.keys(responses)
      expect([operationId, statuses]).toEqual([
        operationId,
        expect.arrayContaining(['200', '401', '429', '503', '5XX']),
      ])
      const waits = { headers: expect.objectContaining({ 'Retry-After': { $ref: '#/components/headers/retryAfter' } }) }
      expect([operationId, responses]).toEqual([
        operationId,
        expect.objectContaining({ 429: expect.objectContaining(waits) }),
      ])
      const silent = Object.entries(responses).filter(([, one]) => one.description.trim() === '')
      expect([operationId, silent]).toEqual([operationId, []])
    }
    for (const response of Object.values(document.components.responses)) expect(response.description).toMatch(/[.]$/)
  })

  it('gives a body and a good answer of each call as an example (@CON-01)', () => {
    for (const { operationId, requestBody, responses } of operations) {
      const bodies = Object.values(requestBody?.content['application/json'].examples ?? {})
      expect([operationId, requestBody !== undefined]).toEqual([operationId, bodies.length > 0])
      expect([operationId, responses[200].content['application/json'].examples]).toEqual([
        operationId,
        expect.objectContaining({ good: expect.objectContaining({ value: expect.objectContaining({ errors: [] }) }) }),
      ])
    }
  })

  it('says in a way that programs can read which calls look at no token (@CON-01)', () => {
    const open = operations.filter((operation) => 'x-ignores-token' in operation)
    expect(open.map(({ operationId }) => operationId).sort()).toEqual([...openCalls].sort())
    for (const { description } of open) expect(description).toContain('A token is not looked at')
  })

  it('knows no code that no call answers (@CON-01)', () => {
    const answered = new Set(Object.values(contract).flatMap((call: AnyEndpoint) => errorsOf(call)))
    expect(Object.keys(errorMeanings).filter((code) => !answered.has(Number(code) as ErrorCode))).toEqual([])
  })

  it('says of a call that spends what was certainly not taken, and what a repeated key gives (@CON-01 @PAY-07)', () => {
    for (const call of Object.values(contract).filter((entry: AnyEndpoint) => entry.spends) as AnyEndpoint[]) {
      const operation = operations.find(({ operationId }) => operationId === call.name)
      const nothingTaken = call.spends?.nothingTaken ?? []
      expect(nothingTaken.filter((code) => !errorsOf(call).includes(code))).toEqual([])
      for (const code of errorsOf(call))
        expect([code, operation?.description?.includes(`\`${code}\``)]).toEqual([code, nothingTaken.includes(code)])
      const key = operation && told(operation).find(({ name }) => name === 'Idempotency-Key')
      expect(key).toMatchObject({ required: true, description: expect.stringMatching(/40911.*at least 24 hours/s) })
    }
  })

  it('counts money in whole cents, within what the portal keeps (@CON-01)', () => {
    const { cents, nonNegativeCents } = schemas
    const most = Number.MAX_SAFE_INTEGER
    expect(cents).toMatchObject({
      type: 'integer',
      minimum: -most,
      maximum: most,
      description: expect.stringContaining('whole cents'),
    })
    expect(nonNegativeCents).toMatchObject({ type: 'integer', minimum: 0, maximum: most })
  })

  it('asks for no filter, and says what each may hold (@CON-05)', () => {
    const parametersOf = (call: CallName) =>
      operations
        .filter(({ operationId }) => operationId === call)
        .flatMap(told)
        .filter((entry) => entry.in === 'query')
    for (const call of ['listOrders', 'listTransactions', 'listPurchases', 'listPasses', 'listCardActivity'] as const) {
      expect(parametersOf(call).filter(({ required }) => required)).toEqual([])
      expect(parametersOf(call)).toContainEqual(
        expect.objectContaining({ name: 'from', schema: { type: 'string', format: 'date' } }),
      )
      expect(parametersOf(call).find(({ name }) => name === 'page')?.schema).toMatchObject({
        type: 'integer',
        minimum: 1,
      })
    }
    expect(parametersOf('getOrgConfig')).toMatchObject([{ required: true, schema: { const: 'CUSTOMER_CONFIG' } }])
  })

  it('describes every call (@CON-01)', () => {
    expect(Object.keys(callTexts).sort()).toEqual(Object.keys(contract).sort())
    const silent = Object.entries(callTexts).filter(
      ([, { summary, description }]) => !/^[A-Z].{8,160}[^.]$/.test(summary) || !/^[A-Z].{20,}[.]$/s.test(description),
    )
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('gives a call its own meaning of a code only where the call may answer the code (@CON-01)', () => {
    for (const [name, { meanings }] of Object.entries(callTexts))
      for (const code of Object.keys(meanings))
        expect([name, errorsOf(contract[name as CallName])]).toEqual([name, expect.arrayContaining([Number(code)])])
  })

  it('says of every parameter what it means, with an example (@CON-01)', () => {
    for (const { operationId, ...operation } of operations) {
      const silent = told({ operationId, ...operation }).filter((entry) => !entry.description || !('example' in entry))
      expect([operationId, silent]).toEqual([operationId, []])
    }
  })

  it('keeps two calls apart that share path and method', () => {
    const answer = v.null()
    const define = (name: string, path: string) => endpoint({ name, host: 'web', method: 'GET', path, answer })
    const { paths } = openApiDocument({ a: define('a', '/x?kind=a'), b: define('b', '/x?page=:page') })
    expect(Object.keys(paths)).toEqual(['/web/x', '/web/x#b'])
    expect(paths['/web/x']?.get && told(paths['/web/x'].get)[0]).toMatchObject({ name: 'kind', schema: { const: 'a' } })
  })
})
