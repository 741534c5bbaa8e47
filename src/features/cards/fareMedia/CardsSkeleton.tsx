import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { rounded } from '../../../shared/ui/rounded'
import { SkeletonBar } from '../../../shared/ui/waiting/SkeletonLines'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'

export const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '28px 24px',
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, maxWidth: 368, alignContent: 'start' },
})

/** Holds the place of the cards to choose from, also while their code loads. */
export function CardsSkeleton() {
  const { t } = useTranslation('shared')
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div aria-hidden>
        <SkeletonBar shade="strong" style={{ width: 260, maxWidth: '100%', height: 36 }} />
        <Cards as="div">
          {[0, 1].map((at) => (
            <Box key={at} sx={{ maxWidth: 368 }}>
              <SkeletonBar shade="middle" style={{ aspectRatio: '1.586', borderRadius: rounded(16) }} />
              <SkeletonBar shade="faint" style={{ width: 170, height: 20, marginTop: 16, marginBottom: 6 }} />
            </Box>
          ))}
        </Cards>
      </div>
    </div>
  )
}
