import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SkeletonBar, SkeletonLines } from '../../../shared/ui/SkeletonLines'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'

/** The page of one card: the card with its acts, and beside it what is known of it. */
export const CardColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 32,
  '& > *': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > :first-of-type': { display: 'grid', gap: 16, width: '100%', maxWidth: 360 },
  '& > :last-of-type': { display: 'grid', gap: 24, minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '360px minmax(0, 1fr)', gap: 48 },
}))

/** Reserves the room of one card's page while it loads. */
export function CardToCome() {
  const { t } = useTranslation('shared')
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <CardColumns aria-hidden>
        <div>
          <SkeletonBar shade="middle" style={{ aspectRatio: '1.586', borderRadius: 16 }} />
          <SkeletonBar shade="strong" style={{ height: 44 }} />
          <SkeletonBar shade="faint" style={{ height: 44 }} />
        </div>
        <Box>
          {[120, 180].map((height) => (
            <Paper key={height} variant="outlined" sx={{ p: 3, minHeight: height }}>
              <SkeletonLines lines={4} />
            </Paper>
          ))}
        </Box>
      </CardColumns>
    </div>
  )
}
