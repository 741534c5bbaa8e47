import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { chosenNames } from '../search/filterChoice'
import { selectPage } from '../search/productsSlice'
import { changeId } from './useFolding'
import type { Folding } from './useFolding'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  '& strong': { minWidth: 0, fontSize: '0.9375rem', lineHeight: 1.35, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

export function FoldedFilters({ unfold }: { unfold: Folding['unfold'] }) {
  const { t } = useTranslation('products')
  const names = chosenNames(useAppSelector(selectPage))
  return (
    <Line>
      {names.length > 0 ? (
        <>
          <strong>{names.join(' · ')}</strong>
          <Button id={changeId} size="small" variant="outlined" sx={{ flexShrink: 0 }} onClick={unfold}>
            {t('filters.change')}
            <VisuallyHidden> {t('filters.changeWhat')}</VisuallyHidden>
          </Button>
        </>
      ) : (
        <SkeletonBar shade="middle" style={{ width: 190, height: 20 }} />
      )}
    </Line>
  )
}
