import screens from '../../../e2e/screens.json' with { type: 'json' }
import { recipes } from '../scenarios/recipes'
import type { Recipe, ScenarioName } from '../scenarios/recipes'

/** A state of a screen, and how it begins. */
export interface State {
  path: string
  state: 'full' | 'empty' | 'loading' | 'error'
  scenario: ScenarioName
  delay?: number
  fault?: string
}

/** Milliseconds longer than any look at a page. */
const forEver = 3_600_000

/** The one who is like the scenario's visitor, and has nothing. */
const emptyLike = (scenario: ScenarioName): ScenarioName =>
  (recipes[scenario] as Recipe).signedIn ? 'newRider' : 'visitor'

/**
 * Returns the four states of every screen of `screens.json`: with what its scenario has, with nothing, while every call is on
 * its way, and when every call fails. A line that is there once more is left out.
 */
export function statesOf(): State[] {
  const all = (screens as [string, ScenarioName][]).flatMap(([path, scenario]): State[] => [
    { path, scenario, state: 'full' },
    { path, scenario: emptyLike(scenario), state: 'empty' },
    { path, scenario, state: 'loading', delay: forEver },
    { path, scenario, state: 'error', fault: '*:500' },
  ])
  const keyOf = ({ path, scenario, state }: State) => [path, scenario, state === 'empty' ? 'full' : state].join(' ')
  return all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at)
}
