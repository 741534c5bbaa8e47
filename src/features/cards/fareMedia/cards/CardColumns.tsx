import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SkeletonBar, SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { rounded } from '../../../../shared/ui/rounded'

/**
 * Its first child holds the card and a `div` of acts: below the card on a phone, beside it on a tablet, and both beside
 * the rest on a wide screen.
 */
export const CardColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 32,
  '& > *': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > :first-of-type': { display: 'grid', alignItems: 'start', gap: 16, width: '100%' },
  '& > :first-of-type > div:last-of-type': {
    display: 'grid',
    gap: 16,
    minWidth: 0,
    '& button': { textWrap: 'pretty' },
  },
  '& > :last-of-type': { display: 'grid', gap: 24, minWidth: 0 },
  [theme.breakpoints.only('xs')]: { '& > :first-of-type': { maxWidth: 360 } },
  [theme.breakpoints.between('sm', 'md')]: {
    '& > :first-of-type': { gridTemplateColumns: 'minmax(0, 320px) minmax(0, 400px)', gap: 32 },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'clamp(320px, 30vw, 360px) minmax(0, 1fr)',
    gap: 'clamp(32px, 4vw, 48px)',
    // The card stays in sight beside a long history, if the window is high enough.
    '@media (min-height: 720px)': { '& > :first-of-type': { position: 'sticky', top: 96 } },
  },
}))

export function CardSkeleton() {
  const { t } = useTranslation('shared')
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <CardColumns aria-hidden>
        <div>
          <SkeletonBar shade="middle" style={{ aspectRatio: '1.586', borderRadius: rounded(16) }} />
          <div>
            <SkeletonBar shade="strong" style={{ height: 44 }} />
            <SkeletonBar shade="faint" style={{ height: 44 }} />
          </div>
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
