import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cardEntry } from '../../features/paying/payment'
import { openPortal } from '../../testing/screens/wholePortal'

const form = () => document.querySelector<HTMLFormElement>('form[data-secret]')
const input = (name: string) => form()?.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? null
const typed = { number: '4000000000000002', expiry: '1231', code: '737', address: '18 Lantern Street', zip: 'B3J 1S9' }

/** Opens an unpaid order, chooses a new card, which the backend declines, and pays. */
async function payByDeclinedCard() {
  const { user } = await openPortal('/ordersummary/order-100010', 'ordersToSettle')
  await user.click(await screen.findByRole('button', { name: /^Pay \$/ }))
  const another = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-opens]')
    expect(found).not.toBeNull()
    return found!
  })
  await user.click(another)
  const card = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[value="new:card"]')
    expect(found).not.toBeNull()
    return found!
  })
  await user.click(card)
  await waitFor(() => expect(input('number')).not.toBeNull())
  for (const [name, text] of Object.entries(typed)) await user.type(input(name)!, text)
  if (input('lastName')!.value === '') await user.type(input('lastName')!, 'MacLeod')
  await user.click(within(form()!).getByRole('button', { name: /^Pay/ }))
  await screen.findByText(/declined/i)
}

test('@PAY-09 @PAY-10 @ACC-21 a declined card of an unpaid order keeps all that was typed but the security code', async () => {
  await payByDeclinedCard()
  await waitFor(() => expect(input('number')!.value.replaceAll(' ', '')).toBe(typed.number))
  expect([input('address')!.value, input('zip')!.value, input('code')!.value]).toEqual([typed.address, typed.zip, ''])
  expect(cardEntry.charge()).toBeUndefined()
})
