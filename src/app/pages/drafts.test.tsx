// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import LinkPhysicalScreen from '../../features/cards/linking/LinkPhysicalScreen'
import PaymentMethodsScreen from '../../features/account/paymentMethods/PaymentMethodsScreen'
import TransferScreen from '../../features/cards/transfers/TransferScreen'
import WalletScreen from '../../features/account/wallet/WalletScreen'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import { routePaths } from '../../shared/paths'
import { testBackend } from '../../testing/portal'
import { renderInPortal } from '../../testing/screens/renderInPortal'

/** A form whose session ends: what a rider types in it, what is there again afterwards, and what never is. */
interface Row {
  Screen: ComponentType
  path: string
  at: string
  scenario: ScenarioName
  typed: Record<string, string>
  kept: string[]
}

const rows: Record<string, Row> = {
  'a card that is linked: its number, never its code': {
    Screen: LinkPhysicalScreen,
    path: routePaths.linkPhysical,
    at: '/faremedia/link/physical',
    scenario: 'riderSignedIn',
    typed: { 'Card number': '6030 9999 0000 1111', 'Security code': '4567', 'Nickname (optional)': 'Spare' },
    kept: ['Card number', 'Nickname (optional)'],
  },
  'a payment card: name and address, never number, expiry and code': {
    Screen: PaymentMethodsScreen,
    path: routePaths.accountPaymentMethods,
    at: '/account/paymentmethods/add/card',
    scenario: 'riderSignedIn',
    typed: {
      'Card number': '4111 1111 1111 1111',
      'Expiry date': '12/34',
      'Security code': '9876',
      'Last name on the card': 'MacLeod-Roy',
      'Billing street address': '18 Lantern Street',
      'Postal or ZIP code': 'B3J 1S9',
    },
    kept: ['Last name on the card', 'Billing street address', 'Postal or ZIP code'],
  },
  'a transfer: its amount': {
    Screen: TransferScreen,
    path: routePaths.transfer,
    at: '/faremedia/card-phone/transfer',
    scenario: 'riderWithTwoCards',
    typed: { Amount: '7.25' },
    kept: ['Amount'],
  },
  'a load of the wallet: its amount': {
    Screen: WalletScreen,
    path: routePaths.accountWallet,
    at: '/account/wallet/load',
    scenario: 'riderSignedIn',
    typed: { Amount: '27.50' },
    kept: ['Amount'],
  },
}

it.each(Object.entries(rows))('@ACC-23 %s', async (_, { Screen, path, at, scenario, typed, kept }) => {
  testBackend(scenario)
  const show = () =>
    renderInPortal(
      <Routes>
        <Route path={path} element={<Screen />} />
      </Routes>,
      { at },
    )
  const box = (label: string) =>
    screen.findByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')}`) })
  const { user, unmount } = await show()
  for (const [label, value] of Object.entries(typed)) {
    await user.clear(await box(label))
    await user.type(await box(label), value)
  }
  unmount()
  const draft = window.sessionStorage.getItem('form_draft') ?? ''
  for (const [label, value] of Object.entries(typed)) expect(draft.includes(value)).toBe(kept.includes(label))
  await show()
  for (const [label, value] of Object.entries(typed))
    expect(await box(label)).toHaveValue(kept.includes(label) ? value : '')
})
