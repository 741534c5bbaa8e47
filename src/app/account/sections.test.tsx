// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { paths } from '../../shared/paths'
import { testSettings } from '../../testing/portal'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { pages } from '../pages'
import AccountLayout from './AccountLayout'
import { AccountNav } from './AccountNav'
import { menuOf, pageAbove } from './sections'

const withFeatures = (isOn: boolean) =>
  testSettings(({ features }) => {
    features.cases = isOn
    features.accountDeactivation = isOn
    features.accountDeletion = false
  })
const routesWith = (isOn: boolean) => menuOf(withFeatures(isOn)).map(({ route }) => route)

describe('the menu of the account', () => {
  it('has the sections that the operator has not switched off', () => {
    expect(routesWith(true)).toContain('accountCases')
    expect(routesWith(false)).toEqual(routesWith(true).filter((route) => route !== 'accountCases'))
  })

  it('@NAV-03 leads to pages for riders, in the account’s layout', () => {
    for (const route of routesWith(true))
      expect(pages[route]).toMatchObject({ access: 'rider', layout: expect.any(Function) as unknown })
  })

  it('has the overview above its groups, each group in one piece, and no place twice', () => {
    const [overview, ...others] = menuOf(withFeatures(true))
    expect(overview).toMatchObject({ route: 'account' })
    expect(overview?.at).toBeUndefined()
    const places = others.map(({ at }) => at?.join(' '))
    expect(new Set(places).size).toBe(others.length)
    expect(others.map(({ at }) => at?.[0]).filter((group, at, all) => group !== all[at - 1])).toEqual([
      'money',
      'rides',
      'you',
      'safety',
    ])
  })

  it.each([
    [paths.accountOrder('order-1'), 'History'],
    [paths.accountPassHistory, 'History'],
    [`${paths.accountPurchases}/2`, 'History'],
    [paths.accountDeactivate, 'Security'],
    [paths.account, 'Overview'],
  ])('marks at %s the entry %s alone', async (at, name) => {
    await renderInPortal(<AccountNav />, { at })
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([screen.getByRole('link', { name })])
  })

  it.each([
    [paths.accountProfile, 'account'],
    [paths.accountWallet, 'account'],
    [paths.accountWalletAutoload, 'accountWallet'],
    [paths.accountNewPaymentMethod('card'), 'accountPaymentMethods'],
    [paths.accountDeactivate, 'accountSecurity'],
    [paths.accountPassHistory, 'account'],
    [`${paths.accountPurchases}/2`, 'account'],
  ])('is left at %s for %s on a phone', (at, above) => {
    expect(pageAbove(at)).toBe(above)
  })

  it('is beside the open section', async () => {
    await renderInPortal(
      <Routes>
        <Route element={<AccountLayout />}>
          <Route path={paths.accountDevices} element={<h1>The open section</h1>} />
        </Route>
      </Routes>,
      { at: paths.accountDevices },
    )
    const menu = within(screen.getByRole('navigation', { name: 'My Account' }))
    expect(
      menu
        .getAllByRole('link')
        .map((link) => link.textContent)
        .slice(0, 3),
    ).toEqual(['Overview', 'Payment methods', 'Wallet'])
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Devices')
    expect(screen.getByRole('heading', { name: 'The open section' })).toBeVisible()
  })
})
