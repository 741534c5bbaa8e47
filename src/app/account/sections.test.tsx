// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routePaths } from '../../shared/paths'
import { testSettings } from '../../testing/portal'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import AccountLayout from './AccountLayout'
import { menuGroups, outsideMenu } from './menuGroups'
import { accountSections, offeredSections, routesOf, startOf } from './sections'
import type { AccountSection } from './sections'

/** Returns a section; existing pages stand in for the account's own. */
const section = (given: Partial<AccountSection>): AccountSection => ({
  route: 'cart',
  title: 'nav.products',
  load: () => Promise.reject(new Error('Not loaded here')),
  texts: ['cart'],
  ...given,
})
const switchedOff = section({
  route: 'manageCard',
  title: 'nav.manageCard',
  isOffered: ({ features }) => features.manageCard,
})
const sections = [section({}), switchedOff]
const withManageCard = (manageCard: boolean) => testSettings((settings) => (settings.features.manageCard = manageCard))

describe('the sections of the account', () => {
  it('are those that the operator has not switched off', () => {
    expect(offeredSections(withManageCard(true), sections)).toEqual(sections)
    expect(offeredSections(withManageCard(false), sections)).toEqual([sections[0]])
  })

  it('@NAV-03 bring routes for riders, in the account’s layout', () => {
    expect(routesOf(sections).map(({ path, access, layout }) => [path, access, layout])).toEqual([
      [routePaths.cart, 'rider', 'account'],
      [routePaths.manageCard, 'rider', 'account'],
    ])
  })

  it('begin at their address without its optional parts', () => {
    expect(startOf({ route: 'accountAddresses' })).toBe('/account/addresses')
    expect(startOf({ route: 'account' })).toBe('/account')
  })

  it('stand once in the registry', () => {
    const routes = accountSections.map(({ route }) => route)
    expect(new Set(routes).size).toBe(routes.length)
  })

  it('stand once in the groups of the menu, but the overview, which is above them, and the closing', () => {
    const menu = [...Object.values(menuGroups).flat(), ...outsideMenu, 'account']
    expect(menu.sort()).toEqual(accountSections.map(({ route }) => route).sort())
  })

  it('are the menu beside the open one', async () => {
    await renderInPortal(
      <Routes>
        <Route element={<AccountLayout sections={sections} />}>
          <Route path="/cart" element={<h1>The open section</h1>} />
        </Route>
      </Routes>,
      { at: '/cart' },
    )
    const menu = within(screen.getByRole('navigation', { name: 'My Account' }))
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Products', 'Manage card'])
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Products')
    expect(screen.getByRole('heading', { name: 'The open section' })).toBeVisible()
  })
})
