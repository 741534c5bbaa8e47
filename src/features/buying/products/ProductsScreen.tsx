import Box from '@mui/material/Box'
import { Suspense, useContext, useEffect, useLayoutEffect } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrefetch } from '../../../shared/prefetch'
import { StoreContext, useAppDispatch, useAppSelector } from '../../../shared/store'
import type { AppStore } from '../../../shared/store'
import { SkeletonBar } from '../../../shared/ui/waiting/SkeletonLines'
import { usePageTitle } from '../../../shared/ui/page/Page'
import type { PurchaseType } from '../../cards/fareMedia'
import { selectMayHaveCards } from '../../identity/session'
import { selectSettings } from '../../identity/settings'
import { FilterPanel } from './filters/FilterPanel'
import { firstParts, ProductResults, resultsCode } from './results/ProductResults'
import './search/searchFlow'
import { isSameSearch, searchOf } from './search/addressFilters'
import type { Search } from './search/addressFilters'
import { filtersInDocument } from './filters/showInDocument'
import { askedSearch } from './search/productsMachine'
import type { Panel } from './search/productsMachine'
import { productsLeft, productsOpened, selectPage } from './search/productsSlice'
import { useAddressFilters } from './filters/useAddressFilters'
import { useFolding } from './filters/useFolding'
import { useStickyColumn } from './filters/useStickyColumn'

export { firstParts as parts }

interface Address {
  route: { params: { serviceType?: string; passType?: string } } | undefined
  query: URLSearchParams
}

/** Asks for the address's search before the first render, which then shows what is answered already. */
export function enter(store: AppStore, { route, query }: Address): void {
  const { fareMedia } = selectSettings(store.getState()).features
  openSearch(store, searchOf(route?.params ?? {}, query, fareMedia), filtersInDocument())
}

/** The search may run since `enter`. */
function openSearch({ getState, dispatch }: AppStore, search: Search, shown?: Panel | null): void {
  const asked = askedSearch(selectPage(getState()))
  if (!asked || !isSameSearch(asked, search)) dispatch(productsOpened(search, shown))
}

interface ProductsScreenProps {
  /** The selected card in transit mode (CAT-12), else the visitor's cards or a link to load one. */
  CardBanner?: ComponentType<{ purchaseType: PurchaseType | null }>
}

/** Shows filters beside products, stacked below 960 px (CAT-01). */
export default function ProductsScreen({ CardBanner }: ProductsScreenProps) {
  const { t } = useTranslation('products')
  const dispatch = useAppDispatch()
  const store = useContext(StoreContext)
  const filters = useAddressFilters()
  const { search } = filters
  const mayHaveCards = useAppSelector(selectMayHaveCards)
  const { fareMedia } = useAppSelector(selectSettings).features
  const isForCard = search.passType === 'digital'
  // This runs before the paint, so that Back shows stored products at the old scroll position.
  useLayoutEffect(() => {
    if (store) openSearch(store, search)
  }, [store, search])
  useEffect(() => () => void dispatch(productsLeft()), [dispatch])
  usePrefetch(resultsCode)
  const folding = useFolding(useAppSelector(selectPage))
  const column = useStickyColumn()
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
        px: 'clamp(16px, 2.5vw, 24px)',
        py: { xs: 1.5, sm: 3 },
        display: 'grid',
        gap: { xs: 2, md: '20px 32px' },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '352px minmax(0, 1fr)' },
      }}
    >
      {CardBanner && fareMedia && (
        <Box
          sx={{
            gridColumn: '1 / -1',
            display: 'grid',
            alignContent: 'center',
            minHeight: isForCard ? { xs: 112, sm: 72 } : mayHaveCards && !search.passType ? 90 : { xs: 50, sm: 28 },
          }}
        >
          <Suspense
            fallback={isForCard && <SkeletonBar shade="faint" aria-hidden data-waiting style={{ height: 72 }} />}
          >
            <CardBanner purchaseType={search.passType} />
          </Suspense>
        </Box>
      )}
      <Box ref={column} sx={{ position: { md: 'sticky' }, top: 84 }}>
        <FilterPanel heading={heading} filters={filters} folding={folding} />
      </Box>
      <ProductResults filters={filters} isFolded={folding.isFolded} />
    </Box>
  )
}
