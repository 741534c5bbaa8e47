import type { JsonSchema } from '@valibot/to-json-schema'
import { notValid } from '../contract/base/errorCodes'
import { isSent } from './changes'
import { fieldText, fieldTexts } from './fieldTexts'
import type { FieldText } from './fieldTexts'
import { exampleFor } from './otherExamples'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const canBeNull = ({ type, anyOf }: Node): boolean =>
  type === 'null' ||
  (Array.isArray(type) && type.includes('null')) ||
  (Array.isArray(anyOf) && anyOf.some((one) => isNode(one) && canBeNull(one)))

/** Formats of JSON Schema, and patterns for those that it does not know. */
const formats: Record<string, Node> = {
  date: { format: 'date' },
  'date-time': { format: 'date-time' },
  'MM/YY': { pattern: '^\\d{2}/\\d{2}$' },
}
/** These units stand in words alone, because an answer may hold what was typed long ago and forms allow more. */
const units: Record<string, string> = {
  'date-time': 'ISO 8601 with its zone, in UTC.',
  date: 'An ISO 8601 day.',
  'MM/YY': 'As MM/YY.',
}

/** Says what becomes of a word that is not listed. */
const closedList = (at: string) =>
  isSent(`/schemas/${at}`)
    ? `is refused by \`${notValid}\`. The portal sends none.`
    : 'makes the whole answer a bad one.'

interface Told {
  at: string
  text: FieldText
  node: Node
  isRequired: boolean
}

function sentences({ at, text: { text, format = '', words, unknown }, node, isRequired }: Told): string {
  const nullable = canBeNull(node)
  // A text that tells null from absent says enough.
  const isTold = /\bnull\b/i.test(text) && /\b(?:absent|left out)\b/.test(text)
  const absence = !isRequired && !isTold ? (nullable ? 'Null and absent mean the same.' : 'May be absent.') : ''
  const isUntoldMoney = isMoney(node) && !/\bcents?\b/.test(text)
  const told = [text, units[format], isUntoldMoney ? 'In whole cents.' : '', absence]
  const meanings = Object.entries(words).map(([word, meaning]) => `- \`${word}\`: ${meaning}`)
  const isClosed = Array.isArray(node.enum) || (meanings.length > 0 && 'const' in node)
  const other = unknown || isClosed ? [`- Any other word: ${unknown ?? closedList(at)}`] : []
  const list = [...meanings, ...other].join('\n')
  return [told.filter((sentence) => sentence).join(' '), list].filter((part) => part !== '').join('\n\n')
}

/** Returns a schema with texts for its fields. `examples` holds values that the mock sent. */
export function described(component: string, schema: JsonSchema, examples: ReadonlyMap<string, unknown>): JsonSchema {
  const text = fieldTexts.get(component)?.text
  const node = withFields(schema as Node, component, examples)
  return { ...node, ...(text && { description: text }) } as JsonSchema
}

function withFields(node: Node, at: string, examples: ReadonlyMap<string, unknown>): Node {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner)
    return isNode(value) ? withFields(value, at, examples) : value
  }
  const result: Node = { ...node }
  for (const key of ['items', 'anyOf', 'allOf', 'oneOf', 'additionalProperties'])
    if (key in node) result[key] = inner(node[key])
  if (!isNode(node.properties)) return result
  const required = (node.required as string[] | undefined) ?? []
  result.properties = Object.fromEntries(
    Object.entries(node.properties).map(([name, property]) => {
      const place = `${at}.${name}`
      const deep = withFields(property as Node, place, examples)
      return [name, { ...deep, ...annotation(place, deep, required.includes(name), examples) }]
    }),
  )
  return result
}

const isMoneyPart = (node: Node) =>
  /^\{[^{]*("anyOf":\[\{)?"\$ref":"#\/components\/schemas\/(cents|nonNegativeCents|price)"/.test(JSON.stringify(node))

/** Only money reaches the largest number of the portal. */
const isMoney = (node: Node) => isMoneyPart(node) || node.maximum === Number.MAX_SAFE_INTEGER

function annotation(at: string, node: Node, isRequired: boolean, examples: ReadonlyMap<string, unknown>): Node {
  const [, text] = fieldText(at) ?? []
  if (!text) return {}
  const words = Object.keys(text.words)
  const isOpen = words.length > 0 && text.unknown !== undefined && !Array.isArray(node.enum)
  const types = [node.type].flat()
  const isText = types.includes('string')
  const isValue = isText || types.includes('integer') || types.includes('number') || isMoneyPart(node)
  // The examples of a shape are in its parts.
  const found = isValue ? exampleFor(at, text, examples) : undefined
  // A field of several shapes has the example of one of them.
  const sent = typeof found === 'number' && found > Number(node.maximum ?? found) ? node.maximum : found
  return {
    description: sentences({ at, text, node, isRequired }),
    ...(isText && formats[text.format ?? '']),
    ...(isOpen && isText && { 'x-extensible-enum': words }),
    ...(sent !== undefined && { examples: [sent] }),
  }
}
