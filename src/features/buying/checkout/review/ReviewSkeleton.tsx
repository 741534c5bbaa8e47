import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../../shared/store'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import { selectLinesToBuy } from '../../cart'

/** Holds the place of the lines, each with its name and price. */
export function ReviewSkeleton() {
  const { t } = useTranslation('shared')
  const { length } = useAppSelector(selectLinesToBuy)
  return (
    <Box aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Box aria-hidden data-waiting>
        <SkeletonBar shade="strong" style={{ width: 130, height: 24, marginBottom: 16 }} />
        {Array.from({ length: Math.max(1, length) }, (_, at) => (
          <Box
            key={at}
            sx={{
              display: 'grid',
              gridTemplateColumns: '12rem 4rem',
              justifyContent: 'space-between',
              rowGap: 1.5,
              minHeight: 72,
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <SkeletonBar shade="middle" style={{ height: 16 }} />
            <SkeletonBar shade="middle" style={{ height: 16 }} />
            <SkeletonBar shade="faint" style={{ height: 14, width: '60%' }} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
