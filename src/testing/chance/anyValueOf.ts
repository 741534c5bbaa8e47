import * as v from 'valibot'
import { fc } from './property'

/** The parts of a schema that this file reads: valibot's own objects, without their types. */
interface Part {
  kind: string
  type: string
  requirement?: unknown
  pipe?: Part[]
  entries?: Record<string, Part>
  item?: Part
  key?: Part
  value?: Part
  wrapped?: Part
  options?: Part[]
  literal?: unknown
}

/**
 * Returns a generator of any value that a schema accepts, as it comes out of the schema, including its longest and
 * largest values. The limits are read from the schema itself, so that the test stays correct when they change.
 */
export function anyValueOf<S extends v.GenericSchema>(schema: S): fc.Arbitrary<v.InferOutput<S>> {
  return inputOf(schema as unknown as Part).map((input) => v.parse(schema, input))
}

function inputOf(part: Part): fc.Arbitrary<unknown> {
  const bound = (type: string) => stepsOf(part).find((step) => step.type === type)?.requirement as number | undefined
  switch (part.type) {
    case 'object':
      return fc.record(mapped(part.entries ?? {}, inputOf))
    case 'array':
      return fc.array(inputOf(part.item ?? text), { maxLength: Math.min(bound('max_length') ?? 3, 3) })
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z]{2}$/), inputOf(part.value ?? text), { maxKeys: 3 })
    case 'string':
      return anyText(bound('min_length') ?? 0, bound('max_length') ?? 30_000)
    case 'number':
      return anyWhole(bound('min_value') ?? Number.MIN_SAFE_INTEGER, bound('max_value') ?? Number.MAX_SAFE_INTEGER)
    case 'boolean':
      return fc.boolean()
    case 'optional':
      return fc.option(inputOf(part.wrapped ?? text), { nil: undefined })
    case 'nullable':
      return fc.option(inputOf(part.wrapped ?? text))
    case 'nullish':
      return fc.oneof(fc.constantFrom(null, undefined), inputOf(part.wrapped ?? text))
    case 'null':
      return fc.constant(null)
    case 'union':
      return fc.oneof(...(part.options ?? []).map(inputOf))
    case 'picklist':
      return fc.constantFrom<unknown[]>(...(part.options ?? []))
    default:
      throw new Error(`Nothing is known of schemas of type ${part.type}`)
  }
}

/** The steps of a pipe. A pipe may begin with another one. */
const stepsOf = ({ pipe = [] }: Part): Part[] => pipe.flatMap((step, at) => (at === 0 ? stepsOf(step) : [step]))

const text: Part = { kind: 'schema', type: 'string' }

const mapped = <From, To>(record: Record<string, From>, map: (entry: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, entry]) => [key, map(entry)]))

const anyText = (min: number, max: number) =>
  fc.oneof(
    fc.string({ minLength: min, maxLength: Math.min(max, min + 20) }),
    fc.constantFrom(min, max).map((length) => 'x'.repeat(length)),
    fc.constant('"'.repeat(max)),
  )

const anyWhole = (min: number, max: number) => fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
