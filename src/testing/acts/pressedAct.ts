import { screen, within } from '@testing-library/react'
import type { ByRoleMatcher } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { CallName } from '../../api/contract/index'
import type { ScenarioName } from '../../mocks/scenarios/recipes'

type Name = string | RegExp

/** What a visitor does on a page. Each act waits until the page offers it. */
export function handsOf(user: UserEvent) {
  const field = async (label: Name) => (await screen.findAllByLabelText(label))[0] as HTMLElement
  return {
    press: async (name: Name, role: ByRoleMatcher = 'button') =>
      user.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement),
    pressIn: async (role: ByRoleMatcher, place: Name | undefined, name: Name) =>
      user.click(await within(await screen.findByRole(role, { name: place })).findByRole('button', { name })),
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
