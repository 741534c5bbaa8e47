import Box from '@mui/material/Box'
import { FormSkeleton } from '../../../../shared/forms/FormSkeleton'
import { SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'

/** Holds the place of a step's title, text and field. */
export function StepSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SkeletonLines height={16} />
      <FormSkeleton fields={1} />
    </Box>
  )
}
