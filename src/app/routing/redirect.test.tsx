// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router'
import { describe, expect, it } from 'vitest'
import { routePaths } from '../../shared/paths'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { Guard } from './access'

const storage = { visitor: {}, rider: { auth_token: 'full' } }

function Here() {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}

describe('Two redirects to a page in quick succession', () => {
  /** Navigates to the same address again while the first redirect is under way. */
  function Again({ to }: { to: string }) {
    const navigate = useNavigate()
    const { pathname, search } = useLocation()
    const isDone = useRef(false)
    useEffect(() => {
      if (isDone.current || pathname + search !== to) return
      isDone.current = true
      void navigate(to)
    }, [navigate, pathname, search, to])
    return null
  }

  it.each([
    ['rider', 'signedOut', '/login', '/products'],
    ['visitor', 'rider', '/checkout', '/login?from=%2Fcheckout'],
    ['rider', 'guest', '/anonymous/checkout', '/checkout'],
  ] as const)('@NAV-03 a %s ends on the page that the redirect leads to, from %s %s', async (kind, access, to, end) => {
    for (const [key, value] of Object.entries(storage[kind])) window.localStorage.setItem(key, value)
    window.history.replaceState(null, '', to)
    await renderInPortal(
      <>
        <Here />
        <Routes>
          <Route path={to} element={<Guard access={access}>private</Guard>} />
          <Route path="*" element={null} />
        </Routes>
        <Again to={to} />
      </>,
      { at: to },
    )
    expect(screen.getByRole('status').textContent).toBe(end)
  })

  it('@NAV-03 is led on from an address that the browser writes in another way', async () => {
    window.history.replaceState(null, '', '/ordersummary/é')
    await renderInPortal(
      <>
        <Here />
        <Routes>
          <Route path={routePaths.orderSummary} element={<Guard access="rider">private</Guard>} />
          <Route path="*" element={null} />
        </Routes>
      </>,
      { at: '/ordersummary/é' },
    )
    expect(screen.getByRole('status').textContent).toContain('/login')
  })
})
