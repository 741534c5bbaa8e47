import Box from '@mui/material/Box'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { usePageTitle } from '../../shared/ui/Page'
import { prepareAddToCart } from '../cart'
import type { PurchaseType } from '../fareMedia'
import { selectSettings } from '../settings'
import { FilterPanel } from './FilterPanel'
import { productsFeature } from './index'
import { ProductResults } from './ProductResults'
import { productsLeft, productsOpened } from './productsSlice'
import { useAddressFilters } from './useAddressFilters'

export const feature = productsFeature

interface ProductsScreenProps {
  /** Shown on top: in transit mode the selected fare card (CAT-12), otherwise a link to choose one. */
  CardBanner?: ComponentType<{ purchaseType: PurchaseType | null }>
}

/** Filters on the left, products on the right; stacked below 960 px (CAT-01). */
export default function ProductsScreen({ CardBanner }: ProductsScreenProps) {
  const { t } = useTranslation('products')
  const dispatch = useAppDispatch()
  const filters = useAddressFilters()
  const { search } = filters
  const { fareMedia } = useAppSelector(selectSettings).features
  // Runs before the first paint, so that Back shows the stored products at once, at the old scroll position.
  useLayoutEffect(() => {
    dispatch(productsOpened(search))
  }, [dispatch, search])
  useEffect(() => () => void dispatch(productsLeft()), [dispatch])
  useEffect(prepareAddToCart, [])
  const heading = t(`heading.${search.passType ?? 'tickets'}`)
  usePageTitle(heading)
  return (
    <Box
      sx={{
        maxWidth: 1200,
        width: '100%',
        mx: 'auto',
        // The footer stays below the fold, so that loading does not shift it.
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
      {CardBanner && fareMedia && (
        <Box sx={{ gridColumn: '1 / -1', minHeight: search.passType ? { xs: 138, sm: 72 } : 28 }}>
          <Suspense>
            <CardBanner purchaseType={search.passType} />
          </Suspense>
        </Box>
      )}
      <Box sx={{ position: { md: 'sticky' }, top: 84 }}>
        <FilterPanel heading={heading} filters={filters} />
      </Box>
      <ProductResults filters={filters} />
    </Box>
  )
}
