import type { Answers, Model, TabModel } from './reference'
import type { CartTab, CartWorld } from './world'

/** What is done, in which tab, and two numbers that choose with what. */
export interface Scene {
  model: Model
  world: CartWorld
  tab: CartTab
  /** The same tab in the model. */
  mine: TabModel
  a: number
  b: number
}

/** Done to the portal and to the reference alike. Gives what was done, for whoever reads a counterexample. */
export type Act = (scene: Scene) => string

export const of = <T>(choices: readonly T[], number: number): T => choices[number % choices.length] as T

/** What the backend answers: the search of a refresh, and the cards of who signs in. */
export const backend = { isDown: false }

export const answersOf = (b: number): Answers => ({
  conflict: of(['clear', 'save', 'keep'] as const, b),
  alert: b % 7 === 0 ? 'cancel' : 'accept',
  renewal: of(['auto', 'single', 'cancel'] as const, Math.floor(b / 3)),
  kind: of(['digital', 'physical', 'keep'] as const, Math.floor(b / 9)),
})
