// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { logOutDialog } from '../../features/buying/cart'
import * as cart from '../../features/buying/cart/dialogs/cartDialogs'
import { cardToBuyForDialog } from '../../features/buying/orders/buyAgain/buyingAgain'
import { ask } from '../../shared/dialogs/ask'
import type { AnswerTo, AnyAsked, Dialog } from '../../shared/dialogs/ask'
import type { SagaOf } from '../../shared/saga/effects'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import DialogHost from './DialogHost'

/** Starts a flow that asks a question, and keeps the answer. */
async function asking<Props extends AnyAsked>(dialog: Dialog<Props>, params: Props['params']) {
  const portal = await renderInPortal(
    <>
      <h1 id="page-heading" tabIndex={-1}>
        Cart
      </h1>
      <DialogHost />
    </>,
  )
  const answers: AnswerTo<Props>[] = []
  function* flow(): SagaOf<void> {
    answers.push(yield* ask(dialog, params))
  }
  act(() => portal.store.attach({ name: 'test', saga: flow }))
  const isForm = ['autoRenew', 'cardToBuyFor'].includes(dialog.name)
  return { ...portal, dialog: await screen.findByRole(isForm ? 'dialog' : 'alertdialog'), answers }
}

const button = (name: string) => screen.getByRole('button', { name })

const toSave = 'Save this cart for later and start a new one'
const changeCard = 'Yes, clear cart and change card'

const renewal = { name: 'Monthly pass', canSubscribe: true, charge: 11200, period: { count: 31, unit: 'day' as const } }

describe('the dialogs of flows', () => {
  it.each<[Dialog, unknown, string]>([
    [cart.startOverDialog, null, 'keep'],
    [cart.mixedKindsDialog, { adding: 'digital' }, 'keep'],
    [cart.mixedOrderDialog, { digital: 2, physical: 1 }, 'keep'],
    [cart.renewalOfGuestDialog, { names: ['Monthly pass'] }, 'keep'],
    [cart.anotherCardDialog, { between: 'cards', isAdding: false }, 'keep'],
    [cart.notYourCardDialog, null, 'keep'],
    [cart.leaveCardDialog, { count: 2 }, 'stay'],
    [cart.productAlertDialog, { name: 'Night bus', message: 'Only on weekends' }, 'cancel'],
    [cart.autoRenewDialog, { name: 'Monthly pass', canSubscribe: true, charge: 11200, period: null }, 'cancel'],
    [cart.orderLimitDialog, { limit: 20, fits: 2 }, 'understood'],
    [cart.lineLimitDialog, { limit: 20 }, 'understood'],
    [cart.clearCartDialog, { count: 2 }, 'keep'],
    [logOutDialog, { count: 2 }, 'stay'],
  ])('@CART-01 $0.name: Escape answers what changes nothing', async (asked, params, harmless) => {
    const { user, answers } = await asking(asked, params)
    await user.keyboard('{Escape}')
    expect(answers).toEqual([harmless])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each<[Dialog, unknown, string[]]>([
    [cart.startOverDialog, null, ['Don’t add', 'Clear cart and add', toSave]],
    [cart.mixedKindsDialog, { adding: 'digital' }, ['Don’t add', 'Clear cart and add', toSave]],
    [cart.anotherCardDialog, { between: 'cards', isAdding: true }, ['Don’t add', 'Clear cart and add', toSave]],
    [cart.anotherCardDialog, { between: 'cards', isAdding: false }, ['Don’t change card', changeCard, toSave]],
    [cart.notYourCardDialog, null, ['Keep cart as it is', 'Clear cart', toSave]],
  ])(
    '@CART-13 $0.name: the answers say their outcome, what changes nothing has the focus, and what loses nothing weighs most',
    async (asked, params, answers) => {
      const { dialog } = await asking(asked, params)
      const buttons = within(dialog).getAllByRole('button')
      expect(buttons.map(({ textContent }) => textContent)).toEqual(answers)
      expect(buttons.map(({ dataset }) => dataset.variant)).toEqual(['outlined', 'outlined', 'contained'])
      expect(buttons[0]).toHaveFocus()
    },
  )

  it('@CART-13 a question starts on its safe answer, says what happens, and clears only on request', async () => {
    const { user, answers, dialog } = await asking(cart.clearCartDialog, { count: 2 })
    expect(dialog).toHaveAccessibleName('Clear your cart?')
    expect(dialog).toHaveAccessibleDescription('This removes 2 items from your cart.')
    expect(button('Keep cart')).toHaveFocus()
    await user.click(button('Clear cart'))
    expect(answers).toEqual(['clear'])
  })

  it('@CART-04 the order limit says how many still fit', async () => {
    const { dialog } = await asking(cart.orderLimitDialog, { limit: 20, fits: 1 })
    expect(dialog).toHaveAccessibleName('Order Limit Reached')
    expect(dialog).toHaveTextContent('We are unable to process more than 20 tickets in one order.')
    expect(dialog).toHaveTextContent('You can add 1 more ticket.')
    expect(dialog).toHaveTextContent('For a larger group, place several orders.')
    expect(within(dialog).getByRole('link', { name: /^Ask us about groups/ })).toHaveAttribute(
      'href',
      'https://www.sableport-transit.example/contact',
    )
  })

  it('@CART-01 auto-renewal is chosen by the rider, never for them', async () => {
    const { user, answers } = await asking(cart.autoRenewDialog, renewal)
    const once = screen.getByRole('radio', { name: 'One-time purchase' })
    expect(once).toBeChecked()
    expect(once).toHaveAccessibleDescription('You pay $112.00 once. It doesn’t renew.')
    expect(screen.getByRole('radio', { name: 'Auto-renew' })).toHaveAccessibleDescription(
      /^You pay \$112\.00 now\. It then renews every 31 days\. Each time, we charge \$112\.00/,
    )
    await user.click(screen.getByRole('radio', { name: 'Auto-renew' }))
    await user.click(button('Add to cart'))
    expect(answers).toEqual(['auto'])
  })

  it('@CART-01 auto-renewal says why a guest cannot choose it', async () => {
    await asking(cart.autoRenewDialog, { ...renewal, canSubscribe: false })
    const auto = screen.getByRole('radio', { name: 'Auto-renew' })
    expect(auto).toBeDisabled()
    expect(auto).toHaveAccessibleDescription('Sign in to choose auto-renewal')
  })

  it('@ACC-18 the card of a fare is chosen by the rider: none is preselected, and Escape adds nothing', async () => {
    const facts = { nickname: null, type: 'Physical' }
    const params = {
      why: 'gone' as const,
      names: ['Day pass'],
      cards: [
        { ...facts, faremedia_id: 'card-a', printed_card_number: '1111' },
        { ...facts, faremedia_id: 'card-b', printed_card_number: '2222', nickname: 'Blue' },
      ],
    }
    const { user, answers, dialog } = await asking(cardToBuyForDialog, params)
    expect(dialog).toHaveTextContent('Day pass')
    await user.click(button('Add for this card'))
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a card.')
    await user.click(screen.getByRole('radio', { name: 'Blue, ending in 2222' }))
    await user.click(button('Add for this card'))
    expect(answers).toEqual(['card:card-b'])
    const again = await asking(cardToBuyForDialog, params)
    await again.user.keyboard('{Escape}')
    expect(again.answers).toEqual(['none'])
  })

  it('@NAV-09 a dialog whose opener is gone leaves the focus on the page’s heading', async () => {
    const { user } = await asking(cart.clearCartDialog, { count: 2 })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus())
  })
})
