/** A regular expression as a tree. It has no captures, because a form only asks whether a text fits. */
export type PatternNode =
  /** One character. The browser decides which ones its source accepts (`[a-z]`, `\d`, `.`). */
  | { kind: 'character'; accepts: (character: string) => boolean }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; part: PatternNode; min: number; max: number }
  | { kind: 'look'; part: PatternNode; isBehind: boolean; isNegative: boolean }
  | { kind: 'edge'; edge: '^' | '$' | '\\b' | '\\B' }

const hex = '[0-9a-fA-F]'
/** `u` reads a pair of `\uXXXX` as one; without it, an escape may mean the character itself. */
const characters = {
  u: new RegExp(
    String.raw`\[(?:\\.|[^\]\\])*\]|\\(?:u[dD][89abAB]${hex}{2}\\u[dD][c-fC-F]${hex}{2}|u\{${hex}+\}|u${hex}{4}|x${hex}{2}|[pP]\{[^}]*\}|c[a-zA-Z]|[^])|[^]`,
    'uy',
  ),
  '': new RegExp(String.raw`\[(?:\\[^]|[^\]\\])*\]|\\(?:u${hex}{4}|x${hex}{2}|c[a-zA-Z]|[^])|[^]`, 'y'),
}
const group = /\((?:\?(?:(?<look><?[=!])|:|<\w+>))?/y
const edge = /\^|\$|\\[bB]/y
const quantifier = /(?:[*+?]|\{(?<min>\d+)(?<range>,(?<max>\d*))?\})\??/y
/** Matches references, octal codes, modifiers, and older meanings of `\c` and `\k`. */
const unusable = /\\(?:[1-9k]|0\d|c(?![a-zA-Z]))|\(\?(?:[a-z-]|<(?![=!])(?!\w+>))/y

/**
 * Parses a pattern that the browser accepts with these flags. Returns undefined if it cannot be matched in proportional
 * time.
 */
export function parsePattern(source: string, flags: 'u' | ''): PatternNode | undefined {
  let isUsable = true
  const accepts = characterTests(flags)
  let at = 0

  function taken(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = at
    const found = expression.exec(source)
    if (found) at += found[0].length
    return found
  }

  function choice(): PatternNode {
    const options = [sequence()]
    while (source[at] === '|') {
      at += 1
      options.push(sequence())
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options }
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(quantified(single()))
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts }
  }

  function single(): PatternNode {
    if (taken(unusable)) {
      isUsable = false
      at = source.length
      return { kind: 'sequence', parts: [] }
    }
    const opened = taken(group)
    if (opened) return grouped(opened.groups?.look)
    const found = taken(edge)?.[0]
    if (found) return { kind: 'edge', edge: found as '^' | '$' | '\\b' | '\\B' }
    return { kind: 'character', accepts: accepts(taken(characters[flags])?.[0] ?? '') }
  }

  function grouped(look: string | undefined): PatternNode {
    const part = choice()
    at += 1
    if (!look) return part
    return { kind: 'look', part, isBehind: look.startsWith('<'), isNegative: look.endsWith('!') }
  }

  function quantified(part: PatternNode): PatternNode {
    const found = taken(quantifier)
    if (!found) return part
    const { min, range, max } = found.groups ?? {}
    if (min === undefined) return { kind: 'repeat', part, ...signs[found[0].charAt(0) as keyof typeof signs] }
    const most = range === undefined ? Number(min) : max ? Number(max) : Infinity
    return { kind: 'repeat', part, min: Number(min), max: most }
  }

  const root = choice()
  return isUsable ? root : undefined
}

const signs = { '*': { min: 0, max: Infinity }, '+': { min: 1, max: Infinity }, '?': { min: 0, max: 1 } }

/** Returns tests of one character by their source. Each character is tested only once, however large its class is. */
function characterTests(flags: 'u' | ''): (source: string) => (character: string) => boolean {
  const tests = new Map<string, (character: string) => boolean>()
  return (source) => {
    const known = tests.get(source)
    if (known) return known
    const expression = new RegExp(`^(?:${source})$`, flags)
    const answers = new Map<string, boolean>()
    const accepts = (character: string): boolean => {
      const answer = answers.get(character) ?? expression.test(character)
      answers.set(character, answer)
      return answer
    }
    tests.set(source, accepts)
    return accepts
  }
}
