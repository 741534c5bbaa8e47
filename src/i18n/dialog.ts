import type { FunctionComponent } from 'react'
import type { AnyAsked, Dialog } from '../shared/dialogs/ask'
import type { Load } from '../shared/ui/page/lazyScreen'
import { lazyPart } from './lazyPart'

export const dialogs: Record<string, FunctionComponent<AnyAsked>> = {}

/**
 * Declares a dialog beside the flow that asks it. Its component and texts load when it opens. Two dialogs of one name
 * throw an error in tests and in the mock build.
 */
export function dialog<Props extends AnyAsked>(name: string, load: Load<Props>, texts: string[]): Dialog<Props> {
  if (import.meta.env.MODE !== 'production' && !import.meta.hot && name in dialogs)
    throw new Error(`Two dialogs are named ${name}`)
  // The declaration checks the parameters, so the type can be lost here.
  dialogs[name] = lazyPart(load, texts) as FunctionComponent<never> as FunctionComponent<AnyAsked>
  return { name }
}
