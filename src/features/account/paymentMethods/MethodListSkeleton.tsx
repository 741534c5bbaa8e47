import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'

export function MethodListSkeleton() {
  const { t } = useTranslation('shared')
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <SkeletonCard height={180} lines={4} />
      <SkeletonCard height={120} lines={3} />
    </Box>
  )
}
