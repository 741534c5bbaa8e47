import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { SkeletonBar } from '../../shared/ui/SkeletonLines'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'

/** The room of the first rows of a history. */
export function HistorySkeleton() {
  const { t } = useTranslation('shared')
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, at) => (
        <SkeletonBar key={at} aria-hidden data-waiting shade={at === 0 ? 'middle' : 'faint'} style={{ height: 52 }} />
      ))}
    </Box>
  )
}
