// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pathOf } from '../../shared/paths'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { Guard } from './access'
import type { Access } from './admits'

type Kind = 'visitor' | 'guest' | 'temporary' | 'rider'

const storage: Record<Kind, Record<string, string>> = {
  visitor: {},
  guest: { isGuestUser: 'true', card_token: 'card' },
  temporary: { isGuestUser: 'true', tempAuthToken: 'half-way' },
  rider: { auth_token: 'full' },
}

/** Where each kind of visitor is redirected after typing the address; undefined if the page itself shows. */
const table: [Access, string, Record<Kind, string | undefined>][] = [
  ['everyone', '/cart?a=1#b', { visitor: undefined, guest: undefined, temporary: undefined, rider: undefined }],
  [
    'signedOut',
    '/login?from=%2Fcart%3Fa%3D1',
    { visitor: undefined, guest: undefined, temporary: undefined, rider: '/cart?a=1' },
  ],
  [
    'rider',
    '/checkout?step=pay#x',
    {
      visitor: '/login?from=%2Fcheckout%3Fstep%3Dpay%23x',
      guest: '/login?from=%2Fcheckout%3Fstep%3Dpay%23x',
      temporary: '/login?from=%2Fcheckout%3Fstep%3Dpay%23x',
      rider: undefined,
    },
  ],
  [
    'guest',
    '/anonymous/checkout?a=1',
    {
      visitor: '/login?from=%2Fanonymous%2Fcheckout%3Fa%3D1',
      guest: undefined,
      temporary: '/login?from=%2Fanonymous%2Fcheckout%3Fa%3D1',
      rider: '/checkout?a=1',
    },
  ],
]

function Here() {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}

describe.each(table)('A route for %s', (access, address, ends) => {
  it.each(Object.keys(storage) as Kind[])('@NAV-03 @NAV-04 @NAV-11 @AUTH-04 opened by a %s', async (kind) => {
    for (const [key, value] of Object.entries(storage[kind])) window.localStorage.setItem(key, value)
    const path = pathOf(address)
    window.history.replaceState(null, '', path)
    await renderInPortal(
      <>
        <Here />
        <Routes>
          <Route path={path} element={<Guard access={access}>private</Guard>} />
          <Route path="*" element={null} />
        </Routes>
      </>,
      { at: address },
    )
    const end = ends[kind]
    expect(screen.getByRole('status').textContent).toBe(end ?? address)
    expect(screen.queryByText('private') !== null).toBe(end === undefined)
  })
})
