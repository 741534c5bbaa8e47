import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router'
import ProductsScreen from '../../features/buying/products/ProductsScreen'
import { lendNavigator } from '../../shared/navigation/navigation'
import { routePaths } from '../../shared/paths'
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

/** Renders the products page at an address, with a history. */
export async function openAt(at: string) {
  const portal = await renderInPortal(
    <>
      <Routes>
        <Route path={routePaths.products} element={<ProductsScreen />} />
      </Routes>
      <Here />
    </>,
    { at },
  )
  await screen.findByRole('heading', { level: 1 })
  return portal
}

/** Returns the address. */
export const here = () => screen.getByLabelText('here').textContent
export const radio = (name: string) => screen.findByRole('radio', { name })
