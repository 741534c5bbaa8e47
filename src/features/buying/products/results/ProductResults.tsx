import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filter } from '../../../../api/contract/buying/products'
import { focusPageHeading } from '../../../../shared/focus/pageHeading'
import { announced } from '../../../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../../shared/ui/page/EmptyState'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import { lazyPart } from '../../../../i18n/lazyPart'
import { NothingFound } from '../../../../shared/ui/pictures/drawings'
import { RemotePicture } from '../../../../shared/ui/pictures/RemotePicture'
import { selectSettings } from '../../../identity/settings'
import { addToCartCode } from '../../cart'
import { ChoiceTicket, ServiceTickets } from '../../catalogue/onDemand'
import { ChosenFilters } from '../filters/ChosenFilters'
import { withChoice } from '../search/addressFilters'
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

function Results({ filters }: { filters: AddressFilters }) {
  const { t } = useTranslation('products')
  const page = useAppSelector(selectPage)
  const { services } = useAppSelector(selectSettings)
  const { search, clear } = filters
  const mode = search.passType ?? 'tickets'
  const isForAll = mode === 'tickets' && search.serviceType === null
  const isFirstChoice = isForAll && services.length > 0 && search.applied.length === 0
  switch (resultsView(page)) {
    case 'prompt': {
      if (isFirstChoice)
        return (
          <Prompt isOnPhones>
            <ServiceTickets onPress={onPress} />
          </Prompt>
        )
      const next = nextFilter(panelOf(page)?.filters ?? [])
      return next ? <NextChoice filter={next} filters={filters} /> : <Prompt text={t(`prompt.${mode}`)} />
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

// The pressed ticket goes, so the heading above the filters takes the focus.
const onPress = () => focusPageHeading()

interface PromptProps {
  /** What to choose next. */
  question?: string
  text?: string
  isMany?: boolean
  /** Whether the tickets also show on phones, where the filters above them offer the same. */
  isOnPhones?: boolean
  children?: ReactNode
}

/** Tickets of the next choice fill the place of the products. */
function Prompt({ question, text, isMany, isOnPhones, children }: PromptProps) {
  const { t } = useTranslation('products')
  const title = t('prompt.title')
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography component="h2" variant="h3">
        {question ?? title}
      </Typography>
      {(question || text) && <Typography color="text.secondary">{question ? title : text}</Typography>}
      <Box
        component="ul"
        sx={{
          display: { xs: isOnPhones ? 'grid' : 'none', md: 'grid' },
          gridTemplateColumns: isMany ? '1fr 1fr' : undefined,
          gap: 1.5,
          margin: '12px 0 0',
          p: 0,
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

const mostTickets = 12

/** Offers the values of the next filter. Many of them stand in the panel alone. */
function NextChoice({ filter, filters }: { filter: Filter; filters: AddressFilters }) {
  const { t } = useTranslation('products')
  const { services } = useAppSelector(selectSettings)
  const { values, uuid } = filter
  const { applied } = filters.search
  return (
    <Prompt question={t('prompt.next', { name: filter.display_name })} isMany={values.length > 4}>
      {(values.length > mostTickets ? [] : values).map((value) => {
        const colour = services.find((service) => service.filter === `${uuid}:${value.uuid}`)?.colour
        return (
          <ChoiceTicket
            key={value.uuid}
            to={filters.addressOf(withChoice(applied, { filter_uuid: uuid, filter_value: value.uuid }))}
            name={value.value}
            colour={colour}
            plain={!colour}
            sign={<RemotePicture path={value.image_url} alt="" width={36} height={36} />}
            onPress={onPress}
          >
            {value.short_description}
          </ChoiceTicket>
        )
      })}
    </Prompt>
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
