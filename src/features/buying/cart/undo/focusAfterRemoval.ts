import { focusWhenLost } from '../../../../shared/focus/moveFocus'
import { pageHeading } from '../../../../shared/focus/pageHeading'

/** Moves the focus from a removed line to the next remove button, else the previous one, else the list's heading. */
export function focusAfterRemoval(row: HTMLElement | null, index: number): void {
  const list = row?.parentElement
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-cart-remove]') ?? [])]
  const next = buttons[index + 1] ?? buttons[index - 1]
  const heading = row?.closest('[role="dialog"], main')?.querySelector<HTMLElement>('h1, h2')
  ;(next ?? heading)?.focus()
}

export function focusHeadingWhenLost(): void {
  focusWhenLost(() => document.querySelector<HTMLElement>('[role="dialog"] h2') ?? pageHeading())
}
