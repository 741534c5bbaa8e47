// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialogAnswered, selectOpenDialog } from '../../../../shared/dialogs/dialogsSlice'
import { openAt } from '../../../../testing/screens/productsScreen'
import { testBackend } from '../../../../testing/portal'
import { loggedOut } from '../../../identity/session'
import { selectCartLines } from '../../cart'

const tickets = (service = 'bus', kind = 'tickets') =>
  `/products?filter=filter-service:service-${service}&filter=filter-rider:rider-adult&filter=filter-product:product-${kind}`

async function openParty(at: string) {
  const opened = await openAt(at)
  await opened.user.click(await screen.findByText('Several people are travelling'))
  const region = await screen.findByRole('region', { name: 'Who’s travelling?' })
  const party = within(region)
  const more = async (name: string) =>
    opened.user.click(await party.findByRole('button', { name: `Increase quantity of ${name}` }))
  const add = () => opened.user.click(party.getByRole('button', { name: /^Add \d+ to cart$/ }))
  const cart = () => selectCartLines(opened.store.getState())
  const answer = async (given: 'accept' | 'cancel') => {
    const asked = () => selectOpenDialog(opened.store.getState())
    await waitFor(() => expect(asked()?.name).toBe('productAlert'))
    act(() => void opened.store.dispatch(dialogAnswered({ id: asked()?.id ?? 0, answer: given })))
  }
  return { ...opened, party, more, add, cart, answer }
}

test('@CAT-03 @CART-01 a party of two classes is added at once, each class as a line with its own price', async () => {
  testBackend()
  const { party, more, add, cart } = await openParty(tickets())
  await more('Youth')
  await more('Youth')
  expect(party.getByText('$8.00')).toBeInTheDocument()
  await add()
  expect(await party.findByText('3 items were added to your cart')).toBeInTheDocument()
  expect(cart()).toMatchObject([
    { uuid: 'bus-adult-single', quantity: 1, list_price: 350, productFilterName: 'Bus · Adult · Tickets' },
    { uuid: 'bus-youth-single', quantity: 2, list_price: 225, productFilterName: 'Bus · Youth · Tickets' },
  ])
  // The stepper behaves as that of a single product (CART-03).
  expect(party.getByRole('spinbutton', { name: 'Quantity of Youth' })).toHaveValue('0')
})

test('@CAT-03 what all classes buy is one line of the cart', async () => {
  testBackend()
  const { user, party, more, add, cart, answer } = await openParty(tickets())
  await more('Senior')
  await user.selectOptions(party.getByRole('combobox', { name: 'Ticket or pass: Adult' }), 'bus-airport')
  expect(party.getByRole('combobox', { name: 'Ticket or pass: Senior' })).toHaveValue('bus-airport')
  await add()
  await answer('accept')
  await waitFor(() =>
    expect(cart()).toMatchObject([{ uuid: 'bus-airport', quantity: 2, productFilterName: 'Bus · Tickets' }]),
  )
})

test('@CAT-03 @CART-01 what is declined stays to be tried again, and the others are in the cart', async () => {
  testBackend()
  const { user, party, more, add, cart, answer } = await openParty(tickets())
  await more('Youth')
  await user.selectOptions(party.getByRole('combobox', { name: 'Ticket or pass: Adult' }), 'bus-adult-night')
  await user.selectOptions(party.getByRole('combobox', { name: 'Ticket or pass: Youth' }), 'bus-youth-single')
  await add()
  await answer('cancel')
  expect(await party.findByText('1 item was added to your cart')).toBeInTheDocument()
  expect(party.getByText('Night Owl Single Ride wasn’t added, as you chose.')).toBeInTheDocument()
  expect(cart()).toMatchObject([{ uuid: 'bus-youth-single', quantity: 1 }])
  expect(party.getByRole('spinbutton', { name: 'Quantity of Adult' })).toHaveValue('1')
})

test('@CAT-03 a class to which nothing is sold says so', async () => {
  testBackend()
  const { party } = await openParty(tickets('ferry', 'passes'))
  expect(await party.findByText('Nothing is on sale for them with these options.')).toBeInTheDocument()
  expect(party.queryByRole('spinbutton', { name: 'Quantity of Senior' })).toBeNull()
})

test('@CAT-03 @CART-04 a party that does not fit into one order is not added in parts', async () => {
  testBackend()
  const { user, party, add, cart } = await openParty(tickets())
  for (const name of ['Adult', 'Youth']) {
    const count = await party.findByRole('spinbutton', { name: `Quantity of ${name}` })
    await user.clear(count)
    await user.type(count, '12')
  }
  await add()
  expect(party.getByText(/^You can add 20 more/)).toBeInTheDocument()
  expect(cart()).toEqual([])
})

test('@CAT-03 prices that cannot be read can be asked for again', async () => {
  const backend = testBackend()
  const { user } = await openAt(tickets())
  const open = await screen.findByText('Several people are travelling')
  await backend.fault('searchProductsAsGuest', '500', 1)
  await user.click(open)
  expect(await screen.findByText('We couldn’t load everyone’s prices.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Adult' })).toHaveValue('1')
})

test('@AUTH-13 @CAT-03 who travelled with one rider is not shown to the next person at this computer', async () => {
  testBackend()
  const { store, user, party, more } = await openParty(tickets())
  await more('Youth')
  expect(party.getByRole('spinbutton', { name: 'Quantity of Youth' })).toHaveValue('1')
  act(() => void store.dispatch(loggedOut(undefined)))
  expect(screen.queryByRole('region', { name: 'Who’s travelling?' })).toBeNull()
  await user.click(screen.getByText('Several people are travelling'))
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Youth' })).toHaveValue('0')
})
