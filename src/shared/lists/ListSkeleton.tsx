import { keyframes, styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SkeletonBar } from '../ui/waiting/SkeletonLines'
import { VisuallyHidden } from '../ui/VisuallyHidden'

const appear = keyframes({ from: { opacity: 0 } })

/** The skeleton appears after 200 ms, because it would only flash before a faster answer. */
const Rows = styled('div')({ display: 'grid', gap: 16, animation: `${appear} 100ms 200ms backwards` })

export function ListSkeleton() {
  const { t } = useTranslation('shared')
  return (
    <Rows aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, at) => (
        <SkeletonBar key={at} aria-hidden data-waiting shade={at === 0 ? 'middle' : 'faint'} style={{ height: 52 }} />
      ))}
    </Rows>
  )
}
