import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { byOne, cardEntry, entered } from '../../../paying/payment'
import type { EntryFormProps, PaymentOption } from '../../../paying/payment'
import '../checkoutSaga'
import { paymentChosen, selectPaymentChoice } from '../order/checkoutSlice'
import SplitPayment from './SplitPayment'

const mastercard = { brand: 'mastercard', last4: '4444' }

function Form({ onEntered }: EntryFormProps) {
  return <button onClick={() => onEntered(mastercard)}>Enter the card</button>
}

const options: PaymentOption[] = [
  {
    id: 'new:card',
    type: 'card',
    entry: { ...cardEntry, Form: Object.assign(Form, { load: () => Promise.resolve() }) },
  },
  { id: 'new:paypal', type: 'paypal' },
]

const renderSplit = () =>
  renderInPortal(
    <SplitPayment
      total={700}
      optionsFor={() => options}
      form={{ keeping: 'no', submitText: 'Continue' }}
      start={null}
      onChosen={() => {}}
    />,
  )

test.each([
  ['card', null],
  ['bank', byOne(entered('bank', { last4: '1111' }))],
])(
  '@PAY-04 a card entered for a split takes the place of the one before: a chosen new %s leaves %j, so no review names a card that is not charged',
  async (type, left) => {
    const { store, user } = await renderSplit()
    store.dispatch(paymentChosen(byOne(entered(type, { last4: '1111' }))))
    await user.click(screen.getByRole('radio', { name: /New card/ }))
    await user.click(screen.getByRole('button', { name: 'Enter the card' }))
    expect(document.body).toHaveTextContent(/First: Mastercard .*4444/)
    expect(selectPaymentChoice(store.getState())).toEqual(left)
  },
)

test('@PAY-04 the question stands once at each stage, and each share beside its method', async () => {
  const { user } = await renderSplit()
  const isAskedOnce = () =>
    expect(screen.getAllByRole('heading', { name: 'Split $7.00 between two payment methods' })).toHaveLength(1)
  isAskedOnce()
  await user.click(screen.getByRole('radio', { name: /New card/ }))
  await user.click(screen.getByRole('button', { name: 'Enter the card' }))
  isAskedOnce()
  await user.type(screen.getByRole('textbox', { name: 'Amount on the first payment method' }), '2.50')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  isAskedOnce()
  expect(document.body).toHaveTextContent(/First: Mastercard .*4444\$2\.50.*Left to pay\$4\.50/)
  // The button names what it opens.
  await user.click(screen.getByRole('button', { name: 'Change: Amount on the first payment method' }))
  isAskedOnce()
  expect(screen.getByRole('textbox', { name: 'Amount on the first payment method' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Change: First: Mastercard/ }))
  expect(screen.getByRole('radio', { name: /New card/ })).toBeVisible()
})
