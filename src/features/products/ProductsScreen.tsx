import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../shared/store'
import { usePageTitle } from '../../shared/ui/Page'
import { prepareAddToCart } from '../cart'
import { FilterPanel } from './FilterPanel'
import { productsFeature } from './index'
import { ProductResults } from './ProductResults'
import { productsLeft, productsOpened } from './productsSlice'
import { useAddressFilters } from './useAddressFilters'

export const feature = productsFeature

/** Filters on the left, what they lead to on the right; one under the other below 960 px (CAT-01). */
export default function ProductsScreen() {
  const { t } = useTranslation('products')
  const dispatch = useAppDispatch()
  const filters = useAddressFilters()
  const { search } = filters
  // Before the first paint: what was kept for Back is there at once, at the height that was scrolled.
  useLayoutEffect(() => {
    dispatch(productsOpened(search))
  }, [dispatch, search])
  useEffect(() => () => void dispatch(productsLeft()), [dispatch])
  useEffect(prepareAddToCart, [])
  const heading = t(`heading.${search.passType ?? 'tickets'}`)
  usePageTitle(heading)
  return (
    <Container
      maxWidth={false}
      sx={{
        maxWidth: 1200,
        // The footer stays below the fold, whatever comes and goes above it.
        minHeight: '100vh',
        alignContent: 'start',
        px: { xs: 2, sm: 3 },
        py: { xs: 2, sm: 4 },
        display: 'grid',
        gap: { xs: 3, md: 4 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ position: { md: 'sticky' }, top: 84 }}>
        <FilterPanel heading={heading} filters={filters} />
      </Box>
      <ProductResults filters={filters} />
    </Container>
  )
}
