import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeableBackend } from '../../../../testing/buying/checkout'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import type { EntryFormProps } from '../entry/entryPort'
import PayPalForm from './PayPalForm'
import { payPalVault } from './payPalVault'

interface Buttons {
  createVaultSetupToken(): Promise<string>
  onApprove(data: { vaultSetupToken?: string }): Promise<void>
  onCancel(): void
  onError(): void
}

afterEach(() => {
  document.querySelectorAll('script').forEach((element) => element.remove())
  Reflect.deleteProperty(window, 'paypal')
})

/** Returns the script that the wrapper inserts. jsdom loads none, so the test decides its outcome. */
async function script(after?: HTMLScriptElement): Promise<HTMLScriptElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('script[src^="https://www.paypal.com/"]')
    if (!found || found === after) throw new Error('It is not there yet')
    return found
  })
}

async function showPayPal(keeping: EntryFormProps['keeping'] = 'no') {
  const backend = changeableBackend()
  const onEntered = vi.fn()
  const shown = await renderInPortal(<PayPalForm keeping={keeping} submitText="" onEntered={onEntered} />, {})
  return { backend, onEntered, ...shown }
}

/** The script has loaded, with the parts of PayPal that the wrapper uses. */
async function scriptComes(): Promise<Buttons> {
  let given: Buttons | undefined
  const PayPal = {
    version: '5',
    Buttons: (options: Buttons) => {
      given = options
      return { isEligible: () => true, render: () => Promise.resolve(), close: () => Promise.resolve() }
    },
  }
  const element = await script()
  Object.assign(window, { paypal: PayPal })
  fireEvent.load(element)
  return waitFor(() => {
    if (!given) throw new Error('There are no buttons yet')
    return given
  })
}

test('@PAY-04 a script that is blocked is told, and asked for again', async () => {
  const { user } = await showPayPal()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const first = await script()
  expect(first.src).toContain('client-id=sableport-test')
  fireEvent.error(first)
  expect(await screen.findByText('Currently cant add paypal. Please try again later.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const second = await script(first)
  expect(second.src).toBe(first.src)
})

test('@PAY-04 a session that cannot be had is told, and asked for again', async () => {
  const backend = changeableBackend()
  await backend.fault('startPayPal', '500', 1)
  const { user } = await renderInPortal(<PayPalForm keeping="no" submitText="" onEntered={() => undefined} />, {})
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await script()).toBeInTheDocument()
})

test('@PAY-04 @PAY-10 the window is closed, fails, agrees: only the last leads on, and what was agreed to is held', async () => {
  const { onEntered, backend } = await showPayPal('needed')
  const buttons = await scriptComes()
  act(() => buttons.onCancel())
  expect(screen.getByText(/PayPal was closed\. No money was taken\./)).toBeInTheDocument()
  act(() => buttons.onError())
  expect(screen.getByText('Currently cant add paypal. Please try again later.')).toBeInTheDocument()
  expect(onEntered).not.toHaveBeenCalled()
  const token = await buttons.createVaultSetupToken()
  await act(() => buttons.onApprove({ vaultSetupToken: token }))
  expect(onEntered).toHaveBeenCalledOnce()
  expect(payPalVault.charge()).toEqual({ paypal_token: token, save: true })
  expect(await backend.sent('startPayPal')).toHaveLength(1)
})
