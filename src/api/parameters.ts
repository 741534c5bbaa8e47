import * as limits from './contract/base/limits'

/** The values of a parameter, for the OpenAPI document and as text in an address. */
interface Kind {
  schema: Record<string, unknown>
  fits: RegExp
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Record<string, unknown>
}

const page: Kind = {
  schema: { type: 'integer', minimum: 1, maximum: limits.entries },
  fits: /^(?:[1-9]\d{0,5}|1000000)$/,
}
const day: Kind = { schema: { type: 'string', format: 'date' }, fits: /^\d{4}-(?:0\d|1[0-2])-[0-3]\d$/ }
const word: Kind = {
  schema: { type: 'string', minLength: 1, maxLength: limits.id },
  fits: new RegExp(`^.{1,${limits.id}}$`, 's'),
}
const constant = (value: string): Kind => ({
  schema: { type: 'string', const: value },
  fits: new RegExp(`^${value}$`),
})
const kinds: Record<string, Kind> = { page, from: day, to: day }

/** A call to the transit service may name the organization that it is for (API-03). */
const organization = 'child_organization_uuid'

interface AddressOf {
  host: string
  path: string
}

/** Returns the query's parts by name. A part that the address fills in may be left out, which means all. */
function queryOf({ host, path }: AddressOf): { name: string; required: boolean; kind: Kind }[] {
  const [, query = ''] = path.split('?')
  const own = [...new URLSearchParams(query)].map(([name, value]) =>
    value.startsWith(':')
      ? { name, required: false, kind: kinds[name] ?? word }
      : { name, required: true, kind: constant(value) },
  )
  return host === 'transit' ? [...own, { name: organization, required: false, kind: word }] : own
}

/** Splits `/orders/:id?page=:page&kind=web` into the path and the parameters id, page and kind. */
export function parametersOf(address: AddressOf): { path: string; parameters: Parameter[] } {
  const [path = ''] = address.path.split('?')
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = queryOf(address).map(({ name, required, kind }): Parameter => ({
    name,
    in: 'query',
    required,
    schema: kind.schema,
  }))
  return { path: path.replace(/:(\w+)/g, '{$1}'), parameters: [...inPath, ...inQuery] }
}

/** Returns the first parameter that is missing, or that the document does not know or allow. */
export function wrongParameter(address: AddressOf, query: URLSearchParams): string | undefined {
  const known = queryOf(address)
  const unknown = [...query.keys()].find((name) => known.every((parameter) => parameter.name !== name))
  const wrong = known.find(({ name, required, kind }) => {
    const given = query.getAll(name)
    return given.length > 1 || (required && given.length === 0) || given.some((value) => !kind.fits.test(value))
  })
  return unknown ?? wrong?.name
}
