import type { Trouble } from '../../api/reports/tell'
import type { Report } from '../../api/reports/report'

/** A report before page and count are added. */
type Told<R> = R extends unknown ? Omit<R, 'page' | 'count'> : never
export type News = Told<Report>

/** Returns the portal's file that a text names, else `other`. Names of built files hold no names of people. */
export const ownFileIn = (text = ''): string => /^[^?#]*?(assets\/[\w.-]{1,80})/.exec(text)?.[1] ?? 'other'

interface Shape {
  entries?: Record<string, Shape>
  wrapped?: Shape
  item?: Shape
  value?: Shape
  options?: Shape[]
}

/** Returns the schema with its optional part, and each way of a union. */
const ways = (shape?: Shape): Shape[] =>
  shape ? [shape, ...ways(shape.wrapped), ...(shape.options ?? []).flatMap(ways)] : []

/**
 * Returns the path of a field, with `*` for parts that the contract does not name: an entry of a list, or a key that
 * the backend chooses.
 */
function fieldOf(answer: Shape, path: unknown[]): string {
  let shapes = ways(answer)
  const parts = path.map((key) => {
    const named = shapes.flatMap(({ entries }) => entries?.[key as string] ?? [])
    shapes = (named.length > 0 ? named : shapes.flatMap(({ item, value }) => [item, value])).flatMap(ways)
    return named.length > 0 ? key : '*'
  })
  return parts.join('.')
}

/** Returns a report of what is not personal; undefined if it is no fault of the portal. */
export function newsOf(trouble: Trouble): News | undefined {
  switch (trouble.kind) {
    case 'crash': {
      const { kind, part, worker, thrown } = trouble
      const { name = '', message = '', stack = '' }: Partial<Error> = thrown instanceof Error ? thrown : {}
      // A stack begins with the message, which may hold an address.
      const places = (stack.replace(message, '').match(/assets\/[\w.-]{1,70}\.js:\d+:\d+/g) ?? []).slice(0, 5)
      // Scripts of extensions and networks crash, too.
      if (part === 'script' && !places[0]) return undefined
      // The message may hold what was typed.
      return { kind, part, worker, error: /^[A-Z]\w{0,30}Error$/.test(name) ? name : 'Error', places }
    }
    case 'file':
      return { kind: 'file', file: ownFileIn((trouble.thrown as Error | undefined)?.message) }
    case 'badAnswer':
      return {
        kind: 'badAnswer',
        call: trouble.endpoint.name,
        field: fieldOf(trouble.endpoint.answer as Shape, trouble.path),
      }
    default:
      return trouble
  }
}

/** Returns the address of one of our files, the origin of another site, or `other`. */
function sourceOf(address = ''): string {
  const [origin] = /^https:\/\/[\w.:-]+/.exec(address) ?? []
  return origin && origin !== location.origin ? origin : ownFileIn(address)
}

/** The file of this element did not load. */
export const newsOfElement = (element: Element): News => ({
  kind: 'file',
  file: sourceOf((element as HTMLImageElement).src ?? (element as HTMLLinkElement).href),
})

export interface Refusal {
  effectiveDirective: string
  blockedURL: string
}

/** Reports what the policy refused, but not what extensions tried. */
export function newsOfRefusal({ effectiveDirective, blockedURL }: Refusal): News | undefined {
  if (/-extension/.test(blockedURL)) return undefined
  const source = /^(inline|eval)$/.test(blockedURL) ? blockedURL : sourceOf(blockedURL)
  return { kind: 'refused', directive: effectiveDirective, source }
}
