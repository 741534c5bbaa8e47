import { parsePattern } from './parsePattern'
import type { PatternNode } from './parsePattern'
import { placesReached } from './placesReached'
import type { State } from './placesReached'

/** The limit of states. A repetition counts as often as it is written out, so `(a{100}){100}` is not short. */
const mostStates = 5_000

/**
 * Compiles a pattern into an anchored test whose time is proportional to the text: the browser's backtracking on a
 * pattern from outside could block the page. Returns undefined for an invalid pattern, a back reference, or too many
 * states.
 */
export function compilePattern(source: string): ((text: string) => boolean) | undefined {
  const dialect = dialectOf(source)
  const root = dialect && parsePattern(source, dialect.flags)
  if (!root || statesOf(root) > mostStates) return undefined
  return (text) => {
    const characters = dialect.flags === 'u' ? [...text] : text.split('')
    return reaches(root, characters, false, false)[characters.length] === true
  }
}

/**
 * Older patterns escape characters that `u` forbids to escape. A source that is invalid in both dialects is no pattern.
 */
function dialectOf(source: string): { flags: 'u' | '' } | undefined {
  for (const flags of ['u', ''] as const)
    try {
      return new RegExp(source, flags) && { flags }
    } catch {
      // The other dialect may accept it.
    }
  return undefined
}

function statesOf(node: PatternNode): number {
  switch (node.kind) {
    case 'sequence':
      return sumOf(node.parts)
    case 'choice':
      return sumOf(node.options) + 1
    case 'repeat':
      return (statesOf(node.part) + 1) * (node.max === Infinity ? node.min + 1 : node.max)
    case 'look':
      return statesOf(node.part) + 1
    default:
      return 1
  }
}

const sumOf = (nodes: PatternNode[]): number => nodes.reduce((sum, node) => sum + statesOf(node), 0)

/**
 * Returns the places where a match of the node can end (backward: begin). It starts at the first place, or anywhere.
 */
function reaches(node: PatternNode, text: string[], isBackward: boolean, fromAnywhere: boolean): boolean[] {
  const accepted: State = { next: [] }
  return placesReached(wired(node, accepted, text, isBackward), accepted, text, { isBackward, fromAnywhere })
}

/** Puts the node's states before `next`. Returns the entry state. */
function wired(node: PatternNode, next: State, text: string[], isBackward: boolean): State {
  const wire = (part: PatternNode, following: State) => wired(part, following, text, isBackward)
  switch (node.kind) {
    case 'character':
      return { accepts: node.accepts, next: [next] }
    case 'sequence':
      return (isBackward ? node.parts : [...node.parts].reverse()).reduce(
        (following, part) => wire(part, following),
        next,
      )
    case 'choice':
      return { next: node.options.map((option) => wire(option, next)) }
    case 'repeat':
      return repeated(node, next, wire)
    case 'edge':
      return { holdsAt: (place) => isEdge(node.edge, text, place), next: [next] }
    case 'look': {
      // A look-ahead is computed backwards from its end, for every place at once; a look-behind forwards.
      const found = reaches(node.part, text, !node.isBehind, true)
      return { holdsAt: (place) => found[place] !== node.isNegative, next: [next] }
    }
  }
}

function repeated(
  { part, min, max }: Extract<PatternNode, { kind: 'repeat' }>,
  next: State,
  wire: (part: PatternNode, following: State) => State,
): State {
  let entry = next
  if (max === Infinity) {
    entry = { next: [next] }
    entry.next.push(wire(part, entry))
  } else for (let left = max - min; left > 0; left -= 1) entry = { next: [next, wire(part, entry)] }
  for (let left = min; left > 0; left -= 1) entry = wire(part, entry)
  return entry
}

function isEdge(edge: string, text: string[], place: number): boolean {
  if (edge === '^') return place === 0
  if (edge === '$') return place === text.length
  const isWord = (at: number) => /^\w$/.test(text[at] ?? '')
  return (isWord(place - 1) !== isWord(place)) === (edge === '\\b')
}
