// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation, useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { testBackend } from '../../../testing/portal'
import { settled } from '../../../testing/settled'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import ClosingScreen from './ClosingScreen'
import { walletAccount } from '../../../mocks/ledger/accounts'
import { adjustFunds } from '../../../testing/adjustFunds'

const path = '/account/deactivate'

function Browser() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="address">{search}</output>
      <button onClick={() => void navigate(-1)}>Back of the browser</button>
      <button onClick={() => void navigate(1)}>Forward of the browser</button>
    </>
  )
}

type Prepare = (backend: ReturnType<typeof testBackend>) => Promise<void>

async function start(search = '', prepare?: Prepare, scenario: ScenarioName = 'accountToClose') {
  const backend = testBackend(scenario)
  await prepare?.(backend)
  const shown = await renderInPortal(
    <>
      <Browser />
      <Routes>
        <Route path={path} element={<ClosingScreen />} />
      </Routes>
    </>,
    { at: path + search },
  )
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    await waitFor(() => expect(button).toBeEnabled())
    await shown.user.click(button)
  }
  const expectStep = async (title: string, step: string) => {
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(`?step=${step}`))
  }
  return { ...shown, backend, press, expectStep }
}

const losses = ['Close account', 'losses'] as const
const balance = ['Your wallet balance', 'balance'] as const
const confirm = ['Confirm with your password', 'confirm'] as const

it.each(['', '?step=balance', '?step=confirm', '?step=nonsense'])(
  '@ACC-13 a page opened at "%s" begins with what ends',
  async (search) => {
    const { expectStep } = await start(search)
    await expectStep(...losses)
    expect(screen.getByRole('link', { name: 'Keep my account' })).toHaveAttribute('href', '/account/security')
  },
)

it.each(['listFareMedia', 'listUnattachedPasses', 'listRenewals'] as const)(
  '@ACC-13 nobody goes on before all that is lost is shown (%s), unless it cannot be read',
  async (call) => {
    const { expectStep, backend, press } = await start('', async (mock) => {
      await mock.delay(60_000, call)
      await mock.fault(call, '500')
    })
    await screen.findByText('$42.50')
    await settled()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await backend.delay(0, call)
    await press('Continue')
    await expectStep(...balance)
  },
)

it('@ACC-13 passes on no card are told with the cards', async () => {
  await start('', undefined, 'riderWithEveryPass')
  const loose = await screen.findByText('Unattached passes')
  expect(screen.getByRole('region', { name: 'Fare cards and passes' })).toContainElement(loose)
})

it('@ACC-13 Back and Forward lead through the steps, and what was chosen stays', async () => {
  const { press, expectStep, user } = await start()
  await press('Continue')
  await expectStep(...balance)
  await user.click(await screen.findByRole('radio', { name: /Visa/ }))
  await press('Continue')
  await expectStep(...confirm)
  await press('Back of the browser')
  await expectStep(...balance)
  expect(await screen.findByRole('radio', { name: /Visa/ })).toBeChecked()
  await press('Back of the browser')
  await expectStep(...losses)
  await press('Forward of the browser')
  await press('Forward of the browser')
  await expectStep(...confirm)
  await user.click(screen.getByRole('link', { name: /Balance/ }))
  await expectStep(...balance)
})

it('@ACC-13 the button that cannot be undone is red', async () => {
  const { press, expectStep, user } = await start()
  await press('Continue')
  await user.click(await screen.findByRole('radio', { name: /Visa/ }))
  await press('Continue')
  await expectStep(...confirm)
  expect(screen.getByRole('button', { name: 'Delete account' })).toHaveAttribute('data-color', 'error')
  // The password alone is not enough.
  await user.type(screen.getByLabelText(/^Password/), 'Transit-2026')
  await press('Delete account')
  expect(await screen.findAllByText('Confirm that you’ve read what you’ll lose.')).not.toHaveLength(0)
  await expectStep(...confirm)
})

it('@ACC-13 a balance that has changed is given up only by typing the new one', async () => {
  const { press, expectStep, user, backend } = await start()
  await press('Continue')
  await user.click(await screen.findByRole('radio', { name: /Don’t transfer it/ }))
  await user.type(await screen.findByRole('textbox', { name: /type the amount/ }), '42.50')
  await press('Lose $42.50 and continue')
  await expectStep(...confirm)
  await backend.change((state) => adjustFunds(state, walletAccount('user-rider'), 5000))
  await user.click(screen.getByRole('checkbox'))
  await user.type(screen.getByLabelText(/^Password/), 'Transit-2026')
  await press('Delete account')
  expect(await screen.findByText(/What you’d lose has changed/)).toBeVisible()
  // Wherever the rider goes from here, all of it is looked at again.
  await press('Back of the browser')
  await expectStep(...losses)
  await press('Forward of the browser')
  await expectStep(...losses)
  await screen.findByText('$50.00')
  await press('Continue')
  await expectStep(...balance)
  await press('Forward of the browser')
  await expectStep(...balance)
})

it('@ACC-13 Back does not open another step while the account is being closed', async () => {
  const { press, expectStep, user, backend } = await start()
  await press('Continue')
  await user.click(await screen.findByRole('radio', { name: /Visa/ }))
  await press('Continue')
  await expectStep(...confirm)
  await backend.delay(60_000, 'payOutWallet')
  await user.click(screen.getByRole('checkbox'))
  await user.type(screen.getByLabelText(/^Password/), 'Transit-2026')
  await press('Delete account')
  await press('Back of the browser')
  await expectStep(...confirm)
})
