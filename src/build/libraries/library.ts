/** A piece of a library's source, and what stands in its place. */
export interface Part {
  /** Its path in the package. */
  file: string
  part: string | RegExp
  instead: string
  /** How often the file has the piece, if that is not once. */
  hits?: number
}

/** An import that leads to another module than the one that it names. */
export interface Replacement {
  find: RegExp
  /** The package whose imports are meant. Without it, everybody's. */
  importedBy?: string
  replacement: string
}

/** What a library of this version has left out. Another version fails builds and tests until the list is looked at. */
export interface PatchedLibrary {
  name: string
  version: string
  parts?: Part[]
  replaced?: Replacement[]
}

/** Returns the source without the part, and how often the part was found. */
export function withoutPart(source: string, { part, instead }: Part): { source: string; hits: number } {
  let hits = 0
  const replace = () => {
    hits += 1
    return instead
  }
  const every = typeof part === 'string' ? part : new RegExp(part, [...new Set(`${part.flags}g`)].join(''))
  return { source: source.replaceAll(every, replace), hits }
}
