import Box from '@mui/material/Box'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppliedFilter } from '../../../../api/contract/buying/products'
import { announced } from '../../../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../../shared/ui/page/EmptyState'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import { lazyPart } from '../../../../i18n/lazyPart'
import { TicketCard } from '../../../../shared/ui/TicketCard'
import { ChooseOptions, NothingFound } from '../../../../shared/ui/pictures/drawings'
import { selectSettings } from '../../../identity/settings'
import { addToCartCode } from '../../cart'
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
  const mode = search.passType ?? 'tickets'
  switch (resultsView(page)) {
    case 'prompt': {
      const next = nextFilter(panelOf(page)?.filters ?? [])
      const text = next ? t('prompt.next', { name: next.display_name }) : t(`prompt.${mode}`)
      return (
        <>
          <EmptyState picture={ChooseOptions} title={t('prompt.title')} text={text} />
          <TicketsToCome applied={search.applied} />
        </>
      )
    }
    case 'placeholders':
      return <Placeholders />
    case 'failed':
      return <ProductsFailure />
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

function TicketsToCome({ applied }: { applied: AppliedFilter[] }) {
  const { services } = useAppSelector(selectSettings)
  const chosen = services.find(({ filter }) =>
    applied.some(({ filter_uuid, filter_value }) => filter === `${filter_uuid}:${filter_value}`),
  )
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.25, maskImage: 'linear-gradient(black, transparent)' }}>
      {services.map(({ filter, colour }) => (
        <TicketCard key={filter} as="div" colour={chosen?.colour ?? colour} stub=" ">
          <Box sx={{ height: 56 }} />
        </TicketCard>
      ))}
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
