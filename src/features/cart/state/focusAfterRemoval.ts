import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { pageHeading } from '../../../shared/focus/pageHeading'

/**
 * The focused button goes with its line: the focus moves on to the next line's remove button, else the one before,
 * else the list's heading, so that a keyboard never falls out of the cart.
 */
export function focusAfterRemoval(row: HTMLElement | null, index: number): void {
  const list = row?.parentElement
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-cart-remove]') ?? [])]
  const next = buttons[index + 1] ?? buttons[index - 1]
  const heading = row?.closest('[role="dialog"], main')?.querySelector<HTMLElement>('h1, h2')
  ;(next ?? heading)?.focus()
}

/** What had the focus may just have gone from the cart: then it is the heading's turn. */
export function focusHeadingWhenLost(): void {
  focusWhenLost(() => document.querySelector<HTMLElement>('[role="dialog"] h2') ?? pageHeading())
}
