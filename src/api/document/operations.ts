import type { GenericSchema } from 'valibot'
import { errorsOf } from '../contract/base/endpoint'
import type { AnyEndpoint } from '../contract/base/endpoint'
import { nothing } from '../contract/base/common'
import type { Parameter } from '../parameters'
import type { CallName } from '../contract/index'
import { accessOf, openCalls, securityOf } from './access'
import { callTexts } from './callTexts'
import { schemaOf } from './components'
import { exampleOf } from './examples'
import type { CallExample } from './examples'
import { toldParameter } from './parameterTexts'
import {
  idempotencyKeyRules,
  refusalExamplesOf,
  refusalSchema,
  refusalsOf,
  spendingRules,
  usualRefusals,
} from './refusals'
import type { Refusals } from './refusals'
import { wingOf } from './wings'

export const headers = {
  acceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: true,
    description:
      'The language of every text in the answer, as one BCP 47 tag: `en`, `fr`, `es`, `nl`, `de`, `pt`, `fil`, `vi`, `zh-Hans` or `zh-Hant`. A backend that has no texts in it answers in its own language and names that in `Content-Language`.',
    schema: { type: 'string', minLength: 2, maxLength: 35 },
    example: 'fr',
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: idempotencyKeyRules,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
    example: '0b9a7a52-6f0e-4a2e-9d0f-2f5f6f1c7a11',
  },
} as const

const json = (schema: unknown, examples: unknown) => ({ 'application/json': { schema, examples } })

/** Answers that every call may give. Their body needs no schema, because the portal does not depend on it. */
const breakdowns = {
  unavailable: {
    description:
      'The backend is not available for now. The portal says so like a missing connection, and waits as long as `Retry-After` says. Its body is not read.',
    headers: { 'Retry-After': { $ref: '#/components/headers/retryAfter' } },
  },
  brokenDown: {
    description:
      'A breakdown. It may have come before the work, in it or after it, so it proves nothing: after a call that spends the portal looks the outcome up. Its body is not read, but for the end of a session.',
  },
}

export const answerHeaders = {
  retryAfter: {
    description: 'Whole seconds to wait before the call is sent again. The portal waits 120 seconds at most.',
    schema: { type: 'integer', minimum: 1 },
    example: 42,
  },
  contentLanguage: {
    description: 'The language of the texts in the answer, which may be another one than was asked for.',
    schema: { type: 'string', maxLength: 35 },
    example: 'fr',
  },
}

const languageHeader = { 'Content-Language': { $ref: '#/components/headers/contentLanguage' } }

const goodAnswer = (answer: GenericSchema) => ({
  type: 'object',
  ...(answer !== nothing && { required: ['data'] }),
  properties: {
    data: schemaOf(answer),
    errors: {
      type: ['array', 'null'],
      maxItems: 0,
      items: { $ref: '#/components/schemas/businessError' },
      description: 'Empty, absent or null: nothing was refused.',
    },
  },
})

const refusedAnswer = (status: string, { description, codes }: Refusals) => ({
  description,
  headers: {
    ...languageHeader,
    ...(status === '429' && { 'Retry-After': { $ref: '#/components/headers/retryAfter' } }),
  },
  content: json(refusalSchema(codes), refusalExamplesOf(codes)),
})

const sharedRefusals = Object.fromEntries(
  Object.entries(usualRefusals).map(([name, { status, ...refusals }]) => [name, refusedAnswer(status, refusals)]),
)

function refusedOrShared(status: string, refusals: Refusals) {
  const [shared] =
    Object.entries(sharedRefusals).find(([, { description }]) => description === refusals.description) ?? []
  return shared === undefined ? refusedAnswer(status, refusals) : { $ref: `#/components/responses/${shared}` }
}

function answersOf(endpoint: AnyEndpoint) {
  const { 200: atOnce, ...refusals } = refusalsOf(endpoint)
  const example = exampleOf(endpoint.name)
  const examples = {
    good: { summary: 'The good answer', value: example?.answer },
    ...Object.fromEntries(
      Object.entries(example?.more ?? {}).map(([name, { answer }]) => [
        name,
        { summary: `The answer to the body \`${name}\``, value: answer },
      ]),
    ),
    ...refusalExamplesOf(atOnce?.codes ?? []),
  }
  const refused = Object.entries(refusals).map(([status, refusal]) => [status, refusedOrShared(status, refusal)])
  return {
    200: {
      description: `The answer, or the reasons why there is none; every code may come with this status, too.\n${atOnce?.description ?? ''}`,
      headers: languageHeader,
      content: json(
        { anyOf: [goodAnswer(endpoint.answer as GenericSchema), refusalSchema(errorsOf(endpoint))] },
        examples,
      ),
    },
    ...(Object.fromEntries(refused) as Record<string, ReturnType<typeof refusedOrShared>>),
    503: { $ref: '#/components/responses/unavailable' },
    '5XX': { $ref: '#/components/responses/brokenDown' },
  }
}

export const responses = { ...breakdowns, ...sharedRefusals }

const bodyExamples = (example: CallExample | undefined) => ({
  good: { value: example?.body ?? {} },
  ...Object.fromEntries(Object.entries(example?.more ?? {}).map(([name, { body }]) => [name, { value: body }])),
})

export function operationOf(endpoint: AnyEndpoint, parameters: Parameter[]) {
  const body: GenericSchema | undefined = endpoint.body
  const example = exampleOf(endpoint.name)
  const texts = callTexts[endpoint.name]
  const sent = [texts?.description, accessOf(endpoint), spendingRules(endpoint)]
  return {
    operationId: endpoint.name,
    summary: texts?.summary,
    description: sent.filter((text) => text !== undefined && text !== '').join('\n\n'),
    tags: [wingOf(endpoint.name)],
    security: securityOf(endpoint),
    ...(openCalls.includes(endpoint.name as CallName) && { 'x-ignores-token': true }),
    parameters: [
      ...parameters.map((parameter) => toldParameter(parameter, example?.parameters)),
      { $ref: '#/components/parameters/acceptLanguage' },
      ...(endpoint.spends ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: json(schemaOf(body), bodyExamples(example)) },
    }),
    responses: answersOf(endpoint),
  }
}

export type Operation = ReturnType<typeof operationOf>
