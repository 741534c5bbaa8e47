import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { contract } from '../contract/index'
import { businessError, cents, nonNegativeCents, nothing } from '../contract/base/common'
import type { AnyEndpoint } from '../contract/base/endpoint'
import { contractModules } from '../contractModules'
import { described } from './describe'
import { exampleOf } from './examples'
import { noteExamples } from './fieldExamples'
import { plain } from './plain'

/** Schemas that several places share are components. */

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** Texts and numbers without parts, but money, are written where they are used. */
const hasParts = ({ type }: GenericSchema) => ['object', 'array', 'record', 'intersect'].includes(type)
const isUnionOfParts = (schema: GenericSchema) =>
  schema.type === 'union' &&
  'options' in schema &&
  Array.isArray(schema.options) &&
  schema.options.every((one: unknown) => isSchema(one) && hasParts(one))

const money = { cents, nonNegativeCents }

/** Shapes that the contract declares with the call that answers them. */
const shapes: Record<string, unknown> = {
  quote: contract.quoteOrder.answer,
  quoteBody: contract.quoteOrder.body,
  placedOrder: contract.placeOrder.answer,
  placeOrderBody: contract.placeOrder.body,
  orderAttempt: contract.findOrderAttempt.answer,
  orderProof: contract.findOrderAsGuest.body,
  receiptSent: contract.sendReceipt.answer,
  transaction: contract.getTransaction.answer,
  walletLoad: contract.loadWallet.answer,
  walletPayout: contract.payOutWallet.answer,
  transfer: contract.transferFunds.answer,
  renewalList: contract.listRenewals.answer,
  autoloadOnly: contract.saveAutoload.answer,
  addressList: contract.listAddresses.answer,
  caseList: contract.listCases.answer,
  connectionList: contract.listConnections.answer,
  deviceList: contract.listDevices.answer,
  methodList: contract.listPaymentMethods.answer,
  questionList: contract.listSecurityQuestions.answer,
  notificationSettings: contract.getNotifications.answer,
  productSearch: contract.searchProducts.answer,
  accountClosing: contract.deleteAccount.body,
  accountClosed: contract.deleteAccount.answer,
  nicknameBody: contract.renameDevice.body,
}

/** The first name of a schema counts. */
const named: Record<string, GenericSchema> = { businessError, ...money }
const keep = (name: string, value: unknown) => {
  if (!isSchema(value) || name in named || Object.values(named).includes(value)) return
  if (hasParts(value) || isUnionOfParts(value)) named[name] = value
}
for (const [name, value] of [...contractModules.flatMap((module) => Object.entries(module)), ...Object.entries(shapes)])
  keep(name, value)
for (const { name, body, answer } of Object.values(contract) as AnyEndpoint[]) {
  keep(`${name}Body`, body)
  keep(`${name}Answer`, answer)
}

/** Amounts are the contract's only safe integers. No backend or language may round them. */
const wholeCents: JsonSchema = {
  type: 'integer',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Whole cents',
}

/** What a backend should send, where the portal accepts more. */
const narrower = new Map<unknown, JsonSchema>([
  [nothing, { type: 'null', description: 'Nothing.' }],
  [businessError.entries.code, { type: 'integer' }],
])

const options: Omit<ConversionConfig, 'definitions'> = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema }) => narrower.get(valibotSchema),
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'safe_integer' ? { ...jsonSchema, ...wholeCents } : undefined,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

/** Returns a schema for the document, with references to components. */
export function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema, $defs, ...own } = toJsonSchema(schema, { ...options, definitions: named })
  return plain(own)
}

const plainSchemas = Object.fromEntries(
  Object.entries(toJsonSchemaDefs(named, options)).map(([name, schema]) => [name, plain(schema)]),
)

/** Values that the mock sent, by component and field. */
function examplesSent(): ReadonlyMap<string, unknown> {
  const sent = new Map<string, unknown>()
  for (const endpoint of Object.values(contract) as AnyEndpoint[]) {
    const example = exampleOf(endpoint.name)
    const parts = [
      [endpoint.body, example?.body],
      [endpoint.answer, example?.answer.data],
    ] as const
    for (const [schema, value] of parts)
      if (schema) noteExamples(plainSchemas, { schema: schemaOf(schema as GenericSchema), at: '', value }, sent)
  }
  return sent
}
const examples = examplesSent()

export const componentSchemas = (): { [name: string]: JsonSchema } =>
  Object.fromEntries(Object.entries(plainSchemas).map(([name, schema]) => [name, described(name, schema, examples)]))
