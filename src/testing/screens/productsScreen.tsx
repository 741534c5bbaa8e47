import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'react-redux'
import { Route, Routes, useLocation, useNavigate } from 'react-router'
import ProductsScreen, { feature } from '../../features/buying/products/ProductsScreen'
import { lendNavigator } from '../../shared/navigation/navigation'
import { routePaths } from '../../shared/paths'
import type { AppStore } from '../../shared/store'
import { renderInPortal } from './renderInPortal'

function Here() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    lendNavigator((to, options) => void navigate(to, options))
    return () => lendNavigator(undefined)
  }, [navigate])
  return (
    <>
      <output aria-label="here">{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

/** Renders the products page at an address, with its flows and a history. */
export async function openAt(at: string) {
  const portal = await renderInPortal(
    <>
      <Routes>
        <Route
          path={routePaths.products}
          element={
            <WithFlows>
              <ProductsScreen />
            </WithFlows>
          }
        />
      </Routes>
      <Here />
    </>,
    { at },
  )
  await screen.findByRole('heading', { level: 1 })
  return portal
}

/** Attaches the flows before the screen renders, as the route does. */
function WithFlows({ children }: { children: ReactNode }) {
  const store = useStore() as unknown as AppStore
  store.attach(feature)
  return children
}

/** Returns the address. */
export const here = () => screen.getByLabelText('here').textContent
export const radio = (name: string) => screen.findByRole('radio', { name })
