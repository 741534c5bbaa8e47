import type { Page } from '@playwright/test'
import { combinations } from '../shopping'

/** Something that a rider comes for: a page, and what is done on it, step by step. A step that is not there ends it. */
export interface Errand {
  name: string
  path: string
  steps: Step[]
}

/** An answer is a button of the open dialog, which may be named as the one that opens it. */
type Role = Parameters<Page['getByRole']>[0] | 'answer'
/** Presses what has that role and name, or types a text or presses a key in it. */
export type Step = [role: Role, name: string | RegExp, typed?: string]

export const errands: readonly Errand[] = [
  { name: 'add a ride', path: combinations.busAdultTickets, steps: [['button', /^Add to cart: Adult Single Ride/]] },
  {
    name: 'add a pass, asked whether it renews',
    path: combinations.busAdultPasses,
    steps: [
      ['button', /^Add to cart: Adult 7-Day Pass/],
      ['button', 'Add to cart'],
    ],
  },
  { name: 'one more', path: '/cart', steps: [['spinbutton', /^Quantity/, 'ArrowUp']] },
  { name: 'one less', path: '/cart', steps: [['spinbutton', /^Quantity/, 'ArrowDown']] },
  {
    name: 'remove and undo',
    path: '/cart',
    steps: [
      ['button', /^Remove /],
      ['button', /^Undo/],
    ],
  },
  {
    name: 'ask to clear the cart, and keep it',
    path: '/cart',
    steps: [
      ['button', 'Clear cart'],
      ['button', 'Keep cart'],
    ],
  },
  {
    name: 'buy what is in the cart',
    path: '/cart',
    steps: [
      ['button', 'Checkout'],
      ['button', /^Pay \$/],
    ],
  },
  {
    name: 'block a card and unblock it',
    path: '/faremedia/card-plastic?tab=manage',
    steps: [
      ['button', 'Block this card'],
      ['button', 'Block this card (you can undo this)'],
      ['button', 'Unblock this card'],
      ['answer', 'Unblock this card'],
    ],
  },
  {
    name: 'ask to block a card, and do not',
    path: '/faremedia/card-phone?tab=manage',
    steps: [
      ['button', 'Block this card'],
      ['button', 'Don’t block'],
    ],
  },
  {
    name: 'pause an autoload and resume it',
    path: '/faremedia/card-phone?tab=autoload',
    steps: [
      ['button', 'Pause'],
      ['button', 'Resume'],
    ],
  },
  {
    name: 'load the wallet',
    path: '/account/wallet/load',
    steps: [
      ['textbox', 'Amount to load', '20'],
      ['button', 'Continue to review'],
      ['button', 'Load $20.00'],
      ['link', 'Go to wallet'],
    ],
  },
]
