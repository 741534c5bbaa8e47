import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pageHeadingId } from '../../../../shared/focus/pageHeading'
import { useAppSelector } from '../../../../shared/store'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import type { Filter } from '../../../../api/contract/buying/products'
import { Button } from '../../../../shared/ui/buttons/Button'
import { BusyLine } from '../../../../shared/ui/lines/BusyLine'
import { selectSettings } from '../../../identity/settings'
import { withChoice, withoutFilter } from '../search/addressFilters'
import { expectedFilter } from '../search/expectedFilter'
import { chosenValue } from '../search/filterChoice'
import { FilterDropdown } from './FilterDropdown'
import { FilterList } from './FilterList'
import { FoldedFilters } from './FoldedFilters'
import { panelOf } from '../search/productsMachine'
import type { ProductsPage } from '../search/productsMachine'
import { selectPage } from '../search/productsSlice'
import { awaitsFilters, isBusy } from '../search/resultsView'
import type { AddressFilters } from './useAddressFilters'
import { filtersId } from './useFolding'
import type { Folding } from './useFolding'
import { rounded } from '../../../../shared/ui/rounded'

interface FilterPanelProps {
  heading: string
  filters: AddressFilters
  folding: Folding
}

/** Shows heading and filters. It stays mounted while filters reload, so that the focus is never lost. */
export function FilterPanel({ heading, filters: { search, apply }, folding }: FilterPanelProps) {
  const { t, i18n } = useTranslation('products')
  const { services } = useAppSelector(selectSettings)
  const page = useAppSelector(selectPage)
  const panel = panelOf(page)
  const isForAll = search.serviceType === null && search.passType === null
  const expected =
    !panel && isForAll && awaitsFilters(page) ? expectedFilter(services, t('filters.service'), i18n.language) : []
  const isByKey = useRef(false)
  const choose = (filter: Filter, value: string) => {
    folding.chosen(isByKey.current)
    apply(
      value
        ? withChoice(search.applied, { filter_uuid: filter.uuid, filter_value: value })
        : withoutFilter(search.applied, filter.uuid),
    )
  }
  const hiddenWhenFolded = folding.isFolded ? { xs: 'none', md: 'grid' } : 'grid'
  return (
    <Paper
      variant="outlined"
      data-tour="filters"
      sx={{ position: 'relative', overflow: 'hidden', p: { xs: 2, sm: 2.5 } }}
    >
      {isBusy(page) && <BusyLine aria-hidden />}
      <Typography variant="h1" id={pageHeadingId} tabIndex={-1} sx={{ fontSize: { xs: '1.625rem', md: '1.75rem' } }}>
        {heading}
      </Typography>
      {folding.isFolded && <FoldedFilters unfold={folding.unfold} />}
      <Box
        id={filtersId}
        onKeyDown={() => (isByKey.current = true)}
        onPointerDown={() => (isByKey.current = false)}
        sx={{ display: hiddenWhenFolded, gap: 2, mt: 1.5 }}
      >
        {(panel?.filters ?? expected).map((filter) => {
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
        {!panel && awaitsFilters(page) && expected.length === 0 && <FiltersSkeleton />}
      </Box>
      {!folding.isFolded && <ToResults page={page} onPress={folding.fold} />}
    </Paper>
  )
}

function ToResults({ page, onPress }: { page: ProductsPage; onPress: () => void }) {
  const { t } = useTranslation('products')
  const { t: busyText } = useTranslation('shared')
  const isComing = page.name === 'loadingProducts'
  const count = page.name === 'showing' ? (page.list.total ?? page.list.products.length) : 0
  if (!isComing && count === 0) return null
  return (
    <Button
      variant="outlined"
      aria-disabled={isComing || undefined}
      onClick={() => !isComing && onPress()}
      sx={{ mt: 2.5, width: '100%', display: { md: 'none' } }}
    >
      {isComing ? busyText('busy') : t('filters.see', { count })}
    </Button>
  )
}

function FiltersSkeleton() {
  return (
    <Box aria-hidden data-waiting sx={{ minHeight: 100 }}>
      <SkeletonBar shade="strong" style={{ width: 90, height: 18, marginBottom: 10 }} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
        {[0, 1, 2].map((at) => (
          <SkeletonBar key={at} shade="faint" style={{ height: 72, borderRadius: rounded(10) }} />
        ))}
      </Box>
    </Box>
  )
}
