import type { SchemaNode } from '../../../build/operator/settingsSchema'

/** Where a value stands: `['notices', 0, 'text', 'en']`. */
export type Path = readonly (string | number)[]

/** The place as faults name it: `notices.0.text.en`. */
export const placeOf = (path: Path): string => path.join('.')

type Holder = Record<string, unknown> | unknown[]

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, key) => (isHolder(held) ? (held as Record<string, unknown>)[key] : undefined), root)

/** Returns the node of the schema that describes what a key holds. */
const nodeAt = (node: SchemaNode | undefined, key: string | number): SchemaNode | undefined =>
  typeof key === 'number' ? node?.items : (node?.properties?.[key] ?? node?.additionalProperties)

/** An emptied group stays if it is required, or if what it requires is still to be given. */
const isKept = (node: SchemaNode | undefined, key: string | number) =>
  (node?.required ?? []).includes(String(key)) || (nodeAt(node, key)?.required ?? []).length > 0

/**
 * Returns settings in which one value is another one; undefined takes it away, with the groups that it leaves empty.
 * Everything else stays the same, in its order.
 */
export function withValue(node: SchemaNode | undefined, root: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const held = isHolder(root) ? root : typeof key === 'number' ? [] : {}
  const next = withValue(nodeAt(node, key), (held as Record<string, unknown>)[key], rest, value)
  const isEmptied = rest.length > 0 && isHolder(next) && Object.keys(next).length === 0
  const isGone = next === undefined || (isEmptied && typeof key === 'string' && !isKept(node, key))
  if (Array.isArray(held)) return isGone ? held.filter((_, at) => at !== key) : held.with(Number(key), next)
  const { [key]: _, ...others } = held
  return isGone ? others : { ...held, [key]: next }
}

/** Returns a list in which an entry has changed places with the one before it. */
export const movedUp = <T>(list: readonly T[], at: number): T[] =>
  list.map((entry, other) => (other === at - 1 ? list[at] : other === at ? list[at - 1] : entry) as T)
