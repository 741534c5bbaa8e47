import { screen, waitFor, within } from '@testing-library/react'
import type { ByRoleMatcher } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { CallName } from '../../api/contract/index'
import type { ScenarioName } from '../../mocks/scenarios/recipes'

type Name = string | RegExp

/** The end of an act whose next step never comes. */
export class ActOver extends Error {}

/**
 * What a visitor does on a page. Each act waits until the page offers it, or throws `ActOver` once `isOver` says that it
 * never will.
 */
export function handsOf(user: UserEvent, isOver = () => false) {
  const find = async (query: () => HTMLElement[]): Promise<HTMLElement> => {
    const [found] = await waitFor(() => (isOver() ? [] : query()))
    if (!found) throw new ActOver()
    return found
  }
  const field = (label: Name) => find(() => screen.getAllByLabelText(label))
  return {
    press: async (name: Name, role: ByRoleMatcher = 'button') =>
      user.click(await find(() => screen.getAllByRole(role, { name }))),
    /** Presses the second button of a name: the first has shown it. */
    pressSecond: async (name: Name) =>
      user.click(
        await find(() => {
          const [, second] = screen.getAllByRole('button', { name })
          if (!second) throw new Error(`Only one ${String(name)}`)
          return [second]
        }),
      ),
    pressIn: async (role: ByRoleMatcher, place: Name | undefined, name: Name) =>
      user.click(await find(() => [within(screen.getByRole(role, { name: place })).getByRole('button', { name })])),
    sees: (words: RegExp) => find(() => screen.getAllByText(words)),
    type: async (label: Name, text: string) => {
      await user.clear(await field(label))
      await user.type(await field(label), text)
    },
    choose: async (label: Name, option: string) => user.selectOptions(await field(label), option),
  }
}
export type Hands = ReturnType<typeof handsOf>

export interface PressedAct {
  /** What the visitor does. */
  title: string
  scenario: ScenarioName
  at: string
  /** The call that the last press makes; an act without one cannot be refused. */
  call?: CallName
  act: (hands: Hands) => Promise<void>
  /** What tells that it went well: words of a notice, of a live region, or of the heading that has the focus. */
  says: RegExp
  /** What the portal says itself of a refusal, instead of the backend's reason. */
  refused?: RegExp
}
