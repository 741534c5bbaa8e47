/** How a change touches a backend that was built from the document before. */
export type Kind = 'breaking' | 'added' | 'words'

export interface Change {
  kind: Kind
  /** A JSON pointer without escapes. */
  at: string
}

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Only people read these words. */
const words = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'contact',
  'license',
  'tags',
  'version',
])
/** The entries of these lists are told apart by their content, not by their place. */
const sets = new Set([
  'required',
  'enum',
  'x-extensible-enum',
  'type',
  'security',
  'parameters',
  'anyOf',
  'oneOf',
  'allOf',
])
/** The document says the same in words. */
const extensions = new Set(['x-extensible-enum', 'x-ignores-token'])
/** A higher limit accepts more. */
const most = new Set(['maximum', 'maxLength', 'maxItems'])
const least = new Set(['minimum', 'minLength', 'minItems'])

/** The portal sends bodies, so a backend must accept more of them. Answers come from the backend. */
export const isSent = (at: string) =>
  /requestBody|parameters/.test(at) || /\/schemas\/\w+(?:Body|Plan|Proof|Line|Lines|Closing)\b/.test(at)

const isResponse = /^#\/components\/responses\/(\w+)$/

/** Writes shared responses where they are used, so that sharing one is no change. */
export function withResponses(document: Node): Node {
  const shared = ((document.components ?? {}) as Node).responses as Node | undefined
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(written)
    if (!isNode(value)) return value
    const [, name] = (typeof value.$ref === 'string' && isResponse.exec(value.$ref)) || []
    if (name !== undefined && shared?.[name] !== undefined) return shared[name]
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(one)]))
  }
  return { ...document, ...(document.paths !== undefined && { paths: written(document.paths) }) }
}

const isSchema = /^#\/components\/schemas\/(\w+)$/

/** Returns the documents' shared schemas, of which a place may name another one than before. */
function schemasOf(document: unknown): Node {
  const { schemas } = ((isNode(document) && document.components) || {}) as Node
  return isNode(schemas) ? schemas : {}
}

/** Writes the schema that a place names; nothing for one that names others, because it can name itself. */
function writtenOut({ $ref, ...own }: Node, schemas: Node): Node | undefined {
  const [, name = ''] = isSchema.exec(String($ref)) ?? []
  const schema = schemas[name]
  return isNode(schema) && !JSON.stringify(schema).includes('"$ref"') ? { ...schema, ...own } : undefined
}

interface Schemas {
  before: Node
  after: Node
}

/** Returns the changes between two documents. A change that is not certainly harmless is breaking. */
export const changesBetween = (before: unknown, after: unknown): Change[] =>
  changesAt('', before, after, { before: schemasOf(before), after: schemasOf(after) })

function changesAt(at: string, before: unknown, after: unknown, schemas: Schemas): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const key = at.split('/').at(-1) ?? ''
  const isNamed = /\/(?:properties|schemas|examples|parameters|headers|responses|paths)\/[^/]+$/.test(at)
  if (!isNamed && words.has(key)) return [{ kind: 'words', at }]
  if (isNode(before) && isNode(after)) return changesOfNodes(before, after, at, schemas)
  if (Array.isArray(before) && Array.isArray(after) && sets.has(key)) return changesOfSet(before, after, at, schemas)
  if (most.has(key) || least.has(key)) return [{ kind: boundKind(key, before, after, at), at }]
  return [{ kind: 'breaking', at }]
}

function changesOfNodes(before: Node, after: Node, at: string, schemas: Schemas): Change[] {
  if (before.$ref !== after.$ref) {
    const [one, other] = [writtenOut(before, schemas.before), writtenOut(after, schemas.after)]
    if (one && other) return changesOfNodes(one, other, at, schemas)
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): Change[] => {
    const place = `${at}/${name}`
    if (!(name in before)) return [{ kind: addedKind(at, name, after), at: place }]
    if (name in after) return changesAt(place, before[name], after[name], schemas)
    return [{ kind: words.has(name) && !isHolder(at) ? 'words' : removedKind(at, name), at: place }]
  })
}

/** Tells whether the names in this node are the contract's, not OpenAPI's. */
const isHolder = (at: string) => /\/(?:properties|schemas|paths)$/.test(at)

/** Decides about a new call, a status, a component, or a field that may be absent. */
function addedKind(at: string, name: string, after: Node): Kind {
  if (words.has(name) && !isHolder(at)) return 'words'
  // The portal sends webhooks to others than the backend.
  if (name === 'webhooks' || at.startsWith('/webhooks')) return 'added'
  if (
    isHolder(at) ||
    /^\/paths\/[^/]+$|\/(?:responses|examples|headers|parameters)$/.test(at) ||
    after[name] === undefined
  )
    return 'added'
  return extensions.has(name) ? 'added' : 'breaking'
}

/** Without a status, an example or a limit, a backend has less to give. */
const removedKind = (at: string, name: string): Kind =>
  /\/examples$/.test(at) || name === 'x-extensible-enum'
    ? 'words'
    : most.has(name) || least.has(name)
      ? 'added'
      : 'breaking'

function boundKind(key: string, before: unknown, after: unknown, at: string): Kind {
  const takesMore = most.has(key) ? Number(after) > Number(before) : Number(after) < Number(before)
  // An earlier backend sends no more than before, but may be sent more.
  return takesMore && !isSent(at) ? 'added' : 'breaking'
}

function without(list: unknown[], other: unknown[]): unknown[] {
  const known = new Set(other.map((entry) => JSON.stringify(entry)))
  return list.filter((entry) => !known.has(JSON.stringify(entry)))
}

function changesOfSet(before: unknown[], after: unknown[], at: string, schemas: Schemas): Change[] {
  const [gone, fresh] = [without(before, after), without(after, before)]
  const [isGone, isNew] = [gone.length > 0, fresh.length > 0]
  if (!isGone && !isNew) return []
  // There are as many shapes as before, so each is compared in its place.
  if (gone.length === fresh.length && [...gone, ...fresh].every(isNode))
    return gone.flatMap((entry, index) => changesAt(`${at}/${index}`, entry, fresh[index], schemas))
  const key = at.split('/').at(-1) ?? ''
  if (key === 'x-extensible-enum') return [{ kind: 'added', at }]
  // Fewer required fields or more words are good for the sender, not for the reader.
  const isWider = key === 'required' ? isGone && !isNew : isNew && !isGone
  return [{ kind: isWider && !isSent(at) ? 'added' : 'breaking', at }]
}

const parts = (version: string) => version.split('.').map(Number)

export function versionAfter(version: string, changes: Change[]): string {
  const [first = 0, second = 0, third = 0] = parts(version)
  const has = (kind: Kind) => changes.some((change) => change.kind === kind)
  if (has('breaking')) return `${first + 1}.0.0`
  if (has('added')) return `${first}.${second + 1}.0`
  return has('words') ? `${first}.${second}.${third + 1}` : version
}

/** Returns a number below zero if the first version is lower. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [parts(one), parts(other)]
  const at = left.findIndex((part, index) => part !== right[index])
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
}
