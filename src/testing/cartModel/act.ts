import type { Answers, Model, TabModel } from './reference'
import type { CartTab, CartWorld } from './world'

/** An act's tab, its model, and two numbers by which the act makes its choices. */
export interface Scene {
  model: Model
  world: CartWorld
  tab: CartTab
  /** The model of the same tab. */
  mine: TabModel
  a: number
  b: number
}

/** Changes the portal and the reference in the same way. Returns a description, which a counterexample shows. */
export type Act = (scene: Scene) => string

export const of = <T>(choices: readonly T[], number: number): T => choices[number % choices.length] as T

/** The state of the backend, for the search of a refresh and for the cards at sign-in. */
export const backend = { isDown: false }

export const answersOf = (b: number): Answers => ({
  conflict: of(['clear', 'save', 'keep'] as const, b),
  alert: b % 7 === 0 ? 'cancel' : 'accept',
  renewal: of(['auto', 'single', 'cancel'] as const, Math.floor(b / 3)),
  kind: of(['digital', 'physical', 'keep'] as const, Math.floor(b / 9)),
})
