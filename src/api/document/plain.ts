import type { JsonSchema } from '@valibot/to-json-schema'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const isNull = (schema: Node) => schema.type === 'null' && Object.keys(schema).length === 1

/** Makes one list of nested choices, without repetitions. */
function flat(choices: Node[]): Node[] {
  const all = choices.flatMap((choice) =>
    Array.isArray(choice.anyOf) && Object.keys(choice).length === 1 ? flat(choice.anyOf as Node[]) : [choice],
  )
  const texts = all.map((choice) => JSON.stringify(choice))
  return all.filter((_, at) => texts.indexOf(texts[at] ?? '') === at)
}

/** Writes a schema as a person would: no choice of one, and "a text or null" as one type. */
function plainNode(given: Node): Node {
  const node = Object.fromEntries(
    Object.entries(given)
      .filter(([key, value]) => !(key === 'default' && value === null))
      .map(([key, value]): [string, unknown] => [key, key === 'default' ? value : plainValue(value)]),
  )
  if (!Array.isArray(node.anyOf)) return node
  const { anyOf, ...more } = node
  const choices = flat(anyOf as Node[])
  if (choices.length === 1) return { ...choices[0], ...more }
  const [one, other] = choices
  const isSimple = choices.length === 2 && other && isNull(other) && typeof one?.type === 'string' && !one.enum
  return isSimple ? { ...one, type: [one.type, 'null'], ...more } : { anyOf: choices, ...more }
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue)
  return isNode(value) ? plainNode(value) : value
}

export const plain = (schema: JsonSchema): JsonSchema => plainNode(schema as Node) as JsonSchema
