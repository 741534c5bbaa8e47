import { Ajv2020 } from 'ajv/dist/2020.js'

/** What the suite knows of the backend it tests: the exported OpenAPI document, call by call. */

const formats = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
}

const escaped = (part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
const pointerOf = (...parts) => `contract#/${parts.map(escaped).join('/')}`

/** Returns the calls of a document by their operation ids, with what each needs and what it may answer. */
export function readDocument(document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, logger: false, validateSchema: false, formats })
  ajv.addSchema(document, 'contract')
  const calls = new Map()
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId) calls.set(operation.operationId, callOf({ document, ajv, path, method, operation }))
  return calls
}

/** Follows references inside the document. */
function resolved(document, node) {
  if (typeof node?.$ref !== 'string') return node
  const parts = node.$ref.slice(2).split('/')
  return parts.reduce((at, part) => at?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], document)
}

function callOf({ document, ajv, path, method, operation }) {
  const pointer = (...parts) => pointerOf('paths', path, method, ...parts)
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(document, parameter))
  const { schema: bodySchema, examples } =
    resolved(document, operation.requestBody)?.content?.['application/json'] ?? {}
  const answers = Object.entries(operation.responses)
  const codes = Object.fromEntries(
    answers.map(([status, answer]) => [status, codesIn(document, resolved(document, answer))]),
  )
  const compile = (given, ...parts) => {
    let validate
    return (value) => {
      validate ??= ajv.compile(typeof given?.$ref === 'string' ? refer(given.$ref) : { $ref: pointer(...parts) })
      return validate(value) ? undefined : sentenceOf(validate.errors)
    }
  }
  const good = operation.responses['200']
  const content = ['content', 'application/json', 'schema']
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path: path.split('#')[0],
    parameters,
    statuses: Object.keys(operation.responses).map(Number).filter(Boolean),
    codes,
    allCodes: new Set(Object.values(codes).flatMap((own) => [...own])),
    security: operation.security ?? document.security ?? [],
    isSecured: operation.security !== undefined,
    bodySchema: bodySchema && deref(document, bodySchema),
    exampleBody: examples && resolved(document, Object.values(examples)[0])?.value,
    schemaOf: (schema) => deref(document, schema),
    wrongBody: bodySchema && compile(undefined, 'requestBody', ...content),
    wrongAnswer: good && compile(good, 'responses', '200', ...content),
    spends: parameters.some(({ name, in: where }) => where === 'header' && name === 'Idempotency-Key'),
  }
}

const refer = ($ref) => ({ $ref: `contract${$ref}/content/application~1json/schema` })

const deref = (document, schema) => resolved(document, schema)

/** Returns every code that an answer may hold: those of its schema, and those that its description lists. */
function codesIn(document, answer, found = new Set(), seen = new Set()) {
  for (const [, code] of (answer?.description ?? '').matchAll(/`(\d{5})`/g)) found.add(Number(code))
  collect(document, answer?.content?.['application/json']?.schema, found, seen)
  return found
}

function collect(document, schema, found, seen) {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
  seen.add(schema)
  const { code } = schema.properties ?? {}
  for (const value of [...(code?.enum ?? []), ...(code?.const ? [code.const] : [])]) found.add(value)
  const next = typeof schema.$ref === 'string' ? [resolved(document, schema)] : Object.values(schema)
  for (const part of next) collect(document, part, found, seen)
}

function sentenceOf(errors) {
  return errors
    .slice(0, 3)
    .map(({ instancePath, message }) => `${instancePath || 'the whole'} ${message}`)
    .join('; ')
}
