import { styled } from '@mui/material/styles'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { Glyph } from '../../../../shared/ui/Glyph'
import { closeGlyph } from '../../../../shared/ui/glyphs/frame'
import { palette } from '../../../../shared/ui/colours/palette'
import { withoutFilter } from '../search/addressFilters'
import { chosenFilters } from '../search/filterChoice'
import { selectPage } from '../search/productsSlice'
import { isBusy, isChoiceGone, resultsView } from '../search/resultsView'
import type { AddressFilters } from './useAddressFilters'
import { rounded } from '../../../../shared/ui/rounded'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.down('md')]: { '&[data-folded]': { display: 'none' } },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 36,
  marginBottom: 16,
  // It begins a line where it does not fit.
  '& > [data-variant]': { paddingInline: 0 },
  '& li button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    padding: '4px 10px 4px 14px',
    border: `1px solid ${palette.outline}`,
    borderRadius: rounded(18),
    background: palette.surface,
    color: palette.text,
    font: 'inherit',
    fontSize: '0.9375rem',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& li button:hover': { background: palette.sunken },
}))

/** The list has no box, so that chips wrap with their neighbours. */
const Chips = styled('ul')({ display: 'contents', listStyle: 'none' })

interface ChosenFiltersProps {
  filters: AddressFilters
  isFolded: boolean
}

export function ChosenFilters({ filters: { search, apply, clear }, isFolded }: ChosenFiltersProps) {
  const { t } = useTranslation('products')
  const page = useAppSelector(selectPage)
  const chosen = useMemo(() => chosenFilters(page), [page])
  const list = useRef<HTMLUListElement>(null)
  if (search.applied.length === 0) return null
  // An empty list, and a choice that is gone, have their own "Clear all". Before the first answer there is nothing to
  // clear, and one chip clears itself.
  const hasOwn = resultsView(page) === 'none' || isChoiceGone(page)
  const canClear = !hasOwn && (chosen.length > 1 || (chosen.length === 0 && !isBusy(page)))
  const remove = (filterUuid: string, at: number) => {
    if (chosen.length === 1) return clear()
    // The clicked button goes, so the chip beside it takes the focus.
    list.current?.querySelectorAll('button')[at === 0 ? 1 : at - 1]?.focus()
    apply(withoutFilter(search.applied, filterUuid))
  }
  return (
    <Row data-folded={isFolded || undefined}>
      <Chips ref={list} role="list" aria-label={t('filters.chosen')}>
        {chosen.map(({ filterUuid, name }, at) => (
          <li key={filterUuid}>
            <button type="button" aria-label={t('filters.remove', { name })} onClick={() => remove(filterUuid, at)}>
              {name}
              <Glyph shape={closeGlyph} size={16} />
            </button>
          </li>
        ))}
      </Chips>
      {canClear && (
        <Button size="small" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </Row>
  )
}
