import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announced } from '../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { SkeletonBar } from '../../shared/ui/SkeletonLines'
import { ChooseOptions, NothingFound } from '../../shared/ui/drawings'
import { ChosenFilters } from './ChosenFilters'
import { nextFilter } from './filterChoice'
import { Cards } from './productStyles'
import { ProductList } from './ProductList'
import { ProductPlaceholder } from './ProductPlaceholder'
import { ProductsFailure } from './ProductsFailure'
import { askedSearch, panelOf } from './productsMachine'
import { selectPage } from './productsSlice'
import { resultsId } from './focusResults'
import { isBusy, resultsView } from './resultsView'
import type { AddressFilters } from './useAddressFilters'

/** The right side of the page: prompt, skeletons, products, or the reason why there are none. */
export function ProductResults({ filters }: { filters: AddressFilters }) {
  const { t } = useTranslation('products')
  const page = useAppSelector(selectPage)
  // On small screens growing filters push the results down. The results are hidden meanwhile, so that they do not jump.
  const waits = page.name === 'loadingFilters'
  return (
    <Box
      component="section"
      id={resultsId}
      tabIndex={-1}
      aria-label={t('list.label')}
      aria-busy={isBusy(page)}
      sx={{ '&:focus': { outline: 'none' }, opacity: { xs: waits ? 0 : 1, md: 1 } }}
    >
      <ChosenFilters filters={filters} />
      <Box sx={{ display: { xs: waits ? 'none' : 'block', md: 'block' } }}>
        <Results clear={filters.clear} />
      </Box>
    </Box>
  )
}

function Results({ clear }: { clear: () => void }) {
  const { t } = useTranslation('products')
  const page = useAppSelector(selectPage)
  const mode = askedSearch(page)?.passType ?? 'tickets'
  switch (resultsView(page)) {
    case 'prompt': {
      const next = nextFilter(panelOf(page)?.filters ?? [])
      const text = next ? t('prompt.next', { name: next.display_name }) : t(`prompt.${mode}`)
      return <EmptyState picture={ChooseOptions} title={t('prompt.title')} text={text} />
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
      return <ProductList />
  }
}

/** Enough skeletons to fill a screen. Content below it shifts nothing that is visible. */
const places = [0, 1, 2, 3]

function Placeholders() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const slow = setTimeout(() => dispatch(announced({ key: 'shared:loading' })), 1_000)
    return () => clearTimeout(slow)
  }, [dispatch])
  return (
    <div aria-hidden>
      <SkeletonBar shade="strong" style={{ width: 150, height: 25, marginBottom: 16 }} />
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
