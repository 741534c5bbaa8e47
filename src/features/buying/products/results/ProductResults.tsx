import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { hasRoomToSpare } from '../../../../shared/connection'
import { focusPageHeading } from '../../../../shared/focus/pageHeading'
import { announced } from '../../../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../../shared/ui/page/EmptyState'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import { lazyPart } from '../../../../i18n/lazyPart'
import { Picture } from '../../../../shared/ui/pictures/Picture'
import { ChooseOptions, NothingFound } from '../../../../shared/ui/pictures/drawings'
import { selectSettings } from '../../../identity/settings'
import { addToCartCode } from '../../cart'
import { ServiceTickets } from '../../catalogue/onDemand'
import { ChosenFilters } from '../filters/ChosenFilters'
import { nextFilter } from '../search/filterChoice'
import { Cards, ListHead } from './productStyles'
import { ProductPlaceholder } from './ProductPlaceholder'
import { ProductsFailure } from './ProductsFailure'
import { panelOf } from '../search/productsMachine'
import { selectPage } from '../search/productsSlice'
import { resultsId } from '../filters/focusResults'
import { awaitsFilters, isBusy, resultsView } from '../search/resultsView'
import type { AddressFilters } from '../filters/useAddressFilters'

/** It loads once filters can be chosen; for a link to a combination, at once. */
const ProductList = lazyPart(() => import('./ProductList'))

export const firstParts = (query: URLSearchParams) => (query.has('filter') ? ProductList.load() : undefined)

export const resultsCode = [ProductList.load, ...addToCartCode]

interface ProductResultsProps {
  filters: AddressFilters
  isFolded: boolean
}

export function ProductResults({ filters, isFolded }: ProductResultsProps) {
  const { t } = useTranslation('products')
  const page = useAppSelector(selectPage)
  // On small screens growing filters push the results down, so they are hidden meanwhile.
  const waits = awaitsFilters(page)
  const isListNear = filters.search.applied.length > 0
  useEffect(() => {
    if (isListNear) ProductList.load().catch(() => undefined)
  }, [isListNear])
  const isSearching = isBusy(page)
  useSlowSearchSaid(isSearching)
  return (
    <Box
      component="section"
      id={resultsId}
      tabIndex={-1}
      aria-label={t('list.label')}
      aria-busy={isSearching}
      data-unfiltered={filters.search.applied.length === 0 || undefined}
      sx={{ '&:focus': { outline: 'none' }, opacity: { xs: waits ? 0 : 1, md: 1 } }}
    >
      <ChosenFilters filters={filters} isFolded={isFolded && resultsView(page) !== 'failed'} />
      <Box sx={{ display: { xs: waits ? 'none' : 'block', md: 'block' } }}>
        <Results filters={filters} />
      </Box>
    </Box>
  )
}

function useSlowSearchSaid(isSearching: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isSearching) return
    const slow = setTimeout(() => dispatch(announced({ key: 'products:announce.loading' })), 1_000)
    return () => clearTimeout(slow)
  }, [dispatch, isSearching])
}

function Results({ filters: { search, clear } }: { filters: AddressFilters }) {
  const { t } = useTranslation('products')
  const page = useAppSelector(selectPage)
  const { services } = useAppSelector(selectSettings)
  const mode = search.passType ?? 'tickets'
  const isForAll = mode === 'tickets' && search.serviceType === null
  const isFirstChoice = isForAll && services.length > 0 && search.applied.length === 0
  switch (resultsView(page)) {
    case 'prompt': {
      if (isFirstChoice) return <FirstChoice />
      const next = nextFilter(panelOf(page)?.filters ?? [])
      const text = next ? t('prompt.next', { name: next.display_name }) : t(`prompt.${mode}`)
      return <EmptyState picture={ChooseOptions} title={t('prompt.title')} text={text} />
    }
    case 'placeholders':
      return <Placeholders />
    case 'failed':
      return <ProductsFailure clear={clear} />
    case 'none': {
      const action = (
        <Button variant="contained" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )
      return <EmptyState picture={NothingFound} title={t('none.title')} text={t(`none.${mode}`)} action={action} />
    }
    case 'list':
      return (
        <Suspense fallback={<Placeholders />}>
          <ProductList />
        </Suspense>
      )
  }
}

const isWide = () => globalThis.matchMedia?.('(min-width:960px)').matches ?? true
const hasPrices = () => isWide() && hasRoomToSpare()

/** On wide screens, the tickets of the services fill the place of the products. On others, the filters alone fill it. */
function FirstChoice() {
  const { t } = useTranslation('products')
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: { xs: 'center', md: 'stretch' },
        textAlign: { xs: 'center', md: 'start' },
        py: { xs: 3, md: 0 },
      }}
    >
      <Box sx={{ display: { md: 'none' } }}>
        <Picture of={ChooseOptions} />
      </Box>
      <Typography variant="h3" component="h2">
        {t('prompt.title')}
      </Typography>
      <Box component="ul" sx={{ display: { xs: 'none', md: 'grid' }, gap: 1.5, m: 0, p: 0 }}>
        {/* The pressed ticket goes, so the heading above the filters takes the focus. */}
        <ServiceTickets hasPrices={hasPrices} onPress={() => focusPageHeading()} />
      </Box>
    </Box>
  )
}

/** So many skeletons fill a screen, so nothing visible shifts. */
const places = [0, 1, 2, 3, 4]

function Placeholders() {
  return (
    <div aria-hidden>
      <ListHead as="div">
        <SkeletonBar shade="strong" style={{ width: 150, height: 25 }} />
      </ListHead>
      <Cards>
        {places.map((at) => (
          <li key={at}>
            <ProductPlaceholder />
          </li>
        ))}
      </Cards>
    </div>
  )
}
