import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { pageHeadingId } from '../../shared/focus/pageHeading'
import { useAppSelector } from '../../shared/store'
import { SkeletonLines } from '../../shared/ui/SkeletonLines'
import type { Filter } from '../../api/contract/products'
import { Button } from '../../shared/ui/Button'
import { BusyLine } from './BusyLine'
import { withChoice, withoutFilter } from './addressFilters'
import { chosenValue } from './filterChoice'
import { FilterDropdown } from './FilterDropdown'
import { FilterList } from './FilterList'
import { focusResults } from './focusResults'
import { panelOf } from './productsMachine'
import type { ProductsPage } from './productsMachine'
import { selectPage } from './productsSlice'
import { isBusy } from './resultsView'
import type { AddressFilters } from './useAddressFilters'

interface FilterPanelProps {
  heading: string
  filters: AddressFilters
}

/** The page's heading and its filters. They stay mounted while filters reload, so that the focus is never lost. */
export function FilterPanel({ heading, filters: { search, apply } }: FilterPanelProps) {
  const { t } = useTranslation('products')
  const page = useAppSelector(selectPage)
  const panel = panelOf(page)
  const choose = (filter: Filter, value: string) =>
    apply(
      value
        ? withChoice(search.applied, { filter_uuid: filter.uuid, filter_value: value })
        : withoutFilter(search.applied, filter.uuid),
    )
  return (
    <Paper
      variant="outlined"
      data-tour="filters"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        p: { xs: 2, sm: 3 },
        maxHeight: { md: 'calc(100vh - 108px)' },
        overflowY: { md: 'auto' },
      }}
    >
      {isBusy(page) && <BusyLine aria-hidden />}
      <Typography variant="h1" id={pageHeadingId} tabIndex={-1} sx={{ fontSize: { xs: '1.875rem', md: '2.125rem' } }}>
        {heading}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('lead')}</Typography>
      <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5 }}>
        {panel?.filters.map((filter) => {
          const Choice = filter.filter_type === 'dropdown' ? FilterDropdown : FilterList
          return (
            <Choice
              key={filter.uuid}
              filter={filter}
              chosen={chosenValue(page, filter) ?? ''}
              onChoose={(value) => choose(filter, value)}
            />
          )
        })}
        {!!panel?.notShown && <Typography>{t('filters.notShown', { count: panel.notShown })}</Typography>}
        {!panel && page.name === 'loadingFilters' && <FiltersToCome />}
      </Box>
      <ToResults page={page} />
    </Paper>
  )
}

/**
 * A link to the products, for small screens where the filters fill the first screen. It shows as soon as products are
 * loading.
 */
function ToResults({ page }: { page: ProductsPage }) {
  const { t } = useTranslation('products')
  const { t: busyText } = useTranslation('shared')
  const isComing = page.name === 'loadingProducts'
  const count = page.name === 'showing' ? (page.list.total ?? page.list.products.length) : 0
  if (!isComing && count === 0) return null
  return (
    <Button
      variant="outlined"
      aria-disabled={isComing || undefined}
      onClick={() => !isComing && focusResults({ scroll: true })}
      sx={{ mt: 2.5, width: '100%', display: { md: 'none' } }}
    >
      {isComing ? busyText('busy') : t('filters.see', { count })}
    </Button>
  )
}

/** A skeleton with the height of a first filter with three pictures. */
function FiltersToCome() {
  return (
    <Box sx={{ minHeight: 148 }}>
      <SkeletonLines lines={4} height={22} />
    </Box>
  )
}
