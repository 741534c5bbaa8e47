import readme from '../README.md?raw'
import { scenarioNames } from '../scenarios/recipes'
import type { ScenarioName } from '../scenarios/recipes'
import type { FaultKind } from '../state/tester/faults'
import { faultKinds } from '../state/tester/faults'

/** Rows of a table of the mock's README that begin with names in backquotes: each name with its row's text. */
function rowsOf(text: string): Map<string, string> {
  const rows = text.matchAll(/^\| (`[^|]+`) +\| ([^|]+?) +\|$/gm)
  return new Map([...rows].flatMap(([, names = '', told = '']) => namesIn(names).map((name) => [name, told] as const)))
}

const namesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const rows = rowsOf(readme)
const aboutOf = (name: string) => (rows.get(name) ?? '').replaceAll('`', '')

export interface Situation {
  name: ScenarioName
  about: string
}

export const situations: Situation[] = scenarioNames.map((name) => ({ name, about: aboutOf(name) }))

export function searchSituations(search: string): Situation[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return situations.filter(({ name, about }) => words.every((word) => `${name} ${about}`.toLowerCase().includes(word)))
}

export const faultTexts = new Map(faultKinds.map((kind: FaultKind) => [kind, aboutOf(kind)]))
