import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { cartLine } from '../../../testing/buying/cartLines'
import { changeableBackend, storeCart, storeGuest, visa } from '../../../testing/buying/checkout'
import { selectAnnouncement, selectNotices } from '../../../shared/notices/noticesSlice'
import { testPortal } from '../../../testing/portal'
import { narrowWindow } from '../../../testing/screens/narrowWindow'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { settled } from '../../../testing/settled'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { paymentMethods } from '../../paying/payment'
import CheckoutScreen, { enter } from './CheckoutScreen'

async function showCheckout(scenario: ScenarioName, cart = [cartLine({ quantity: 2 })], at = '/checkout') {
  const backend = changeableBackend(scenario)
  const prepareReceipt = vi.fn()
  const isGuest = scenario === 'visitor'
  if (isGuest) storeGuest()
  storeCart(...cart)
  const shown = await renderInPortal(
    <Suspense>
      <CheckoutScreen guest={isGuest} prepareReceipt={prepareReceipt} />
    </Suspense>,
    { at },
  )
  await screen.findByRole('heading', { level: 1 })
  return { backend, prepareReceipt, ...shown }
}
type Shown = Awaited<ReturnType<typeof showCheckout>>

const booklet = cartLine({
  uuid: 'bus-adult-booklet',
  list_price: 3300,
  type: 'PHYSICAL_PASS',
  shipping_enabled: true,
})

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
/** Waits for the button, because the step's code may still be loading. */
const press = async ({ user }: Shown, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
/** Pastes the text, as autofill does. Typing key by key is slow, and the forms' own tests cover it. */
async function type({ user }: Shown, label: string, text: string): Promise<void> {
  await user.clear(await screen.findByLabelText(label))
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}

async function giveContact(shown: Shown): Promise<void> {
  await type(shown, 'Email', 'sam@example.com')
  await type(shown, 'Confirm email', 'sam@example.com')
  await type(shown, 'First name', 'Sam')
  await type(shown, 'Last name', 'Poirier')
  await press(shown, 'Continue')
}

async function giveCard(shown: Shown, number: string): Promise<void> {
  await type(shown, 'Card number', number)
  await type(shown, 'Expiry date', '1231')
  await type(shown, 'Security code', '737')
  await type(shown, 'Last name on the card', visa.lastName)
  await type(shown, 'Billing street address', visa.address)
  await type(shown, 'Postal or ZIP code', visa.zip)
  await press(shown, 'Continue')
}

test('@PAY-01 a checkout that was entered before its first render asks for nothing again', async () => {
  const backend = changeableBackend('riderSignedIn')
  storeCart(cartLine())
  const portal = testPortal()
  enter(portal.store)
  await portal.until((state) => paymentMethods.select(state).status === 'loaded')
  enter(portal.store)
  await settled()
  expect(await backend.sent('listPaymentMethods')).toHaveLength(1)
})

describe('The checkout on the screen', () => {
  test('@PAY-01 leads a guest from contact to payment; the focus goes to each step’s heading', async () => {
    const shown = await showCheckout('visitor')
    expect(heading()).toBe('Contact – step 1 of 3')
    await press(shown, 'Continue')
    expect(screen.getAllByText('Email is required').length).toBeGreaterThan(0)
    await giveContact(shown)
    expect(heading()).toBe('Payment – step 2 of 3')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('@PAY-02 the form of a shipping address begins with the names and the email of the contact', async () => {
    const shown = await showCheckout('visitor', [booklet])
    await giveContact(shown)
    expect(await screen.findByLabelText('Address 1')).toHaveValue('')
    expect(screen.getByLabelText('First name')).toHaveValue('Sam')
    expect(screen.getByLabelText(/^Email/)).toHaveValue('sam@example.com')
  })

  test('@PAY-06 @FORM-03 @FORM-04 says what is wrong with a card in the specification’s words', async () => {
    const shown = await showCheckout('visitor')
    await giveContact(shown)
    await press(shown, 'Continue')
    const said = await screen.findByText('Please choose valid inputs')
    const summary = said.closest<HTMLElement>('[role=alert]') ?? document.body
    expect(within(summary).getByText('Card number is required')).toBeInTheDocument()
    expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(/We never store your card number/)
    await type(shown, 'Card number', '3530111333300000')
    await type(shown, 'Expiry date', '0125')
    await type(shown, 'Security code', '12')
    await press(shown, 'Continue')
    for (const words of ['Unsupported Card Type', 'Expiry date is not valid', 'Invalid CVV'])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  })

  test('@PAY-06 opens at the payment without a usable method, and asks for one; an expired card says why it is no choice', async () => {
    const shown = await showCheckout('riderWithBlockedCard')
    await screen.findByRole('group', { name: 'Payment method' })
    expect(screen.queryByRole('radio', { name: /Visa ending in/ })).not.toBeInTheDocument()
    expect(screen.getByText(/Expired 01\/25/)).toBeInTheDocument()
    await press(shown, 'Continue')
    expect(screen.getByText('Please select a payment method')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /New card/ })).toHaveFocus()
  })

  test('@PAY-04 @PAY-07 a rider pays with the saved default card; the button names the total and five clicks are one', async () => {
    const shown = await showCheckout('riderSignedIn', undefined, '/checkout?step=contact')
    expect(await screen.findByLabelText('Email')).toHaveValue('rider@example.com')
    expect(shown.prepareReceipt).not.toHaveBeenCalled()
    await press(shown, 'Continue')
    await shown.user.click(await screen.findByRole('link', { name: 'Change: Payment' }))
    expect(await screen.findByRole('radio', { name: /Visa ending in 1111/ })).toBeChecked()
    await press(shown, 'Continue')
    const pay = await screen.findByRole('button', { name: 'Pay $7.00' })
    // The receipt's code loads before the payment, because it may be out of reach afterwards.
    expect(shown.prepareReceipt).toHaveBeenCalled()
    for (let click = 0; click < 5; click += 1) pay.click()
    await screen.findByText('Thank you, your order is paid')
    expect(await shown.backend.placed()).toHaveLength(1)
  })

  test('@PAY-09 after a declined card only the security code is cleared, and the reason has the focus', async () => {
    const shown = await showCheckout('visitor')
    await giveContact(shown)
    await giveCard(shown, '4000000000000002')
    await press(shown, /^Pay/)
    const alert = await screen.findByText(/Your payment was declined\. No money was taken\./)
    await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus())
    expect(await screen.findByLabelText('Security code')).toHaveValue('')
    await press(shown, /^Pay/)
    expect(await screen.findByText('Invalid CVV')).toBeInTheDocument()
    await shown.user.click(await screen.findByRole('link', { name: 'Change: Payment' }))
    expect(await screen.findByLabelText('Card number')).toHaveValue('4000 0000 0000 0002')
    expect(screen.getByLabelText('Last name on the card')).toHaveValue(visa.lastName)
    expect(screen.getByLabelText('Security code')).toHaveValue('')
  })

  test('@CART-05 @CART-10 @PAY-03 changes and promo code are settled at the review', async () => {
    const shown = await showCheckout('riderSignedIn', [
      cartLine({ list_price: 325 }),
      cartLine({ uuid: 'bus-adult-transfer', name: 'Paper Transfer' }),
    ])
    // Each kind of change has its box with its own button, and "Pay" leads to the first. No toast says it again.
    await screen.findByRole('button', { name: 'Remove Paper Transfer' })
    const boxes = screen.getAllByRole('alert').filter((box) => within(box).queryByRole('heading'))
    expect(boxes.map((box) => within(box).getByRole('heading').textContent)).toEqual([
      '1 product is no longer available',
      '1 price has changed since you filled your cart',
    ])
    await press(shown, 'Check the changes')
    expect(boxes[0]).toHaveFocus()
    const refreshed = { text: { key: 'cart:refresh.changed' } }
    await waitFor(() => expect(selectAnnouncement(shown.store.getState())).toMatchObject(refreshed))
    expect(selectNotices(shown.store.getState())).toEqual([])
    await press(shown, 'Remove Paper Transfer')
    await screen.findByText(/Adult Single Ride: \$3\.25 before, \$3\.50 now/)
    await press(shown, 'Accept new prices')
    await type(shown, 'Promo code', 'SUMMER24')
    await press(shown, 'Apply')
    await screen.findByText('The promotional code you entered is not valid.')
    await type(shown, 'Promo code', 'WELCOME10')
    await press(shown, 'Apply')
    await screen.findByRole('button', { name: 'Pay $3.15' })
  })

  test('@CART-05 on a phone, changes stand above the order', async () => {
    narrowWindow()
    await showCheckout('riderSignedIn', [cartLine({ list_price: 325 })])
    const change = await screen.findByRole('heading', { name: '1 price has changed since you filled your cart' })
    const order = screen.getByRole('heading', { name: 'Your order' })
    expect(change.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('@PAY-04 @PAY-07 opens at the review for a rider with a saved method, and one press buys', async () => {
    const shown = await showCheckout('riderSignedIn')
    const pay = await screen.findByRole('button', { name: 'Pay $7.00' })
    expect(heading()).toBe('Review – step 3 of 3')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    for (const known of ['Jordan MacLeod', 'rider@example.com', 'Visa •••• 1111'])
      expect(document.body).toHaveTextContent(known)
    for (const step of ['contact', 'payment'])
      expect(await screen.findByRole('link', { name: new RegExp(`^Change: ${step}`, 'i') })).toHaveAttribute(
        'href',
        expect.stringContaining(`?step=${step}`),
      )
    await shown.user.click(pay)
    await screen.findByText('Thank you, your order is paid')
    const [order] = await shown.backend.placed()
    expect(order).toMatchObject({ email: 'rider@example.com', total: 700 })
  })

  test('@PAY-02 @PAY-04 what ships opens at the review, to the default address; a new card has the same address and name', async () => {
    const shown = await showCheckout('riderSignedIn', [booklet])
    expect(heading()).toBe('Review – step 4 of 4')
    // The review's code comes on demand.
    expect(await screen.findByRole('link', { name: 'Change: Shipping' })).toBeVisible()
    await shown.user.click(screen.getByRole('link', { name: 'Change: Payment' }))
    await shown.user.click(await screen.findByRole('button', { name: 'Use another payment method' }))
    await shown.user.click(screen.getByRole('radio', { name: /New card/ }))
    const same = await screen.findByRole('checkbox', {
      name: /^Billing address is the shipping address: 18 Lantern Street/,
    })
    expect(same).toBeChecked()
    expect(screen.getByLabelText('Last name on the card')).toHaveValue('MacLeod')
    await shown.user.click(same)
    expect(await screen.findByLabelText('Billing street address')).toHaveValue('')
    await shown.user.click(same)
    expect(screen.queryByLabelText('Billing street address')).not.toBeInTheDocument()
    await type(shown, 'Card number', visa.number)
    await type(shown, 'Expiry date', '1231')
    await type(shown, 'Security code', '737')
    await press(shown, 'Continue')
    await press(shown, /^Pay/)
    await screen.findByText('Thank you, your order is paid')
    const [sent] = await shown.backend.sent('placeOrder')
    expect(sent?.body).toMatchObject({
      payments: [{ card: { last_name: 'MacLeod', address: '18 Lantern Street', zip: 'B3J 1S9' } }],
    })
  })

  test('an empty cart has nothing to pay', async () => {
    await showCheckout('riderSignedIn', [])
    expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Find tickets and passes' })).toHaveAttribute('href', '/products')
  })
})
