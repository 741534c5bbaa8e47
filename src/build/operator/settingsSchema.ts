import { toJsonSchema } from '@valibot/to-json-schema'
import type { ConversionConfig } from '@valibot/to-json-schema'
import { operatorSettingsSchema } from '../../features/identity/settings/operatorSettings.js'
import { settingsTitles } from './settingsTitles.js'
import { settingsWords } from './settingsWords.js'

/** A part of a JSON Schema. */
export interface SchemaNode {
  type?: string
  title?: string
  description?: string
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
  additionalProperties?: SchemaNode
  required?: string[]
  pattern?: string
  enum?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  [key: string]: unknown
}

/** JSON Schema knows no pattern that is deaf to capitals. */
const bothCases = (pattern: string) => pattern.replaceAll('a-z', 'a-zA-Z').replaceAll('a-f', 'a-fA-F')

const config: ConversionConfig = {
  typeMode: 'input',
  // Own checks (a time zone that exists, a notice that ends after it begins) are the command's alone.
  ignoreActions: ['check'],
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type !== 'regex' || !('requirement' in valibotAction)) return undefined
    const { requirement } = valibotAction
    if (!(requirement instanceof RegExp)) return undefined
    const pattern = requirement.ignoreCase ? bothCases(requirement.source) : requirement.source
    return { ...jsonSchema, pattern }
  },
}

/** Names every key of a schema with its place: `operator.name`, `services[].filter`. */
export function keysOf(node: SchemaNode, place = ''): [string, SchemaNode][] {
  const own = Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    const at = place ? `${place}.${key}` : key
    return [[at, child] as [string, SchemaNode], ...keysOf(child, at)]
  })
  return [...own, ...(node.items ? keysOf(node.items, `${place}[]`) : [])]
}

/**
 * Returns the schema of `settings.json` with a title and a description of each key, for editors and for
 * the forms of `npm run operator`. It knows what the command knows,
 * except for checks that no JSON Schema can say.
 */
export function settingsSchema(): SchemaNode {
  const schema = toJsonSchema(operatorSettingsSchema, config) as SchemaNode
  const whole = { ...schema.properties }
  const described: SchemaNode = {
    ...schema,
    title: 'Settings of the operator of a fare portal',
    properties: { $schema: { type: 'string' }, ...whole },
  }
  for (const [place, node] of keysOf(described)) {
    const words = settingsWords[place]
    const title = settingsTitles[place]
    if (!words || !title) throw new Error(`settingsWords.ts or settingsTitles.ts says nothing about ${place}`)
    Object.assign(node, { title, description: words })
  }
  return described
}
