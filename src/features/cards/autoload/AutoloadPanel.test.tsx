// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { paymentMethods } from '../../paying/payment'
import { amountBounds } from './plan/amountBounds'
import { AutoloadForm } from './AutoloadForm'
import { AutoloadPanel } from './AutoloadPanel'
import { autoloadChange } from './changeAutoload'

const autoload: Autoload = { kind: 'other', amount: 2000, payment_method_id: 'pay-visa', state: 'active' } as Autoload

test('@API-07 @FM-06 an autoload of a kind that is new is shown, and can be paused, removed and replaced', async () => {
  testBackend('riderWithAutoload')
  const target = { kind: 'wallet' } as const
  const { store, user } = await renderInPortal(
    <AutoloadPanel target={target} autoload={autoload} spending={null} balance={700} />,
  )
  store.dispatch(paymentMethods.requested())
  store.dispatch(amountBounds.requested())
  expect(screen.getByText('$20.00 at a time; we can’t show when')).toBeVisible()
  // The payment method is not loaded yet.
  expect(screen.getAllByText('Unknown payment method')).toHaveLength(1)
  expect(screen.getByRole('button', { name: /Pause/ })).toBeEnabled()
  expect(screen.getByRole('button', { name: /Remove/ })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: /Change/ }))
  expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('20.00')
})

test('@FM-14 the form of an autoload knows that its card is blocked', async () => {
  testBackend('riderWithAutoload')
  const low: Autoload = {
    kind: 'threshold',
    threshold: 1000,
    amount: 2000,
    payment_method_id: 'pay-visa',
    state: 'active',
  }
  const { store, user } = await renderInPortal(
    <AutoloadPanel
      target={{ kind: 'card', id: 'card-phone' }}
      autoload={low}
      spending={null}
      balance={700}
      isBlocked
    />,
  )
  store.dispatch(paymentMethods.requested())
  store.dispatch(amountBounds.requested())
  await user.click(screen.getByRole('button', { name: /Change/ }))
  expect(await screen.findByText(/^You won’t be charged while it’s blocked\./)).toBeVisible()
  expect(screen.queryByText(/right after you save/)).toBeNull()
})

test('@ACC-22 @FM-06 a save that ends late closes the form of its own card alone', async () => {
  testBackend('riderWithAutoload')
  const card = { kind: 'card', id: 'card-phone' } as const
  const { store, user } = await renderInPortal(
    <AutoloadPanel target={card} autoload={autoload} spending={null} balance={700} />,
  )
  store.dispatch(paymentMethods.requested())
  store.dispatch(amountBounds.requested())
  await user.click(screen.getByRole('button', { name: /Change/ }))
  const amount = await screen.findByRole('textbox', { name: /Amount/ })
  await user.clear(amount)
  await user.type(amount, '35')
  const saved = (id: string) =>
    act(async () => {
      store.dispatch(autoloadChange.requested({ act: 'pause', target: card }))
      store.dispatch(autoloadChange.accepted({ act: 'save', target: { kind: 'card', id }, autoload }))
    })
  await saved('card-plastic')
  expect(amount).toHaveValue('35')
  await saved('card-phone')
  expect(amount).not.toBeInTheDocument()
})

const renderForm = (methods: PaymentMethod[], onSave: () => void) =>
  renderInPortal(
    <AutoloadForm
      of="wallet"
      bounds={{ min: 500, max: 20_000 }}
      methods={methods}
      saved={null}
      spending={null}
      balance={700}
      onSave={onSave}
      onLeave={vi.fn()}
      onRestart={vi.fn()}
    />,
  )

test('@FM-06 @FORM-06 with nothing filled in, amounts and payment method are asked for at once, the first amount first', async () => {
  testBackend('riderWithAutoload')
  const onSave = vi.fn()
  const method = (id: string) => ({ id, type: 'card', nickname: id, is_default: false })
  const { user } = await renderForm([method('Visa'), method('Amex')], onSave)
  const amount = screen.getByRole('textbox', { name: /^Amount/ })
  for (const _ of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'Save autoload' }))
    await waitFor(() => expect(amount).toHaveFocus())
    expect(screen.getByText('Please select a payment method')).toBeVisible()
  }
  await user.type(amount, '20')
  await user.type(screen.getByRole('textbox', { name: /at or below/ }), '10')
  await user.click(screen.getByRole('button', { name: 'Save autoload' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /Visa/ })).toHaveFocus())
  expect(onSave).not.toHaveBeenCalled()
})

test('@FM-06 @FORM-06 without a method that can pay, each try to save says that one is needed and leads to adding it', async () => {
  testBackend('riderWithAutoload')
  const onSave = vi.fn()
  const { user } = await renderForm([], onSave)
  const add = () => screen.getByRole('link', { name: 'Add a payment card' })
  expect(add()).toBeVisible()
  const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(said().join('')).not.toContain('payment method')
  // A wrong field has the focus alone.
  const focused = vi.spyOn(HTMLAnchorElement.prototype, 'focus')
  for (const _ of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'Save autoload' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveFocus())
  }
  expect(focused).not.toHaveBeenCalled()
  focused.mockRestore()
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '20')
  await user.type(screen.getByRole('textbox', { name: /at or below/ }), '10')
  for (const _ of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'Save autoload' }))
    await waitFor(() => expect(add()).toHaveFocus())
    expect(said().join('')).toContain('Add a card, a bank account or PayPal.')
  }
  expect(onSave).not.toHaveBeenCalled()
})
