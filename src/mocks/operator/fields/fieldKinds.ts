import type { SchemaNode } from '../../../build/operator/settingsSchema'

export type FieldKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'colour'
  | 'file'
  | 'fileList'
  | 'textList'
  | 'languages'
  | 'byLanguage'
  | 'group'
  | 'list'

const isColour = ({ pattern }: SchemaNode) => pattern?.includes('[0-9a-fA-F]{6}') ?? false

/** Returns the endings that a file may have (`svg`, `png`), if the setting is the path of one. */
export function endingsOf({ pattern = '' }: SchemaNode): string[] {
  const [, endings] = /\\\.\(([\w|?]+)\)\$$/.exec(pattern) ?? []
  return endings?.split('|').flatMap((ending) => (ending === 'jpe?g' ? ['jpg', 'jpeg'] : [ending])) ?? []
}

const listKind = (items: SchemaNode): FieldKind => {
  if (items.properties) return 'list'
  if (items.enum) return 'choices'
  return endingsOf(items).length > 0 ? 'fileList' : 'textList'
}

/** Returns how a setting is asked for. `place` is its place in the schema: `services[].name`. */
export function kindOf(node: SchemaNode, place: string): FieldKind {
  if (place === 'languages') return 'languages'
  if (node.properties) return 'group'
  if (node.items) return listKind(node.items)
  if (node.additionalProperties) return 'byLanguage'
  if (node.type === 'boolean') return 'flag'
  if (node.type === 'number' || node.type === 'integer') return 'number'
  if (node.enum) return 'choice'
  if (isColour(node)) return 'colour'
  return endingsOf(node).length > 0 ? 'file' : 'text'
}

/** Whether a group is all or nothing: an operator adds it, and then some of its settings must be given. */
export const isAddable = (node: SchemaNode, isRequired: boolean): boolean =>
  !isRequired && node.properties !== undefined && (node.required ?? []).length > 0

/** Returns a group that was just added: what it requires by language is there, without words. */
export const newGroup = ({ properties = {}, required = [] }: SchemaNode): Record<string, unknown> =>
  Object.fromEntries(required.filter((key) => properties[key]?.additionalProperties).map((key) => [key, {}]))
