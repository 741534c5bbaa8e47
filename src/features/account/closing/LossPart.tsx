import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../api/errors'
import { PartFailed } from '../../../shared/ui/page/PartFailed'
import { palette } from '../../../shared/ui/colours/palette'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { SkeletonLines } from '../../../shared/ui/waiting/SkeletonLines'

export const Losses = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { overflowWrap: 'anywhere' },
  '& > li > div:first-of-type': { display: 'flex', gap: 16, justifyContent: 'space-between' },
  '& small': { display: 'block', fontSize: '0.9375rem', color: palette.textSoft },
})

interface LossPartProps {
  title: string
  state?: ReactNode
  /** Lines of text that it keeps free while it loads. */
  lines: number
  /** On a phone, if they are more. */
  phoneLines?: number
  isWaiting: boolean
  error: ApiError | undefined
  onRetry: () => void
  children: () => ReactNode
}

/** Each part loads and fails on its own. */
export function LossPart({
  title,
  state,
  lines,
  phoneLines = lines,
  isWaiting,
  error,
  onRetry,
  children,
}: LossPartProps) {
  return (
    <PagePart title={title} state={state} busy={isWaiting}>
      <Box sx={{ width: '100%', minHeight: { xs: 25 * phoneLines, sm: 24 * lines } }}>
        {isWaiting ? (
          <SkeletonLines lines={lines} />
        ) : error ? (
          <PartFailed error={error} onRetry={onRetry} />
        ) : (
          children()
        )}
      </Box>
    </PagePart>
  )
}
