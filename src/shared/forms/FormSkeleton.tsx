import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { SkeletonBar } from '../ui/waiting/SkeletonLines'
import { VisuallyHidden } from '../ui/VisuallyHidden'

interface FormSkeletonProps {
  fields: number
  /** The form will have more buttons. On a phone they stand below the submit button. */
  hasMoreActions?: boolean
  /** Height of the form's further content in pixels, on a phone and from 600 px up. */
  more?: { xs: number; sm: number }
}

/** Holds the form's place, in its height, while the definition loads. */
export function FormSkeleton({ fields, hasMoreActions = false, more }: FormSkeletonProps) {
  const { t } = useTranslation('shared')
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Box aria-hidden>
        {Array.from({ length: fields }, (_, at) => (
          <Box key={at} sx={{ display: 'grid', gap: '12px', pb: '2rem' }}>
            <SkeletonBar shade="middle" style={{ height: 16, width: '28%' }} />
            <SkeletonBar shade="faint" style={{ height: 48 }} />
          </Box>
        ))}
      </Box>
      <SkeletonBar aria-hidden shade="strong" style={{ height: 52, width: 140 }} />
      {hasMoreActions && <Box sx={{ display: { sm: 'none' }, height: 48 }} />}
      {more && <Box sx={{ height: more, mt: -2 }} />}
    </Box>
  )
}
