// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { selectCartLines } from '../../cart'
import { testPortal } from '../../../../testing/portal'
import './party'
import { addingParty } from './partySlice'

const organization = { uuid: 'org-1' }
const lineOf = (uuid: string, quantity: number, alert_message?: string) => {
  const product = { uuid, name: uuid, list_price: 350, shipping_enabled: false, organization, alert_message }
  return { rider: uuid, wanted: { product, quantity, applied: [], filterName: 'Bus' } }
}

test('@CART-01 each product of a party that is left out has its own reason', async () => {
  const { store, until, asked } = testPortal({ answers: { orderLimit: 'understood', productAlert: 'cancel' } })
  const lines = [lineOf('adult', 30), lineOf('youth', 1, 'With a school card.'), lineOf('senior', 30), lineOf('dog', 2)]
  store.dispatch(addingParty.requested({ lines }))
  const told = addingParty.select(await until((state) => addingParty.select(state).status === 'done'))
  expect(told).toMatchObject({
    value: {
      added: [{ name: 'dog', quantity: 2 }],
      left: [
        { name: 'adult', why: 'full' },
        { name: 'youth', why: 'declined' },
        { name: 'senior', why: 'full' },
      ],
    },
  })
  expect(asked).toEqual(['orderLimit', 'productAlert'])
  expect(selectCartLines(store.getState()).map(({ uuid }) => uuid)).toEqual(['dog'])
})
