import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SkeletonBar } from '../ui/waiting/SkeletonLines'
import { VisuallyHidden } from '../ui/VisuallyHidden'

const Rows = styled('div')({ display: 'grid', gap: 16 })

/** The room of the first rows of a list. */
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
