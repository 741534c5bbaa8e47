type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const nameIn = (ref: unknown): string | undefined => (typeof ref === 'string' ? ref.split('/').pop() : undefined)

/** Notes the first value that was really sent in each field. */
export function noteExamples(
  schemas: Record<string, unknown>,
  { schema, at, value }: { schema: unknown; at: string; value: unknown },
  into: Map<string, unknown>,
): void {
  if (!isNode(schema) || value === null || value === undefined) return
  const go = (inner: unknown, place: string, given: unknown) =>
    noteExamples(schemas, { schema: inner, at: place, value: given }, into)
  const named = nameIn(schema.$ref)
  if (named) return go(schemas[named], named, value)
  for (const key of ['anyOf', 'allOf', 'oneOf'])
    for (const one of Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [])
      if (fits(schemas, one, value)) go(one, at, value)
  if (Array.isArray(value)) for (const entry of value) go(schema.items, at, entry)
  if (!isNode(schema.properties) || !isNode(value)) return
  for (const [name, inner] of Object.entries(schema.properties)) {
    const sent = value[name]
    const place = `${at}.${name}`
    const isPlain = sent !== null && sent !== undefined && typeof sent !== 'object'
    if (isPlain && !into.has(place)) into.set(place, sent)
    go(inner, place, sent)
  }
}

/** Tells whether a value has the fields and constants of a choice. */
function fits(schemas: Record<string, unknown>, choice: unknown, value: unknown): boolean {
  const named = isNode(choice) ? nameIn(choice.$ref) : undefined
  const schema = named ? schemas[named] : choice
  if (!isNode(schema) || !isNode(value)) return true
  const properties = isNode(schema.properties) ? schema.properties : {}
  const isConstant = ([name, inner]: [string, unknown]) =>
    isNode(inner) && 'const' in inner && inner.const !== value[name]
  const required = (schema.required as string[] | undefined) ?? []
  return required.every((name) => name in value) && !Object.entries(properties).some(isConstant)
}
